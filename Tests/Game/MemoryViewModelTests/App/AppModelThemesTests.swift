import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("App: themes")
struct AppModelThemesTests {
  private let app = TestRepository().makeApp()

  private func score(_ id: String, rules: String = "course", points: Int) -> Score {
    Score(
      id: id, themeID: "animals", themeName: "Animals", rules: rules, pairs: 10, players: 1,
      points: points, turns: 10, time: .zero, seed: "1", player: "", date: 0, isWon: true)
  }

  @Test("the best score is that of the current rules, and a program without files says so")
  func best() async throws {
    let earlierBest = app.records.best(of: app.dealer.setup(for: .animals))
    try app.records.scores.add(score("a", points: 100))
    try app.records.scores.add(score("b", points: 90))
    try app.records.scores.add(score("c", rules: "relaxed", points: 80))
    #expect((earlierBest, app.records.best(of: app.dealer.setup(for: .animals))?.id) == (nil, "a"))

    app.settings.rules = .relaxed
    #expect(app.records.best(of: app.dealer.setup(for: .animals))?.id == "c")
    app.settings.players = 2
    #expect(app.records.best(of: app.dealer.setup(for: .animals)) == nil)

    await #expect(throws: (any Error).self) {
      try await app.library.files.read(["a"], []) { _, _ in }
    }
    #expect(throws: (any Error).self) { try app.library.files.write([.animals], "a") }
  }

  @Test("the game in progress is the last one played that is neither over nor open elsewhere")
  func inProgress() {
    #expect(app.games.inProgress(with: .animals) == nil)
    for _ in 0..<2 {
      app.play(.animals)
      app.game?.choose(0)
      app.leave()
    }
    app.games.refresh()
    #expect(
      (app.games.inProgress(with: .animals)?.id, app.games.inProgress(with: Theme.builtIn[1])) == (
        app.games.saved.first?.id, nil
      ))
  }
}
