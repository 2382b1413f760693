import MemoryEngine
import TestSupport
import Testing

@Suite("Playing a record again")
struct ReplayTests {
  @Test("a record leads to the same game, move for move", arguments: 1...40)
  func reproducesGames(seed: Int) throws {
    let (recorded, states) = try playRandomly(seed: seed)
    let file = try json(recorded.record)
    var record = try value(GameRecord<Int>.self, from: file)
    #expect(record == recorded.record)

    record.digest = recorded.game.digest
    var digests: [UInt64] = []
    var moves: [Int] = []
    let replayed = try RecordedGame(replaying: record) { move, _, outcome, game in
      moves.append(outcome.isAccepted ? move : -1)
      digests.append(game.digest)
    }
    #expect(try [replayed, RecordedGame(replaying: record)] == [recorded, recorded])
    #expect((moves, digests) == (Array(states.indices), states.map(\.after.digest)))
    #expect(recorded.invariantViolation() == nil)
  }

  @Test("undo restores every earlier state, down to the first", arguments: 41...80)
  func undoesEveryFlip(seed: Int) throws {
    var (recorded, states) = try playRandomly(seed: seed)
    var wrong: [Int] = []
    while let last = states.popLast() {
      let undone = recorded.undo()
      if !undone || recorded != last.before { wrong.append(states.count) }
    }
    let first = recorded
    let undone = recorded.undo()
    #expect((wrong, undone, recorded) == ([], false, first) && recorded.record.moves.isEmpty)
  }

