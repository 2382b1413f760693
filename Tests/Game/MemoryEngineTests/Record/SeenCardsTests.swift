import MemoryEngine
import Testing

@Suite("Cards that were seen")
struct SeenCardsTests {
  private func seen(_ story: String, rules: Rules = .course) throws -> [Int] {
    try RecordedGame(replaying: GameStory(story, rules: rules).record).seenCards
  }

  private func cards(_ words: String) throws -> [Int] {
    let story = try GameStory("")
    return words.split(separator: " ").map { story.card($0) }.sorted()
  }

  @Test("no cards before the first flip, then the turned cards that are not matched")
  func seesTurnedCards() throws {
    #expect(try (seen(""), seen("a1"), seen("a1 b1 c1")) == ([], cards("a1"), cards("a1 b1 c1")))
    #expect(
      try (seen("a1 b1 a2 c1"), seen("a1 b1 c1 c2")) == (cards("a1 a2 b1 c1"), cards("a1 b1")))
  }

  @Test("all cards after a peek, and those that are up after a shuffle, also after the last move")
  func knowsPeeksAndShuffles() throws {
    var rules = Rules.course
    rules.peek = .seconds(3)
    #expect(
      try (
        seen("", rules: rules).count, seen("a1 b1 c1 ~"), seen("a1 b1 ~ c1"),
        seen("~", rules: rules)
      ) == (8, cards("c1"), cards("a1 b1 c1"), []))
  }
}
