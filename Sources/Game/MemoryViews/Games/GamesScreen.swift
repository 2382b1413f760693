import MemoryModel
public import MemoryViewModel
public import TextUI

/// The saved games, to continue, rename, duplicate and delete, and the finished ones, to watch.
public struct GamesScreen: View {
  let app: AppModel
  let navigate: (Route) -> Void
  /// The list that is shown.
  @State var tab = GamesTab.saved
  /// The source of the finished games, which is read when their list is shown.
  @State var finishedGames: ContentSource<GameSummary>
  /// The id of the selected game in each list.
  @State var selections: [GamesTab: String] = [:]
  /// The game that is being renamed.
  @State var gameToRename: GameSummary?
  /// The game of another program that may be joined, and the way to join it.
  @State var gameToJoin: GameToJoin?
  /// The game whose deletion is to be confirmed.
  @State var gameToDelete: GameSummary?
  /// The id of the game that was deleted last, which can be restored.
  @State var deleted: String?
  /// The notice that offers to restore the deleted game.
  @State var offer: Notice.ID?

  /// - Parameters:
  ///   - app: The model that is shown.
  ///   - navigate: Navigates to another screen.
  public init(app: AppModel, navigate: @escaping (Route) -> Void) {
    self.app = app
    self.navigate = navigate
    _finishedGames = State(
      wrappedValue: ContentSource { last, _ in last == nil ? try app.games.finished() : [] })
  }

  public var body: some View {
    tabs
      .onKeyPress(perform: respond)
      .onAppear(perform: refresh)
      .onDisappear { app.notices.withdraw(offer) }
      // A game that was opened here has changed when this screen is shown again.
      .onChange(of: app.gameID) { _, _ in refresh() }
      .onChange(of: app.records.gameChanges) { _, _ in refresh() }
      .navigationTitle("Games")
      .toolbar {
        ModeWords(app: app, modes: app.modes)
        Text(keys).foregroundStyle(.cyan).lineLimit(1)
        if !games(in: tab).isEmpty {
          Text(GamesScreenCommand.group.keyName).foregroundStyle(.cyan).onTapGesture(
            perform: regroup)
        }
      }
      .popup(item: $gameToRename) { game in
        GameNameForm(name: game.name) { app.games.rename(game.id, $0) }
      }
      .modifier(JoinQuestion(game: $gameToJoin, join: join, watch: watch))
      .alert(
        "Delete \(gameToDelete?.shownName ?? "")?", isPresented: $gameToDelete.isPresent(),
        presenting: gameToDelete
      ) { game in
        Button("Delete", role: .destructive) { delete(game) }
        Button("Keep", role: .cancel) {}
      } message: {
        Text($0.whatIsDeleted)
      }
  }

  private var tabs: some View {
    TabView(selection: Binding(get: { tab }, set: show)) {
      list(.saved).tabItem(title(of: .saved)).tag(GamesTab.saved)
      list(.finished).tabItem(title(of: .finished)).tag(GamesTab.finished)
    }
    .frame(maxWidth: GameList.widest)
    .frame(maxWidth: .max)
  }

  /// Returns the title of a list, with its key.
  private func title(of tab: GamesTab) -> String {
    tab == self.tab ? tab.title : "\(tab.title) \(GamesScreenCommand.otherTab.keyName)"
  }

  @ViewBuilder private func list(_ tab: GamesTab) -> some View {
    let groups = groups(in: tab)
    let games = groups.games
    if games.isEmpty {
      NoGames(tab: tab, failure: failure, source: finishedGames)
    } else {
      GameList(
        tab: tab, groups: groups, running: app.gameID,
        selection: Binding(
          get: { selections[tab] ?? games.first?.id }, set: { selections[tab] = $0 }),
        open: open, actions: actions)
    }
  }

  /// The sentence about the last game, without its full stop, if it was or is not saved.
  private var failure: String? {
    let reason = app.current?.life.failure
    return reason.map { "The last game could not be saved: \($0)" } ?? app.keeper?.loss
  }

  /// The names of the visible list's keys; the key of the other list is next to that list's title.
  private var keys: String {
    let commands = games(in: tab).isEmpty ? [] : GamesScreenCommand.all(in: tab)
    return commands.map(\.keyName).joined(separator: " ")
  }

  private var actions: [TableAction] {
    GamesScreenCommand.all(in: tab).filter { $0 != .undo || deleted != nil }
      .map { TableAction($0, on: self) }
  }
}
