import MemoryEngine
import TestSupport
import Testing

@Suite("Deals in one table")
struct DealTests {
  @Test("a deal lays all cards face down, unseen and with their whole bonus")
  func dealsFaceDown() throws {
    let game = try MemoryGame(deck: Deck<Int>(kinds: 5, copies: 4), seed: Seed(3))

    #expect(game.cardCount == 20 && game.cardsOnTable == 20 && game.unmatchedCards == 20)
    #expect(game.cards(at: .seconds(9)).allSatisfy { !$0.isFaceUp && !$0.wasSeen && $0.isOnTable })
    #expect(game.cards(at: .seconds(9)).allSatisfy { $0.bonusFraction == 1 && !$0.isMatched })
    #expect(game.cards(at: .zero).map(\.face).sorted() == game.deck.kinds.flatMap(\.faces))
    #expect(game.cards(at: .zero).map(\.id) == Array(0..<20) && game.tableOrder == Array(0..<20))
    #expect((game.flips, game.turns, game.misses) == (0, 0, 0))
    #expect(game.scores == [0] && game.faceUp.isEmpty && !game.isFinished)
    #expect(game.invariantViolation() == nil)
  }

  @Test("nothing of the old game survives a new deal")
  func redealsAfresh() throws {
    var numbers = SeededNumbers(seed: 8)
    let deck = try Deck<Int>(kinds: 4, copies: 3)
    let rules = Rules { ($0.matchSize, $0.players) = (3, 2) }
    var game = try MemoryGame(deck: deck, rules: rules, seed: Seed(0))
    for index in 0..<40 as Range<UInt64> {
      for _ in 0..<40 { game.choose(numbers.whole(0...11), at: .seconds(numbers.whole(0...99))) }
      if index.isMultiple(of: 3) { game.shuffle(using: &numbers) }

      game.redeal(seed: Seed(5), game: index)
      let fresh = try MemoryGame(deck: deck, rules: rules, seed: Seed(5), game: index)
      #expect(game == fresh && game.digest == fresh.digest)
      #expect(game.hashValue == fresh.hashValue)
    }
  }

  @Test("a new deal by a generator shuffles the original order too")
  func redealsByGenerator() throws {
    var game = try MemoryGame(deck: Deck<Int>(kinds: 3, copies: 2), seed: Seed(1))
    var order = BoxOrder()
    game.redeal(using: &order)
    #expect(try game == MemoryGame(inOrder: 3))
  }

  @Test("a shuffle in mid-game moves cards and changes nothing else")
  func shufflesInMidGame() throws {
    var game = try MemoryGame(inOrder: 10)
    _ = game.choose([(0, 0), (1, 1), (2, 2), (4, 3), (6, 4)])
    let before = game
    var generator = SeededGenerator(seed: 1, for: .shuffle)
    game.shuffle(using: &generator)

    #expect(game.tableOrder != before.tableOrder && game.digest != before.digest)
    #expect(game.tableOrder.sorted() == Array(0..<20))
    #expect(game.cards(at: .seconds(5)) == before.cards(at: .seconds(5)))
    #expect(game.scores == before.scores && game.faceUp == before.faceUp)
    #expect(game.invariantViolation(since: before) == nil)
    #expect(game.choose(7, at: .seconds(5)).points == 2 + 5 + 6)
  }

  @Test("a clock that runs back from one state to the next violates the invariants")
  func findsClocksThatRunBack() throws {
    var game = try MemoryGame(inOrder: 2)
    game.choose(0, at: .zero)
    let earlier = game
    game.choose(2, at: .seconds(1))

    #expect(game.invariantViolation(since: earlier) == nil)
    #expect(earlier.invariantViolation(since: game) == "the clock of card 0 ran back")
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
