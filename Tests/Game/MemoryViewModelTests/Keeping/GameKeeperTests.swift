import MemoryModel
import MemoryViewModel
import Testing

/// Several games one after the other, each with a keeper of its own.
@Suite struct GameKeeperTests {
  private let repository = TestRepository()

  @Test func `a game that was left writes nothing into the next one`() throws {
    let app = repository.makeApp()
    app.play(.animals)
    let first = try #require(app.game)
    first.choose(0)
    app.play(.animals)
    app.game?.choose(0)

    first.resume(.away)
    first.choose(1)
    app.games.refresh()

    #expect(
      (app.games.saved.map(\.turns), app.game?.flips, app.notices.all.count) == ([0, 0], 1, 0))
  }

  @Test func `a game that cannot be opened leaves the current one as it is`() {
    let app = repository.makeApp()
    app.play(.animals)
    app.game?.choose(0)
    let game = app.game

    #expect(!app.resume("missing") && app.game === game && app.leaveOutcome == .saved)
  }

  @Test func `a game that ran out of time is in the history before it is left`() {
    let app = repository.makeApp(settings: ["rules": "time-attack"])
    app.play(.animals)
    app.game?.choose(0)
    repository.now = .seconds(3_600)
    app.current?.noteEnd()

    #expect((repository.played.map(\.isWon), app.leaveOutcome) == ([false], .over))
  }
}
