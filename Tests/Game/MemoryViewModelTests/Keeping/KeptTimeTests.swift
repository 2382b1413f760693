import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

/// The game time that is noted for the case that the program is killed.
@Suite struct KeptTimeTests {
  private let repository = TestRepository()

  /// Advances the clock by half seconds, and notes the time when that is due.
  private func wait(until seconds: Int, _ app: AppModel) {
    while repository.now < .seconds(seconds) {
      repository.now += .milliseconds(500)
      app.current?.noteTimeIfDue()
    }
  }

  @Test func `the time is noted every second while a bonus runs, and never before or after`() {
    let app = repository.makeApp()
    app.play(.animals)
    wait(until: 3, app)
    app.game?.choose(0)
    let first = app.current?.timeToNextNote
    wait(until: 60, app)
    #expect(
      (first, repository.noted, app.current?.timeToNextNote)
        == (.seconds(1), (4...8).map { .seconds($0) }, nil))
  }

  @Test func `a limit of time is noted after the first flip, but not in a pause or after the end`()
  {
    let app = repository.makeApp(settings: ["rules": "time-attack"])
    app.play(.animals)
    wait(until: 2, app)
    app.game?.choose(0)
    app.game?.pause()
    wait(until: 9, app)
    let isNotedInPause = !repository.noted.isEmpty
    app.game?.resume()
    wait(until: 200, app)
    #expect((isNotedInPause, repository.noted) == (false, (3...89).map { .seconds($0) }))
  }

  @Test func `interrupted games are told of once each, without the current one`() throws {
    let app = repository.makeApp()
    app.play(.animals)
    app.game?.choose(0)
    app.games.refresh()
    let own = try #require(app.games.saved.first)
    repository.interrupted =
      ["A", "B"].map { name in
        GameSummary(
          id: name, name: name, themeID: "", themeName: "", players: 1, opponents: [], cards: 20,
          cardsLeft: 12, scores: [0], turns: 4, played: .zero, isOver: false, lastPlayed: nil,
          isOpenElsewhere: false)
      } + [own]
    app.games.tellInterrupted { "Type continue \($0.name)." }
    #expect(
      app.notices.all.map(\.text)
        == ["B", "A"].map {
          "\($0) was interrupted with 12 of 20 cards left. Type continue \($0)."
        })
  }
}
