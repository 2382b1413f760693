import MemoryEngine
import TestSupport
import Testing

@Suite("Deals in one table")
struct DealTests {
  @Test("a deal lays all cards face down, unseen and with their whole bonus")
  func dealsFaceDown() throws {
    let game = try MemoryGame(deck: Deck<Int>(kinds: 5, copies: 4), seed: Seed(3))

    #expect(
      (
        game.cardCount, game.cardsOnTable, game.unmatchedCards,
        game.cards(at: .zero).map(\.face).sorted()
      ) == (20, 20, 20, game.deck.kinds.flatMap(\.faces)))
    #expect([game.cards(at: .zero).map(\.id), game.tableOrder] == [Array(0..<20), Array(0..<20)])
    #expect([game.flips, game.turns, game.misses] + game.scores == [0, 0, 0, 0])
    let changed = game.cards(at: .seconds(9)).filter {
      $0.isFaceUp || $0.wasSeen || !$0.isOnTable || $0.bonusFraction != 1 || $0.isMatched
    }
    #expect((changed, Array(game.faceUp), game.isFinished) == ([], [], false))
    #expect(game.invariantViolation() == nil)
  }

  @Test(
    "nothing of the old game survives a new deal, also by a generator, which shuffles the order too"
  )
  func redealsByGenerator() throws {
    var game = try MemoryGame(deck: Deck<Int>(kinds: 3, copies: 2), seed: Seed(1))
    var order = BoxOrder()
    game.redeal(using: &order)
    #expect(try game == MemoryGame(inOrder: 3))

    var numbers = SeededNumbers(seed: 8)
    let deck = try Deck<Int>(kinds: 4, copies: 3)
    let rules = Rules { ($0.matchSize, $0.players) = (3, 2) }
    var dealt = try MemoryGame(deck: deck, rules: rules, seed: Seed(0))
    var different: [UInt64] = []
    for index in 0..<40 as Range<UInt64> {
      for _ in 0..<40 { dealt.choose(numbers.whole(0...11), at: .seconds(numbers.whole(0...99))) }
      if index.isMultiple(of: 3) { dealt.shuffle(using: &numbers) }

      dealt.redeal(seed: Seed(5), game: index)
      let fresh = try MemoryGame(deck: deck, rules: rules, seed: Seed(5), game: index)
      if (dealt, dealt.digest, dealt.hashValue) != (fresh, fresh.digest, fresh.hashValue) {
        different.append(index)
      }
    }
    #expect(different == [])
  }

  @Test("a shuffle in mid-game moves cards and changes nothing else")
  func shufflesInMidGame() throws {
    var game = try MemoryGame(inOrder: 10)
    _ = game.choose([(0, 0), (1, 1), (2, 2), (4, 3), (6, 4)])
    let before = game
    var generator = SeededGenerator(seed: 1, for: .shuffle)
    game.shuffle(using: &generator)

    #expect(
      (game.tableOrder.sorted(), game.cards(at: .seconds(5)), game.scores) == (
        Array(0..<20), before.cards(at: .seconds(5)), before.scores
      ))
    #expect(
      (game.faceUp, game.invariantViolation(since: before), game.choose(7, at: .seconds(5)).points)
        == (before.faceUp, nil, 2 + 5 + 6))
    #expect(game.tableOrder != before.tableOrder && game.digest != before.digest)
  }

  @Test("a clock that runs back from one state to the next violates the invariants")
  func findsClocksThatRunBack() throws {
    var game = try MemoryGame(inOrder: 2)
    game.choose(0, at: .zero)
    let earlier = game
    game.choose(2, at: .seconds(1))

    #expect(
      (game.invariantViolation(since: earlier), earlier.invariantViolation(since: game)) == (
        nil, "the clock of card 0 ran back"
      ))
  }

  @Test("all types of a game are Hashable and Sendable")
  func isMadeOfValues() {
    func check<Value: Hashable & Sendable>(_: Value.Type) {}
    check(MemoryGame<Int>.self)
    check(RecordedGame<Int>.self)
    check(GameRecord<Int>.self)
    check(Card<Int>.self)
    check(Outcome.self)
    check(Playthrough.self)
    check(DealSchedule.self)
  }

  @Test("only cards that were dealt can be looked at")
  func refusesStrangeCards() async {
    await #expect(processExitsWith: .failure) {
      _ = try MemoryGame(inOrder: 2).card(4, at: .zero)
    }
  }
}
