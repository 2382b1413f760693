import MemoryEngine
import Testing

@Suite("Choosing a card")
struct ChooseTests {
  @Test("the first card of a turn goes up")
  func turnsUp() throws {
    var game = try MemoryGame(inOrder: 2)
    let outcome = game.choose(3, at: .seconds(1))

    #expect(outcome.event == .turnedUp && outcome.isAccepted && !outcome.isMatch)
    #expect(outcome.faceUp == [3] && outcome.points == 0 && !outcome.wasSeen)
    #expect(game.card(3, at: .seconds(1)).isFaceUp)
    #expect((game.flips, game.turns, game.latestFlip) == (1, 0, .seconds(1)))
  }

  @Test("two cards of a kind match and stay on show until the next flip takes them away")
  func matches() throws {
    var game = try MemoryGame(inOrder: 2)
    let match = game.chooseAtOnce([1, 0])[1]

    #expect(match.event == .matched([1, 0], points: 14) && match.isMatch && match.isAccepted)
    #expect(game.faceUp == [1, 0] && game.cardsOnTable == 4 && game.unmatchedCards == 2)
    #expect(game.card(0, at: .zero).isMatched && game.card(0, at: .zero).isOnTable)

    let next = game.choose(2, at: .zero)
    #expect(next.removed == [1, 0] && next.turnedDown.isEmpty && next.faceUp == [2])
    #expect(!game.card(0, at: .zero).isOnTable && !game.card(0, at: .zero).wasSeen)
    #expect(game.cardsOnTable == 2)
  }

  @Test("two cards that differ stay up until a third turns them down")
  func misses() throws {
    var game = try MemoryGame(inOrder: 2)
    let miss = game.chooseAtOnce([0, 2])[1]

    #expect(miss.event == .missed([0, 2], points: 0) && miss.turnedDown.isEmpty)
    #expect(game.faceUp == [0, 2] && !game.card(0, at: .seconds(99)).wasSeen)

    let next = game.choose(3, at: .seconds(1))
    #expect(next.event == .turnedUp && next.turnedDown == [0, 2] && next.removed.isEmpty)
    #expect(
      game.faceUp == [3] && game.cards(at: .zero).map(\.isFaceUp) == [false, false, false, true])
    #expect(game.cards(at: .zero).map(\.wasSeen) == [true, false, true, false])
    #expect((game.turns, game.misses, game.flips) == (1, 1, 3))
  }

  @Test("each card of a miss that had been seen costs the penalty, and scores go below zero")
  func punishesSeenCards() throws {
    var game = try MemoryGame(inOrder: 3, rules: Rules { $0.bonusLimit = .zero })
    let points = game.chooseAtOnce([0, 2, 4, 5, 0, 3, 2, 0, 0, 2]).map(\.points)

    #expect(points == [0, 0, 0, 2, 0, -1, 0, -2, 0, 0])
    #expect(game.score(of: 0) == -1)
    #expect(game.choose(0, at: .zero).event == .ignored(.alreadyUp))
  }

  @Test("a card that was seen is marked, and costs nothing when it matches")
  func tellsSeenCards() throws {
    var game = try MemoryGame(inOrder: 2)
    let outcomes = game.chooseAtOnce([0, 2, 1, 0])

    #expect(outcomes.map(\.wasSeen) == [false, false, false, true])
    #expect(outcomes[3].points == 14)
  }

  @Test("the last match stays on show and still counts as on the table")
  func keepsTheLastMatch() throws {
    var game = try MemoryGame(inOrder: 2)
    let last = game.chooseAtOnce([0, 1, 2, 3])[3]

    #expect(last.isOver && game.isFinished && game.isOver(at: .zero))
    #expect(game.faceUp == [2, 3] && game.cardsOnTable == 2 && game.unmatchedCards == 0)
    #expect(game.cards(at: .zero).map(\.isOnTable) == [false, false, true, true])
  }

  @Test("a match takes as many cards as the rules say", arguments: 2...8)
  func matchesOfAnySize(size: Int) throws {
    let rules = Rules { $0.matchSize = size }
    var game = try MemoryGame(inOrder: 4, copies: size, rules: rules)
    let miss = Array(0..<size - 1) + [size]

    let first = game.chooseAtOnce(miss)
    #expect(first.dropLast().allSatisfy { $0.event == .turnedUp })
    #expect(first[size - 1].points == 0 && game.faceUp.elementsEqual(miss))
    #expect(game.chooseAtOnce(miss.map { $0 + 2 * size })[0].turnedDown.elementsEqual(miss))
    #expect(game.chooseAtOnce(miss)[size - 1].points == -size)
    let match = game.chooseAtOnce(Array((0..<size).reversed()))
    #expect(match[0].turnedDown.elementsEqual(miss))
    #expect(match[size - 1].points == 2 + 6 * size && match[size - 1].isMatch)
    #expect(game.choose(size, at: .zero).removed.elementsEqual((0..<size).reversed()))
  }

  @Test("a turn with a third card that differs is a miss, even after two of a kind")
  func needsAllCardsToAgree() throws {
    for cards in [[0, 1, 3], [0, 3, 1], [3, 0, 1]] {
      var game = try MemoryGame(inOrder: 2, copies: 3, rules: .triples)
      #expect(!game.chooseAtOnce(cards)[2].isMatch, "\(cards)")
    }
  }

  @Test("a time in nanoseconds is the same as a duration")
  func takesNanoseconds() throws {
    var game = try MemoryGame(inOrder: 2)
    var other = game
    for (card, time) in [(0, 5), (2, 1_500_000_000), (1, -3), (0, .max)] as [(Int, Int64)] {
      let outcome = game.choose(card, at: .nanoseconds(time))
      #expect(other.choose(card, atNanoseconds: time) == outcome)
      #expect(game == other)
    }
  }
}
