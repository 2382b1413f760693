import MemoryModel
public import MemoryViewModel
public import TextUI

/// The saved games: to go on with, rename, duplicate and delete.
public struct GamesScreen: View {
  private let app: AppModel
  private let navigate: (Route) -> Void
  @State private var selection: String?
  /// How the games are sorted; empty for those played last first.
  @State private var sortOrder: [TableSort<GameSummary>] = []
  /// The game that is to get another name.
  @State private var gameToRename: GameSummary?
  /// The game that is to go, if the player means it.
  @State private var gameToDelete: GameSummary?
  /// The ids of the games that were deleted here, the last one last.
  @State private var deleted: [String] = []
  /// The notice that offers to bring back the last one.
  @State private var offer: Notice.ID?

  /// - Parameters:
  ///   - app: What is shown.
  ///   - navigate: Leads to another screen.
  public init(app: AppModel, navigate: @escaping (Route) -> Void) {
    self.app = app
    self.navigate = navigate
  }

  public var body: some View {
    content
      .onKeyPress(perform: respond)
      .onAppear { app.refreshGames() }
      .onDisappear { app.withdraw(offer) }
      // A game that was opened here comes back further on.
      .onChange(of: app.gameID) { _, _ in app.refreshGames() }
      .navigationTitle("Games")
      .toolbar {
        ModeWords(modes: app.modes)
        Text(app.games.isEmpty ? "" : keys).foregroundStyle(.cyan).lineLimit(1)
      }
      .popup(item: $gameToRename) { game in
        GameNameForm(name: game.name) { app.renameGame(game.id, $0) }
      }
      .alert(
        "Delete \(gameToDelete?.shownName ?? "")?", isPresented: $gameToDelete.isPresent(),
        presenting: gameToDelete
      ) { game in
        Button("Delete", role: .destructive) { delete(game) }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("\($0.cardsLeft) of \($0.cards) cards left")
      }
  }

  @ViewBuilder private var content: some View {
    if app.games.isEmpty {
      NoGames(failure: app.savingFailure)
    } else {
      GameList(
        games: app.games.sorted(using: sortOrder), sortOrder: $sortOrder, running: app.gameID,
        selection: Binding(get: { selection ?? app.games.first?.id }, set: { selection = $0 }),
        open: open, actions: actions)
    }
  }

  /// The selected game; the first if none is, or one that is gone.
  private var selected: GameSummary? {
    app.games.first { $0.id == selection } ?? app.games.first
  }

  private var keys: String { GamesCommand.all.map(\.keyName).joined(separator: " ") }

  private var actions: [TableAction] {
    let commands = GamesCommand.all.filter { $0 != .undo || !deleted.isEmpty }
    return commands.map { command in
      TableAction(command.title, command, role: command == .delete ? .destructive : nil) {
        perform(command)
      }
    }
  }
}

/// What can be asked of the saved games.
private enum GamesCommand: CaseIterable, ScreenCommand {
  case open
  case rename
  case duplicate
  case delete
  case undo

  var key: Key {
    switch self {
    case .open: .enter
    case .rename: .character("r")
    case .duplicate: .character("D")
    case .delete: .character("d")
    case .undo: .character("u")
    }
  }

  var title: String {
    switch self {
    case .open: "Open"
    case .rename: "Rename"
    case .duplicate: "Duplicate"
    case .delete: "Delete"
    case .undo: "Undo"
    }
  }
}

extension GamesScreen {
  private func respond(to press: KeyPress) -> KeyResult {
    var press = press
    if press.key == .delete { press.key = GamesCommand.delete.key }
    // Enter is for the list, and for its buttons.
    guard let command = GamesCommand(press), command != .open else { return .ignored }
    perform(command)
    return .handled
  }

  private func perform(_ command: GamesCommand) {
    if command == .undo { return bringBack() }
    guard let selected else { return }
    switch command {
    case .open: open(selected.id)
    case .rename: if isFree(selected) { gameToRename = selected }
    case .duplicate: app.duplicateGame(selected.id)
    case .delete: askToDelete(selected)
    case .undo: bringBack()
    }
  }

  private func open(_ id: String) {
    guard let game = app.games.first(where: { $0.id == id }), isFree(game) else { return }
    if app.resume(id) { navigate(.game) } else { app.refreshGames() }
  }

  /// Whether no other program has the game; the player is told if one has.
  private func isFree(_ game: GameSummary) -> Bool {
    if game.isOpenElsewhere {
      app.notify(.warning, "\(game.shownName) is in use by another program.")
    }
    return !game.isOpenElsewhere
  }

  private func askToDelete(_ game: GameSummary) {
    guard isFree(game) else { return }
    app.guarded("Deleting \(game.shownName)") { gameToDelete = game }
  }

  private func delete(_ game: GameSummary) {
    guard app.removeGame(game.id) else { return }
    deleted.append(game.id)
    offer = app.notify(.info, "Deleted \(game.shownName). u brings it back.")
  }

  private func bringBack() {
    app.withdraw(offer)
    guard let id = deleted.popLast(), app.restoreGame(id) else { return }
    selection = id
  }
}

/// What is said where no game is saved.
private struct NoGames: View {
  /// Why the last game was not saved, if it was not.
  let failure: String?

  var body: some View {
    VStack(spacing: 1) {
      Text("No saved games").bold()
      Text(sentence).dim().multilineTextAlignment(.center)
    }
    .padding(.horizontal, 2)
    .frame(maxWidth: .max, maxHeight: .max)
    .defaultFocus()
  }

  private var sentence: String {
    failure.map { "The last game could not be saved: \($0)." }
      ?? "Every game is saved by itself, card by card, and is listed here until it is over."
  }
}
