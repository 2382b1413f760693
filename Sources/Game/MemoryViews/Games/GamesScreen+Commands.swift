import MemoryModel
import MemoryViewModel
import TextUI

// The commands of the games screen, by keys and buttons.
extension GamesScreen {
  /// The finished games as last read.
  var finished: [GameSummary] { finishedGames.items }

  func groups(in tab: GamesTab) -> GameGroups {
    GameGroups(tab == .saved ? app.games.saved : finished, by: app.settings.gameGroups)
  }

  func games(in tab: GamesTab) -> [GameSummary] { groups(in: tab).games }

  /// The selected game, or the first one.
  var selected: GameSummary? {
    let games = games(in: tab)
    return games.first { $0.id == selections[tab] } ?? games.first
  }

  func respond(to press: KeyPress) -> KeyResult {
    // Enter belongs to the list and its buttons.
    guard press.key != .enter,
      let command = (GamesScreenCommand.all(in: tab) + [.watch, .group, .otherTab]).command(
        of: press)
    else { return .ignored }
    return command.perform(on: self)
  }

  func regroup() { app.settings.gameGroups = app.settings.gameGroups.next }

  func rename(_ game: GameSummary) {
    if isFree(game) { gameToRename = game }
  }

  func show(_ tab: GamesTab) {
    self.tab = tab
    refreshFinished()
  }

  func refresh() {
    app.games.refresh()
    refreshFinished()
  }

  /// Reads the finished games again, if they are shown.
  private func refreshFinished() {
    if tab == .finished { finishedGames.reload() }
  }

  func open(_ id: String) {
    guard tab == .saved else { return watch(id) }
    guard let game = app.games.saved.first(where: { $0.id == id }) else { return }
    if game.isOpenElsewhere, let way = app.table.gamesInUse.find(game) {
      gameToJoin = GameToJoin(game: game, join: way)
      return
    }
    guard isFree(game) else { return }
    if app.resume(id) { navigate(.game) } else { app.games.refresh() }
  }

  /// Joins a game that another program plays.
  func join(_ game: GameToJoin) {
    if app.table.join(game.join) { navigate(.joined) } else { app.games.refresh() }
  }

  /// Opens the film of a game, even one that another program plays, unless it cannot be read.
  func watch(_ id: String) {
    if app.games.film(of: id, names: app.settings.playerNames) != nil {
      navigate(.film(id))
    } else {
      refresh()
    }
  }

  /// Returns true if no other program plays the game; otherwise shows a notice.
  private func isFree(_ game: GameSummary) -> Bool {
    if game.isOpenElsewhere {
      let key = GamesScreenCommand.watch.keyName
      let sentence = "\(game.shownName) is in use by another program."
      app.notices.show(.warning, "\(sentence) Press \(key) to watch it.")
    }
    return !game.isOpenElsewhere
  }

  func askToDelete(_ game: GameSummary) {
    guard isFree(game) else { return }
    app.kidsMode.guarded("Deleting \(game.shownName)") { gameToDelete = game }
  }

  func delete(_ game: GameSummary) {
    defer { refreshFinished() }
    guard app.removeGame(game.id) else { return }
    app.notices.withdraw(offer)
    deleted = game.id
    offer = app.notices.show(.info, "Deleted \(game.shownName). Press u to restore it.")
  }

  func bringBack() {
    app.notices.withdraw(offer)
    guard let id = deleted, app.games.restore(id) else { return }
    deleted = nil
    let tab = app.games.saved.contains { $0.id == id } ? GamesTab.saved : .finished
    selections[tab] = id
    show(tab)
  }
}
