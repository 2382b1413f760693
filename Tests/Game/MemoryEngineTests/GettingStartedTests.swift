import MemoryEngine
import TestSupport
import Testing

@Suite("Getting started with the engine")
struct MemoryEngineGettingStartedTests {
  @Test("the article's example prints what the article says")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    let deck = try Deck(pairsOf: ["🐶", "🐱", "🐭"])
    var play = try RecordedGame(deck: deck, rules: .course, seed: Seed(42))

    // Turns all cards in order, one per second, and then those that match.
    var places: [String: [Int]] = [:]
    var now = Duration.zero
    func turn(_ card: Int) {
      now += .seconds(1)
      let outcome = play.choose(card, at: now)
      let face = play.game.card(card, at: now).face
      switch outcome.event {
      case .turnedUp: print(card, face)
      case .matched(_, let points): print(card, face, "a match,", points, "points")
      case .missed: print(card, face, "no match")
      case .ignored(let refusal): print(card, "cannot be turned:", refusal)
      }
      places[face, default: []].append(card)
    }
    for card in 0..<play.game.cardCount { turn(card) }
    for face in ["🐶", "🐱", "🐭"] {
      for card in places[face, default: []] { turn(card) }
    }
    print(play.game.scores, "in", play.game.turns, "turns")

    // The record is enough to replay the game up to any move.
    let again = try RecordedGame(replaying: play.record.prefix(2))
    print(again.game.turns, again.game.faceUp.count)
    // Example ends

    let article = try DocumentedExample(
      in: "Sources/Game/MemoryEngine/MemoryEngine.docc/DealPlayAndSave.md", after: "# ")
    #expect(try DocumentedExample.code(in: #filePath) == article.code)
    #expect(printed.rows == article.output)
  }
}
