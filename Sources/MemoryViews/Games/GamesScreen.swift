import MemoryModel
public import MemoryViewModel
public import TextUI

/// The saved games: to go on with, rename, duplicate and delete.
public struct GamesScreen: View {
  private let app: AppModel
  private let go: (Route) -> Void
  @State private var selection: String?
  /// What is asked about the selected game.
  @State private var question: Question?
  /// The ids of the games that were deleted here, the last one last.
  @State private var deleted: [String] = []

  private enum Question {
    case name
    case deletion
  }

  /// - Parameters:
  ///   - app: What is shown.
  ///   - go: Leads to another screen.
  public init(app: AppModel, go: @escaping (Route) -> Void) {
    self.app = app
    self.go = go
  }

  public var body: some View {
    content
      .onKeyPress(perform: take)
      .onAppear { app.refreshGames() }
      // A game that was opened here comes back further on.
      .onChange(of: app.gameID) { _, _ in app.refreshGames() }
      .navigationTitle("Games")
      .toolbar { Text(app.games.isEmpty ? "" : "Enter r D d u").dim().lineLimit(1) }
      .popup(isPresented: isAsking(.name)) { renaming }
      .dialog(isPresented: isAsking(.deletion)) { deletion }
  }

  @ViewBuilder private var content: some View {
    if app.games.isEmpty {
      NoGames(failure: app.savingFailure)
    } else {
      GameList(
        games: app.games, running: app.gameID,
        selection: Binding(get: { selection ?? app.games.first?.id }, set: { selection = $0 }),
        open: open, actions: actions)
    }
  }

  /// The selected game; the first if none is, or one that is gone.
  private var selected: GameSummary? {
    app.games.first { $0.id == selection } ?? app.games.first
  }

  private var actions: [TableAction] {
    let undo = TableAction(id: "Undo", key: "u", perform: bringBack)
    return [
      TableAction(id: "Open", key: "Enter") { if let selected { open(selected.id) } },
      TableAction(id: "Rename", key: "r") { ask(.name) },
      TableAction(id: "Duplicate", key: "D", perform: duplicate),
      TableAction(id: "Delete", key: "d", role: .destructive) { ask(.deletion) },
    ] + (deleted.isEmpty ? [] : [undo])
  }

  private func isAsking(_ what: Question) -> Binding<Bool> {
    Binding(get: { question == what }, set: { question = $0 ? what : nil })
  }
}

extension GamesScreen {
  private func take(_ press: KeyPress) -> KeyResult {
    guard press.modifiers.isDisjoint(with: [.control, .alt]) else { return .ignored }
    switch press.key {
    case .character("r"): ask(.name)
    case .character("d"), .delete: ask(.deletion)
    case .character("D"): duplicate()
    case .character("u"): bringBack()
    default: return .ignored
    }
    return .handled
  }

  private func open(_ id: String) {
    guard let game = app.games.first(where: { $0.id == id }), isFree(game) else { return }
    if app.resume(id) { go(.game) } else { app.refreshGames() }
  }

  private func duplicate() {
    if let selected { app.duplicateGame(selected.id) }
  }

  private func ask(_ what: Question) {
    if let selected, isFree(selected) { question = what }
  }

  /// Whether no other program has the game; the player is told if one has.
  private func isFree(_ game: GameSummary) -> Bool {
    if game.isOpenElsewhere {
      app.notify(.warning, "\(game.shownName) is in use by another program.")
    }
    return !game.isOpenElsewhere
  }

  private func delete(_ game: GameSummary) {
    guard app.removeGame(game.id) else { return }
    deleted.append(game.id)
    app.notify(.info, "Deleted \(game.shownName). u brings it back.")
  }

  private func bringBack() {
    guard let id = deleted.popLast(), app.restoreGame(id) else { return }
    selection = id
  }

  private var deletion: ActionDialog {
    let game = selected
    return ActionDialog(
      "Delete \(game?.shownName ?? "")?",
      message: game.map { "\($0.cardsLeft) of \($0.cards) cards left" } ?? "",
      primary: .init("Delete", role: .destructive) { if let game { delete(game) } },
      cancel: .init("Keep"))
  }

  @ViewBuilder private var renaming: some View {
    if let selected {
      GameNameForm(name: selected.name) { app.renameGame(selected.id, $0) }
    }
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
