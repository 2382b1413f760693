import MemoryEngine
import Testing

@Suite("The bonus")
struct BonusTests {
  @Test("a clock stands still while its card is down, as in the course")
  func playsTheCoursesGame() throws {
    var game = try MemoryGame(inOrder: 3)
    var scores: [Int] = []
    for (card, seconds) in [(0, 0), (2, 2), (4, 3), (5, 3.5), (0, 10), (1, 11)] {
      game.choose(card, at: .seconds(seconds))
      scores.append(game.score(of: 0))
    }

    #expect(
      (scores, game.isFinished, game.card(0, at: .seconds(11)).bonusTime) == (
        [0, 0, 0, 13, 13, 23], false, .seconds(2)
      ))
  }

  @Test(
    "only whole seconds count, and an unseen last card brings all of them",
    arguments: [
      (0, 14), (1, 13), (1_000_000_000, 13), (1_000_000_001, 12), (1_200_000_000, 12),
      (5_999_999_999, 8), (6_000_000_000, 8), (1_000_000_000_000, 8),
    ])
  func countsWholeSeconds(nanoseconds: Int, points: Int) throws {
    var game = try MemoryGame(inOrder: 2)
    game.choose(0, at: .zero)
    #expect(game.choose(1, at: .nanoseconds(nanoseconds)).points == points)
  }

  @Test("both cards of an open miss drain until they are turned down, and a match stops the clocks")
  func drainsOpenMisses() throws {
    var game = try MemoryGame(inOrder: 3)
    _ = game.choose([(0, 0), (2, 1), (4, 3.5)])

    let cards = game.cards(at: .seconds(99)).prefix(3)
    var match = try MemoryGame(inOrder: 2)
    _ = match.choose([(0, 0), (1, 1.5)])

    let matched = match.cards(at: .seconds(50)).prefix(2)
    #expect(
      [cards, matched].map { $0.map(\.bonusTime) } == [
        [.milliseconds(2500), .seconds(6), .milliseconds(3500)],
        [.milliseconds(4500), .seconds(6)],
      ])
    #expect(
      matched[0].bonusFraction == 0.75
        && ![cards[0], cards[2], matched[0], matched[1]].contains { $0.isBonusRunning })
  }

  @Test("a clock runs while its card is up and unmatched, down to nothing")
  func showsTheCountdown() throws {
    var game = try MemoryGame(inOrder: 2)
    game.choose(0, at: .seconds(1))

    let times: [(seconds: Double, fraction: Double)] = [
      (0, 1), (1, 1), (2.5, 0.75), (4, 0.5), (7, 0), (8, 0),
    ]
    let cards = times.map { game.card(0, at: .seconds($0.seconds)) }
    #expect(zip(cards, times).allSatisfy { abs($0.bonusFraction - $1.fraction) < 1e-12 })
    #expect(cards.map(\.bonusTime) == times.map { .seconds(6 * $0.fraction) })
    #expect(
      cards.map(\.isBonusRunning) == times.map { $0.seconds < 7 }
        && !game.card(1, at: .seconds(8)).isBonusRunning)
  }

  @Test("a last card that was seen brings its remaining bonus, and none when that is used up")
  func usesUpItsTime() throws {
    var game = try MemoryGame(inOrder: 3)
    _ = game.choose([(0, 0), (2, 0), (4, 7), (5, 7), (0, 8)])

    let isRunning = game.card(0, at: .seconds(8)).isBonusRunning
    let last = game.choose(1, at: .seconds(8)).points

    var second = try MemoryGame(inOrder: 2)
    let points = second.choose([(0, 0), (2, 1), (3, 2), (2, 4)]).map(\.points)

    #expect(points + [last] == [0, 0, 0, 2 + 4 + 5, 2 + 0 + 6] && !isRunning)
  }

  @Test("without a bonus no timer ever shows")
  func showsNoTimerWithoutBonus() throws {
    var game = try MemoryGame(inOrder: 2, rules: .relaxed)
    game.choose(0, at: .zero)
    let card = game.card(0, at: .zero)

    #expect(
      (card.bonusTime, card.bonusFraction, card.isBonusRunning, game.choose(1, at: .zero).points)
        == (.zero, 0, false, 2))
  }

  @Test("the arithmetic is exact to the nanosecond over a thousand flips")
  func addsUpExactly() throws {
    let rules = Rules { $0.bonusLimit = .seconds(86_400) }
    var game = try MemoryGame(inOrder: 2, rules: rules)
    // Cards 0 and 2 are up a third of a second repeatedly; a third has no exact Double.
    for turn in 0..<1000 {
      let start = Duration.nanoseconds(333_333_333 * 3 * turn)
      game.choose(turn.isMultiple(of: 2) ? 0 : 1, at: start)
      game.choose(turn.isMultiple(of: 2) ? 2 : 3, at: start + .nanoseconds(333_333_333))
    }
    #expect(
      game.card(0, at: .zero).bonusTime
        == .seconds(86_400) - .nanoseconds(333_333_333 * 3 * 500))
  }
}
