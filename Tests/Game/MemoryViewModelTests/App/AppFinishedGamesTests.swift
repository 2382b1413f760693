import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("App: finished games")
struct AppFinishedGamesTests {
  private let repository = TestRepository()

  /// Returns an app with a won game that is still on the table.
  private func win() throws -> (app: AppModel, id: String) {
    let app = repository.makeApp()
    app.play(Theme.animals)
    let game = try #require(app.game)
    for kind in game.game.deck.kinds.indices {
      for id in 0..<game.game.cardCount where game.game.card(id, at: .zero).kind == kind {
        repository.now += .seconds(1)
        game.choose(id)
      }
    }
    return (app, try #require(app.gameID))
  }

  @Test("a won game is listed as finished while it is still on the table")
  func lists() throws {
    let (app, id) = try win()
    #expect(try app.games.finished().map(\.id) == [id])
    app.games.refresh()
    #expect(app.games.saved.isEmpty)
  }

  @Test("its film runs from the start, by the clock of the app, with the current names")
  func watches() throws {
    let (app, id) = try win()
    app.leave()
    app.settings.playerNames = PlayerNames(["Ada"])
    let player = try #require(app.games.film(of: id, names: app.settings.playerNames))
    #expect(
      (
        player.current.isPlaying, player.current.isOver, player.current.position,
        player.current.names
      ) == (true, true, 0, PlayerNames(["Ada"])))
    repository.now += .seconds(3)
    #expect(player.current.position == 3)
  }

  @Test("a saved game has a film too, as far as it was played, without being opened")
  func watchesSavedGames() throws {
    let app = repository.makeApp()
    app.play(Theme.animals)
    try #require(app.game).choose(4)
    let id = try #require(app.gameID)
    for _ in 0..<2 {
      let film = try #require(app.games.film(of: id, names: app.settings.playerNames)).current
      #expect(film.lastPosition == 1 && !film.isOver && app.current?.film == nil)
      app.leave()
    }
    #expect(app.game == nil)
  }

  @Test("a missing or unreadable game is reported")
  func tellsRefusals() throws {
    let (app, id) = try win()
    #expect(app.games.film(of: "zz", names: app.settings.playerNames) == nil)
    repository.refusal = "The disk is gone"
    #expect(
      (
        app.games.film(of: id, names: app.settings.playerNames) == nil,
        (try? app.games.finished()) == nil, app.notices.all.map(\.text)
      ) == (
        true, true,
        [
          "This game cannot be watched: there is no saved game zz",
          "This game cannot be watched: The disk is gone",
          "The finished games cannot be listed: The disk is gone",
        ]
      ))
  }

  @Test("it can be deleted, on the table or off it, and comes back", arguments: [true, false])
  func removesAndRestores(isOnTable: Bool) throws {
    let (app, id) = try win()
    if !isOnTable { app.leave() }
    #expect(
      try (
        app.removeGame(id), app.game == nil, app.games.finished().isEmpty, app.games.restore(id),
        app.games.finished().map(\.id)
      ) == (true, true, true, true, [id]))
    app.games.refresh()
    #expect(app.games.saved.isEmpty)
  }
}
