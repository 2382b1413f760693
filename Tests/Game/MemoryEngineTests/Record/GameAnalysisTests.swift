import MemoryEngine
import TestSupport
import Testing

@Suite("Memory analysis of turns")
struct GameAnalysisTests {
  @Test(
    "a match whose second card was never seen is lucky, even if the first is known",
    arguments: [
      ("a1 b1 b2 b1 c1 a1 a2 c1 c2 c1 a1 a2 d2 d1", [0, 1, 0, 2, 1, 1, 3]), ("a1 a2", [3]),
      ("a1 b1 c1 d1 a1 a2", [0, 0, 3]), ("a1 b1 a2 a1", [0, 1]),
    ] as [(String, [Int])])
  func tellsLuck(story: String, kinds: [Int]) throws {
    let names: [GameAnalysis.Turn.Kind] = [.unlucky, .known, .forgot, .lucky]
    #expect(try GameStory(story).kinds == kinds.map { names[$0] })
  }

  @Test(
    "a miss while a match was known is a missed chance, unless the first card's match was known")
  func tellsMissedChances() throws {
    let both = "a1 b1 c1 a2 "
    let ends = ["b1 c1", "d1 d2", "a1 d1", "b2 d1", "a1 a2 b1 c1"]
    #expect(
      try ends.map { try GameStory(both + $0).kinds.last }
        == [.missedChance, .lucky, .forgot, .forgot, .unlucky])
  }

  @Test("of triples all cards after the first must have been seen, and the rest may be forgotten")
  func tellsTriples() throws {
    let stories: [String: [GameAnalysis.Turn.Kind]] = [
      "a1 a2 a3": [.lucky], "a1 a2 b1 a3 a2 a1": [.unlucky, .known],
      "a1 b1 c1 a2 a3 a1": [.unlucky, .lucky], "a1 b1 c1 a2 a3 b1": [.unlucky, .forgot],
      "a1 b1 c1 a2 a1 b1": [.unlucky, .unlucky],
      "a1 b1 c1 a2 a3 d1 b1 c1 d1": [.unlucky, .forgot, .missedChance],
    ]
    let told = try stories.map { story, kinds in
      (story, try GameStory(story, copies: 3, rules: .triples).kinds)
    }
    #expect(Dictionary(uniqueKeysWithValues: told) == stories)
  }

  @Test("any two of four cards are a known match, and cards of one kind match with unlike faces")
  func tellsManyCopies() throws {
    let story = try GameStory("a1 b1 a3 a1 a2 b2 a4 b1 a2 a4", copies: 4)
    #expect(try story.kinds == [.unlucky, .known, .unlucky, .forgot, .known])

    let deck = try Deck(matching: [("dog", "Hund"), ("cat", "Katze")])
    var record = GameRecord(deck: deck, rules: .course, seed: Seed(1))
    let cards = try RecordedGame(replaying: record).game
    let dogs = (0..<4).filter { cards.card($0, at: .zero).kind == 0 }
    let cats = (0..<4).filter { cards.card($0, at: .zero).kind == 1 }
    record.moves = [dogs[0], cats[0], dogs[1], dogs[0]].map { GameMove(card: $0, nanoseconds: 0) }
    #expect(try GameAnalysis(of: record).turns.map(\.kind) == [.unlucky, .known])
  }

  @Test("after a peek all is known")
  func tellsPeeks() throws {
    let rules = Rules { $0.peek = .seconds(3) }
    let story = try GameStory("a1 a2 b1 c1 d1 d2", rules: rules)
    #expect(
      try (story.kinds, story.analysis.turns.map(\.duration)) == (
        [.known, .forgot, .known], [.seconds(1), .seconds(2), .seconds(2)]
      ))
  }

  @Test("a shuffle makes all cards unknown except those that are up")
  func tellsShuffles() throws {
    let stories = [
      "a1 b1 c1 d1 ~ a2 c1", "a1 b1 c1 d1 ~ c2 c1", "a1 b1 a2 ~ c1", "a1 b1 a2 ~ a1",
      "a1 b1 c1 a2 b1 ~ c1",
    ]
    #expect(
      try stories.map { try GameStory($0).kinds.last }
        == [.unlucky, .known, .unlucky, .lucky, .missedChance])
  }

  @Test("all players have seen the same cards; points and streaks are counted per player")
  func tellsPlayers() throws {
    let rules = Rules { ($0.players, $0.bonusLimit) = (2, .zero) }
    let analysis = try GameStory("a1 b1 a2 a1 b2 b1 c1 d1 c2 d1 d2 d1", rules: rules).analysis
    let turns = analysis.turns
    #expect(turns.map(\.kind) == [.unlucky, .known, .known, .unlucky, .forgot, .known])
    let numbers = [
      turns.map(\.player), turns.map(\.points), turns.map(\.score), turns.map(\.streak),
    ]
    #expect(
      numbers == [
        [0, 1, 1, 1, 0, 1], [0, 2, 2, 0, -1, 2], [0, 2, 4, 4, -1, 6], [0, 1, 2, 0, 0, 1],
      ])
    #expect([0, 1].map { analysis.missedMatches(by: $0) } == [1, 0])
    #expect([analysis.count(of: .known, by: 1), analysis.count(of: .known)] == [3, 3])
  }

  @Test("flips have the times that count, and a turn that is not finished is none")
  func tellsFlips() throws {
    var story = try GameStory("a1 b1 a2 a1 c1")
    let turns = try story.analysis.turns
    #expect(
      (turns.map { $0.flips.map(\.card) }, turns.map(\.duration)) == (
        [cards("a1 b1", story), cards("a2 a1", story)], [.seconds(1), .seconds(2)]
      ))

    story.record.moves[2] = GameMove(card: story.card("a2"), nanoseconds: 5)
    #expect(try story.analysis.turns.last?.flips.first?.nanoseconds == 1_000_000_000)
  }

  private func cards(_ words: String, _ story: GameStory) -> [Int] {
    words.split(separator: " ").map { story.card($0) }
  }

  @Test("moves that the rules ignore count for nothing, and shuffles keep their places")
  func passesIgnoredMoves() throws {
    let story = try GameStory("a1 b1 c1 d1 ~ a2 c1 b2 b1")
    var raw = story
    raw.record.moves.insert(GameMove(card: -1, nanoseconds: 0), at: 4)
    raw.record.shuffles = [5]
    raw.record.moves.insert(GameMove(card: story.card("d1"), nanoseconds: 0), at: 4)
    raw.record.shuffles = [6]
    #expect(try raw.analysis == story.analysis)
  }

  @Test("an invalid record is refused")
  func refusesWrongRecords() throws {
    var story = try GameStory("a1 b1")
    story.record.shuffles = [3]
    #expect(throws: ReplayError.shuffleOutOfPlace(shuffle: 0, afterMoves: 3)) {
      try story.analysis
    }
  }

  @Test("a game without turns has an empty analysis", arguments: ["", "a1", "~"])
  func tellsNothing(story: String) throws {
    #expect(try GameStory(story).analysis.turns.isEmpty)
  }
}
