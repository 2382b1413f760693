import MemoryEngine
import Testing

@Suite("Choosing a card")
struct ChooseTests {
  @Test("the first card of a turn goes up, at a time in nanoseconds as at the same duration")
  func turnsUp() throws {
    var game = try MemoryGame(inOrder: 2)
    let outcome = game.choose(3, at: .seconds(1))

    #expect(
      (outcome.event, outcome.faceUp, outcome.points) == (.turnedUp, [3], 0)
        && game.card(3, at: .seconds(1)).isFaceUp)
    #expect([outcome.isAccepted, outcome.isMatch, outcome.wasSeen] == [true, false, false])
    #expect((game.flips, game.turns, game.latestFlip) == (1, 0, .seconds(1)))

    var otherGame = try MemoryGame(inOrder: 2)
    var other = otherGame
    let moves: [(card: Int, time: Int64)] = [(0, 5), (2, 1_500_000_000), (1, -3), (0, .max)]
    let outcomes = moves.map { otherGame.choose($0.card, at: .nanoseconds($0.time)) }
    let others = moves.map { other.choose($0.card, atNanoseconds: $0.time) }
    #expect((outcomes, otherGame) == (others, other))
  }

  @Test("two cards of a kind match and stay on show until the next flip takes them away")
  func matches() throws {
    var game = try MemoryGame(inOrder: 2)
    let match = game.chooseAtOnce([1, 0])[1]

    #expect((match.event, game.faceUp) == (.matched([1, 0], points: 14), [1, 0]))
    #expect([game.cardsOnTable, game.unmatchedCards] == [4, 2])
    let shown = game.card(0, at: .zero)
    #expect(![match.isMatch, match.isAccepted, shown.isMatched, shown.isOnTable].contains(false))

    let next = game.choose(2, at: .zero)
    let gone = game.card(0, at: .zero)
    #expect(
      (next.removed, next.turnedDown, next.faceUp, game.cardsOnTable) == ([1, 0], [], [2], 2)
        && !gone.isOnTable && !gone.wasSeen)
  }

  @Test("two cards that differ stay up until a third turns them down")
  func misses() throws {
    var game = try MemoryGame(inOrder: 2)
    let miss = game.chooseAtOnce([0, 2])[1]

    #expect(
      (miss.event, miss.turnedDown.isEmpty, game.faceUp, !game.card(0, at: .seconds(99)).wasSeen)
        == (.missed([0, 2], points: 0), true, [0, 2], true))

    let next = game.choose(3, at: .seconds(1))
    #expect((next.event, next.turnedDown, next.removed) == (.turnedUp, [0, 2], []))
    let cards = game.cards(at: .zero)
    #expect(
      (game.faceUp, cards.map(\.isFaceUp), cards.map(\.wasSeen)) == (
        [3], [false, false, false, true], [true, false, true, false]
      ))
    #expect([game.turns, game.misses, game.flips] == [1, 1, 3])
  }

  @Test(
    "a card of a miss that had been seen costs the penalty, even below zero, one of a match nothing"
  )
  func punishesSeenCards() throws {
    var game = try MemoryGame(inOrder: 3, rules: Rules { $0.bonusLimit = .zero })
    let points = game.chooseAtOnce([0, 2, 4, 5, 0, 3, 2, 0, 0, 2]).map(\.points)

    let refused = game.choose(0, at: .zero).event
    #expect(
      (points, game.score(of: 0), refused) == (
        [0, 0, 0, 2, 0, -1, 0, -2, 0, 0], -1, .ignored(.alreadyUp)
      ))

    var matching = try MemoryGame(inOrder: 2)
    let outcomes = matching.chooseAtOnce([0, 2, 1, 0])

    #expect((outcomes.map(\.wasSeen), outcomes[3].points) == ([false, false, false, true], 14))
  }

  @Test("the last match stays on show and still counts as on the table")
  func keepsTheLastMatch() throws {
    var game = try MemoryGame(inOrder: 2)
    let last = game.chooseAtOnce([0, 1, 2, 3])[3]

    #expect(
      (game.faceUp, game.cardsOnTable, game.unmatchedCards, game.cards(at: .zero).map(\.isOnTable))
        == ([2, 3], 2, 0, [false, false, true, true]))
    #expect(last.isOver && game.isFinished && game.isOver(at: .zero))
  }

  @Test("a match takes as many cards as the rules say", arguments: 2...8)
  func matchesOfAnySize(size: Int) throws {
    let rules = Rules { $0.matchSize = size }
    var game = try MemoryGame(inOrder: 4, copies: size, rules: rules)
    let miss = Array(0..<size - 1) + [size]

    let first = game.chooseAtOnce(miss)
    #expect(
      first.dropLast().allSatisfy { $0.event == .turnedUp } && game.faceUp.elementsEqual(miss))
    let second = game.chooseAtOnce(miss.map { $0 + 2 * size })[0]
    #expect(second.turnedDown.elementsEqual(miss))
    let points = [first[size - 1].points, game.chooseAtOnce(miss)[size - 1].points]
    #expect(points == [0, -size])
    let match = game.chooseAtOnce(Array((0..<size).reversed()))
    #expect(
      (
        match[0].turnedDown.elementsEqual(miss), match[size - 1].points, match[size - 1].isMatch,
        game.choose(size, at: .zero).removed.elementsEqual((0..<size).reversed())
      ) == (true, 2 + 6 * size, true, true))
  }

  @Test("a turn with a third card that differs is a miss, even after two of a kind")
  func needsAllCardsToAgree() throws {
    let matches = try [[0, 1, 3], [0, 3, 1], [3, 0, 1]].filter { cards in
      var game = try MemoryGame(inOrder: 2, copies: 3, rules: .triples)
      return game.chooseAtOnce(cards)[2].isMatch
    }
    #expect(matches == [])
  }
}