  @Test("only accepted choices are written down, at the time that counted")
  func recordsAcceptedChoices() throws {
    let deck = try Deck<Int>(kinds: 2, copies: 2)
    var recorded = try RecordedGame(deck: deck, seed: Seed(1), game: 3)
    for (card, seconds) in [(0, 2), (0, 3), (9, 4), (1, 1), (-1, 5)] {
      recorded.choose(card, at: .seconds(seconds))
    }
    #expect(
      (
        recorded.record.moves.map(\.card), recorded.record.moves.map(\.nanoseconds),
        recorded.record.game, recorded.record.seed
      ) == ([0, 1], [2_000_000_000, 2_000_000_000], 3, Seed(1)))
    let deal = try MemoryGame(deck: deck, seed: Seed(1), game: 3)
    #expect(recorded.game.cards(at: .zero).map(\.face) == deal.cards(at: .zero).map(\.face))
  }

  @Test(
    "the first impossible move is named with its reason",
    arguments: [
      ([0, 1, 1], 2, .alreadyUp), ([0, 0], 1, .alreadyUp), ([6], 0, .outOfRange),
      ([-1, 99], 0, .outOfRange), ([0, 1, 4, 4], 3, .alreadyUp),
    ] as [([Int], Int, Outcome.Refusal)])
  func namesTheFirstImpossibleMove(cards: [Int], move: Int, reason: Outcome.Refusal) throws {
    let record = try record(of: cards)
    #expect(throws: ReplayError.refused(move: move, reason)) {
      try RecordedGame(replaying: record)
    }
  }

  @Test("moves under the peek, on matched cards and after the end are impossible too")
  func namesEveryReason() throws {
    var peeking = try record(of: [0])
    peeking.rules.peek = .seconds(5)

    let pairs = try pairs(of: record(of: []))
    let matched = try record(of: [pairs[0][0], pairs[0][1], pairs[0][0]])
    let over = try record(of: pairs.flatMap { $0 } + [0])
    let faults = [peeking, matched, over].map { record in
      thrown(ReplayError.self) { try RecordedGame(replaying: record) }
    }
    #expect(
      faults == [
        .refused(move: 0, .peeking), .refused(move: 2, .matched), .refused(move: 6, .over),
      ])
  }

  @Test("a visitor sees ignored moves as well, may stop the replay, and the game can be undone")
  func showsIgnoredMoves() throws {
    let record = try record(of: [-1, 0, 0])
    var events: [Outcome.Event] = []
    var recorded = try RecordedGame(replaying: record) { _, _, outcome, _ in
      events.append(outcome.event)
    }
    let fault = recorded.invariantViolation()
    let undone = recorded.undo()
    #expect(events == [.ignored(.outOfRange), .turnedUp, .ignored(.alreadyUp)])
    #expect((fault, undone, recorded.game.flips) == (nil, true, 0))
    #expect(throws: CancellationError.self) {
      try RecordedGame(replaying: record) { _, _, _, _ in throw CancellationError() }
    }
  }

  @Test(
    "a shuffle out of place is named",
    arguments: [([3], 0, 3), ([1, 0], 1, 0), ([-1], 0, -1), ([0, 2, 1], 2, 1), ([.max], 0, .max)])
  func namesMisplacedShuffles(shuffles: [Int], shuffle: Int, moves: Int) throws {
    var record = try record(of: [0, 1])
    record.shuffles = shuffles
    #expect(throws: ReplayError.shuffleOutOfPlace(shuffle: shuffle, afterMoves: moves)) {
      try RecordedGame(replaying: record)
    }
  }

  @Test("a digest that differs from the moves' is reported with both")
  func comparesDigests() throws {
    var record = try record(of: [0, 1])
    let played = try RecordedGame(replaying: record).game.digest
    record.digest = played
    #expect(try RecordedGame(replaying: record).record.digest == nil)
    record.digest = ~played
    #expect(throws: ReplayError.digestDiffers(recorded: ~played, played: played)) {
      try RecordedGame(replaying: record)
    }
  }

  @Test("a record with bad rules, or a deck that does not fit them, is refused")
  func refusesBadGames() throws {
    var record = try record(of: [])
    record.rules.matchSize = 5
    let misfit = thrown(DeckError.self) { try RecordedGame(replaying: record) }
    record.rules.players = 0
    let field = thrown(RulesError.self) { try RecordedGame(replaying: record) }?.field
    #expect(misfit == .copiesNotInMatches(kind: 0, copies: 2, matchSize: 5) && field == "players")
  }

  @Test("an error says what is wrong and where")
  func wordsItsErrors() {
    let wordings: [(ReplayError, String)] = [
      (.unknownVersion(2), "the record has version 2; this program reads version 1"),
      (.refused(move: 4, .alreadyUp), "move 4 of the record is impossible: alreadyUp"),
      (
        .shuffleOutOfPlace(shuffle: 1, afterMoves: 9),
        "shuffle 1 of the record is out of place, after 9 moves"
      ),
      (
        .digestDiffers(recorded: 10, played: .max),
        "the record's digest is 000000000000000a, its moves lead to ffffffffffffffff"
      ),
    ]
    #expect(wordings.map { "\($0.0)" } == wordings.map(\.1))
  }

  @Test("the digest of a state never changes")
  func fixesDigests() throws {
    var recorded = try RecordedGame(deck: Deck<Int>(kinds: 3, copies: 2), seed: Seed(42))
    var digests = [recorded.game.digest.digestText]
    for (card, seconds) in [(0, 0), (1, 2), (2, 5)] {
      recorded.choose(card, at: .seconds(seconds))
      digests.append(recorded.game.digest.digestText)
    }
    recorded.shuffle()
    digests.append(recorded.game.digest.digestText)

    #expect(
      digests == [
        "10dbb35d2252d852", "32d5f33286484b24", "dc2c0845502e5c55", "60e6cdedd8db54ec",
        "01018ba9f5d139e3",
      ])
  }

  private func record(of cards: [Int]) throws -> GameRecord<Int> {
    GameRecord(
      deck: try Deck(kinds: 3, copies: 2), rules: .course, seed: Seed(1),
      moves: cards.map { GameMove(card: $0, nanoseconds: 0) })
  }

  private func pairs(of record: GameRecord<Int>) throws -> [[Int]] {
    let cards = try RecordedGame(replaying: record).game.cards(at: .zero)
    return Dictionary(grouping: cards, by: \.kind).values.map { $0.map(\.id) }
  }

  /// Plays a random game with shuffles and ignored choices, and returns the states around its
  /// flips.
  private func playRandomly(
    seed: Int
  ) throws -> (RecordedGame<Int>, [(before: RecordedGame<Int>, after: MemoryGame<Int>)]) {
    var numbers = SeededNumbers(seed: seed)
    let rules = Rules {
      $0.players = numbers.whole(1...3)
      $0.limit = numbers.one(of: [nil, .turns(12), .time(.seconds(60))])
      $0.peek = .seconds(numbers.whole(0...1))
    }
    var game = try RecordedGame(
      deck: Deck<Int>(kinds: 3, copies: 4), rules: rules, seed: Seed(UInt64(seed)), game: 2)
    var states: [(before: RecordedGame<Int>, after: MemoryGame<Int>)] = []
    var now = Duration.zero
    for _ in 1...40 {
      if numbers.whole(0...4) == 0 { game.shuffle() }
      now += .milliseconds(numbers.whole(0...3000) - 200)
      let before = game
      let outcome = game.choose(numbers.whole(-1...12), at: now)
      if outcome.isAccepted { states.append((before, game.game)) }
    }
    return (game, states)
  }
}
