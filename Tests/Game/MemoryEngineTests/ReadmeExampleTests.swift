import MemoryEngine
import TestSupport
import Testing

@Suite("The README's lines of the engine")
struct ReadmeExampleTests {
  @Test("the README's lines turn a card and print what happened")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    var game = try MemoryGame(deck: Deck(pairsOf: ["🐶", "🐱", "🐭"]), seed: Seed(42))
    let outcome = game.choose(0, at: .seconds(1))
    print(outcome.event, game.card(0, at: .seconds(2)).face, game.scores)
    // Example ends

    let readme = try DocumentedExample(in: "README.md", after: "## Build")
    #expect(readme.code.count == 4)
    #expect(try DocumentedExample.code(in: #filePath) == readme.code)
    #expect(printed.rows == ["turnedUp 🐱 [0]"])
  }
}
