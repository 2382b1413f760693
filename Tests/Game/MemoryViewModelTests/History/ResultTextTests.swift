import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite struct ResultTextTests {
  private let kinds: [GameAnalysis.Turn.Kind] = [
    .known, .unlucky, .lucky, .forgot, .missedChance,
  ]

  @Test func `a daily deal is its day, the cards, the turns with stars, and the time`() {
    let game = PlayedSample.game("1", kind: .daily, daily: "2026-11-24", kinds: kinds)
    #expect(
      [ResultText(of: game).lines(isUnicode: true), ResultText(of: game).lines(isUnicode: false)]
        == [
          "Memorize 2026-11-24 · 10 pairs · 14 turns ★★★ 1:12\n●○◆✗!",
          "Memorize 2026-11-24, 10 pairs, 14 turns *** 1:12\no.*x!",
        ])
  }

  @Test func `another game has the name of its theme, and no stars that it has not earned`() {
    func line(_ game: PlayedGame) -> String { ResultText(of: game).lines(isUnicode: false) }
    #expect(
      [
        line(PlayedSample.game("1", turns: 30)),
        line(PlayedSample.game("1", kind: .practice, daily: "2026-11-24")),
        line(PlayedSample.game("1", pairs: 8, copies: 3, turns: 1, seconds: 3_661)),
        line(PlayedSample.game("1", isWon: false)), line(PlayedSample.game("1", hints: 2)),
      ] == [
        "Memorize Sea, 10 pairs, 30 turns * 1:12",
        "Memorize 2026-11-24, practice, 10 pairs, 14 turns 1:12",
        "Memorize Sea, 8 triples, 1 turn 1:01:01",
        "Memorize Sea, 10 pairs, 14 turns 1:12, not solved",
        "Memorize Sea, 10 pairs, 14 turns 1:12, 2 hints",
      ])
  }

  @Test func `no text has a face`() throws {
    let repository = TestRepository()
    for id in Theme.builtInNames {
      let app = repository.makeApp()
      app.play(try #require(Theme.builtIn(id)))
      app.win()
      let text = try #require(app.current?.resultText)
      for face in app.game?.record.deck.kinds.flatMap(\.faces) ?? []
      where !face.symbol.utf8.allSatisfy({ $0 < 128 }) {
        #expect(!text.contains(face.symbol))
      }
    }
  }
}
