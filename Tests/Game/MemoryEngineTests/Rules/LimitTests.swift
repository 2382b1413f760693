import MemoryEngine
import Testing

@Suite("Limits and the peek")
struct LimitTests {
  @Test("the last allowed turn or miss ends the game unfinished")
  func endsAfterTurns() throws {
    var game = try MemoryGame(inOrder: 3, rules: Rules { $0.limit = .turns(2) })
    let outcomes = game.chooseAtOnce([0, 1, 2, 4])

    #expect(
      (outcomes.map(\.isOver), game.faceUp, game.choose(3, at: .seconds(1)).event) == (
        [false, false, false, true], [2, 4], .ignored(.over)
      ))
    #expect(game.isOver(at: .zero) && !game.isFinished)

    var second = try MemoryGame(inOrder: 3, rules: Rules { $0.limit = .misses(2) })
    let secondOutcomes = second.chooseAtOnce([0, 2, 1, 0, 2, 4])

    #expect(secondOutcomes.map(\.isOver) == [false, false, false, false, false, true])
    #expect(
      second.isOver(at: .zero) && !second.isFinished && (second.turns, second.misses) == (3, 2))
  }

  @Test("a turn that completes the game finishes it, even at its limit")
  func finishesAtTheLimit() throws {
    var game = try MemoryGame(inOrder: 2, rules: Rules { $0.limit = .turns(2) })
    game.chooseAtOnce([0, 1, 2, 3])
    var late = try MemoryGame(inOrder: 1, rules: .timeAttack(.seconds(10)))
    _ = late.choose([(0, 0), (1, 9.999)])
    #expect([game, late].allSatisfy { $0.isFinished && $0.isOver(at: .zero) })
  }

  @Test("a flip at the time limit or later is ignored, the moment before it is not")
  func endsInTime() throws {
    var game = try MemoryGame(inOrder: 2, rules: .timeAttack(.seconds(10)))
    let last = Duration.seconds(10) - .nanoseconds(1)

    #expect(
      (
        game.choose(0, at: .seconds(10)).event, game.choose(0, at: .seconds(11)).event,
        game.choose(0, at: last).event, game.choose(2, at: .seconds(-1)).event
      ) == (.ignored(.over), .ignored(.over), .turnedUp, .missed([0, 2], points: 0)))
    let times: [Duration] = [.zero, last, .seconds(10), .seconds(Int64.max)]
    #expect(times.map { game.isOver(at: $0) } == [false, false, true, true] && !game.isFinished)
  }

  @Test("the time of the peek counts towards the time limit; the first flip ends the peek for good")
  func countsThePeekAsTime() throws {
    let rules = Rules { ($0.peek, $0.limit) = (.seconds(5), .time(.seconds(6))) }
    var game = try MemoryGame(inOrder: 2, rules: rules)

    #expect(
      game.choose(0, at: .milliseconds(5999)).isAccepted
        && game.choose(1, at: .seconds(6)).event == .ignored(.over))

    var peeking = try MemoryGame(inOrder: 2, rules: Rules { $0.peek = .seconds(5) })
    peeking.choose(0, at: .seconds(7))

    #expect(
      (
        peeking.isPeeking(at: .zero), peeking.cards(at: .zero).map(\.isFaceUp),
        peeking.choose(2, at: .zero).event
      ) == (false, [true, false, false, false], .missed([0, 2], points: 0)))
    peeking.withObservation(at: .zero) { table in
      #expect(!table.isPeeking && table.summary == "0 ? 1 ?")
    }
  }

  @Test("a peek shows all cards, starts no clock and makes no card seen")
  func peeks() throws {
    var game = try MemoryGame(inOrder: 2, rules: Rules { $0.peek = .seconds(5) })
    let during = game.cards(at: .milliseconds(4999))
    let after = game.cards(at: .seconds(5))

    let times: [Duration] = [.seconds(-1), .zero, .milliseconds(4999), .seconds(5)]
    #expect(times.map { game.isPeeking(at: $0) } == [true, true, true, false])
    #expect(
      during.allSatisfy { $0.isFaceUp && !$0.isBonusRunning && $0.bonusFraction == 1 }
        && after.allSatisfy { !$0.isFaceUp && !$0.wasSeen && $0.bonusTime == .seconds(6) })
    #expect(
      (
        game.choose(0, at: .milliseconds(4999)).event, game.choose(0, at: .seconds(5)).event,
        game.choose(1, at: .seconds(6)).points
      ) == (.ignored(.peeking), .turnedUp, 2 + 5 + 6))
  }
}
