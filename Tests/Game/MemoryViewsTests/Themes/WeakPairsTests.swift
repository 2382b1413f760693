import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Themes: weak pairs")
struct WeakPairsTests {
  /// Returns an app in which a game of animals was played, with one pair forgotten.
  private func played() throws -> AppModel {
    let app = SampleApp(settings: ["pairs": "3"]).model
    app.play(.animals, seed: Seed(3))
    let game = try #require(app.game)
    let kinds = game.game.deck.kinds.indices.map { kind in
      (0..<6).filter { game.game.card($0, at: .zero).kind == kind }
    }
    let order = [(0, 0), (1, 0), (0, 1), (2, 0), (0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    for (kind, copy) in order { game.choose(kinds[kind][copy]) }
    try #require(game.result != nil)
    app.leave()
    return app
  }

  private func detail(_ app: AppModel, isUnicode: Bool = true) -> ScreenDriving {
    ScreenDriving(.large, isUnicode: isUnicode) { RootScreen(app: app) }
  }

  @Test("the page of a theme shows the weakest pairs with their histories")
  func shows() throws {
    let app = try played()
    let pairs = app.records.weakestPairs(of: app.dealer.sided(.animals))
    try #require(pairs.count == 1)
    let text = detail(app).text
    #expect(
      missing(
        ["Weakest pairs", "forgotten 1, box 1", "A pair that you know moves up a box"], in: text)
        == [] && text.contains(pairs[0].faces[0].symbol))
    let words = detail(app, isUnicode: false).text
    #expect(
      words.contains("\(pairs[0].faces[0].word) forgotten 1")
        && !detail(SampleApp().model).text.contains("Weakest"))
  }

  @Test("the button deals the weakest pairs")
  func plays() throws {
    let app = try played()
    let weak = app.records.weakestPairs(of: app.dealer.sided(.animals))[0].faces
    let screen = detail(app)
    try screen.clicks("Play weak pairs")
    #expect(
      app.game?.setup.pairs != .all
        && app.game?.record.deck.kinds.contains { $0.faces == weak } == true)
  }
}
