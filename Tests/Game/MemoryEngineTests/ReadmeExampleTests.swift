import MemoryEngine
import TestSupport
import Testing

@Suite("The README's rules in ten lines")
struct ReadmeExampleTests {
  @Test("the README's lines turn a card and print its bonus time and the score")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    var game = try MemoryGame(deck: Deck(pairsOf: ["🐶", "🐱", "🐭"]), seed: Seed(42))
    let outcome = game.choose(0, at: .seconds(1))
    switch outcome.event {
    case .turnedUp: print("one more")
    case .matched(let cards, let points): print("\(cards) match: \(points) points")
    case .missed, .ignored: print("not this time")
    }
    print(game.card(0, at: .seconds(2)).bonusTime, game.scores)
    // Example ends

    let readme = try DocumentedExample(in: "README.md", after: "### The rules in ten lines")
    #expect(readme.code.count == 9)
    #expect(try DocumentedExample.code(in: #filePath) == readme.code)
    #expect(printed.rows == ["one more", "5.0 seconds [0]"])
  }
}
