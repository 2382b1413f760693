import MemoryEngine
import Testing

@Suite("A choice that is ignored")
struct RefusalTests {
  @Test("the reasons are given in the order of their precedence")
  func ordersItsReasons() {
    #expect(
      Outcome.Refusal.allCases
        == [.outOfRange, .over, .paused, .undealt, .peeking, .matched, .alreadyUp])
  }

  @Test("a number without a card is out of range, before any other reason")
  func outOfRangeComesFirst() throws {
    let fresh = try MemoryGame(inOrder: 1)
    var finished = fresh
    finished.chooseAtOnce([0, 1])
    let peeking = try MemoryGame(inOrder: 1, rules: Rules { $0.peek = .seconds(5) })

    for card in [-1, 2, 3, 1 << 16, 1 << 32, .min, .max] {
      for game in [fresh, finished, peeking] {
        expectIgnored(card, at: .seconds(1), .outOfRange, by: game)
      }
    }
  }

  @Test("after the end every card is over, be it matched, up or under the peek")
  func overComesBeforeTheTable() throws {
    var finished = try MemoryGame(inOrder: 2)
    finished.chooseAtOnce([0, 1, 2, 3])
    var stopped = try MemoryGame(inOrder: 2, rules: Rules { $0.limit = .turns(2) })
    stopped.chooseAtOnce([0, 1, 2, 3])
    var missed = try MemoryGame(inOrder: 2, rules: Rules { $0.limit = .misses(1) })
    missed.chooseAtOnce([0, 2])
    let peeking = try MemoryGame(
      inOrder: 2, rules: Rules { ($0.peek, $0.limit) = (.seconds(5), .time(.seconds(1))) })

    for game in [finished, stopped, missed, peeking] {
      for card in 0..<4 { expectIgnored(card, at: .seconds(2), .over, by: game) }
    }
  }

  @Test("while the peek lasts every card is peeking")
  func peekingComesBeforeTheTable() throws {
    let game = try MemoryGame(inOrder: 2, rules: Rules { $0.peek = .seconds(5) })
    for card in 0..<4 { expectIgnored(card, at: .nanoseconds(4_999_999_999), .peeking, by: game) }
  }

  @Test("a match on show is matched rather than up, and stays matched when it has gone")
  func matchedComesBeforeUp() throws {
    var game = try MemoryGame(inOrder: 2)
    game.chooseAtOnce([0, 1])
    for card in 0...1 { expectIgnored(card, at: .seconds(1), .matched, by: game) }
    game.choose(2, at: .seconds(1))
    for card in 0...1 { expectIgnored(card, at: .seconds(1), .matched, by: game) }
  }

  @Test("a card that is up is not turned again, also not while its miss is on show")
  func refusesCardsThatAreUp() throws {
    var game = try MemoryGame(inOrder: 2)
    game.choose(0, at: .zero)
    expectIgnored(0, at: .seconds(1), .alreadyUp, by: game)
    game.choose(2, at: .seconds(2))
    for card in [0, 2] { expectIgnored(card, at: .seconds(9), .alreadyUp, by: game) }
    #expect(game.faceUp == [0, 2])
  }

  @Test(
    "the time of an ignored choice counts for nothing, an earlier one as that of the latest flip")
  func forgetsTheTimeOfIgnoredChoices() throws {
    var game = try MemoryGame(inOrder: 2)
    game.choose(0, at: .seconds(1))
    game.choose(0, at: .seconds(100))
    let match = game.choose(1, at: .seconds(2))

    #expect(match.points == 2 + 5 + 6 && game.latestFlip == .seconds(2))

    var second = try MemoryGame(inOrder: 2)
    second.choose(0, at: .seconds(3))
    let secondMatch = second.choose(1, at: .seconds(-5))

    #expect(secondMatch.points == 14 && second.latestFlip == .seconds(3))
  }

  @Test("times before the deal count as the deal, times beyond 146 years as their end")
  func clampsTimes() throws {
    let ends: [(Duration, Duration)] = [
      (.seconds(Int64.min), .zero), (Duration(attoseconds: .min), .zero),
      (.seconds(Int64.max), .nanoseconds(1 << 62)),
      (Duration(attoseconds: .max), .nanoseconds(1 << 62)), (.nanoseconds(1) / 2, .zero),
    ]
    var wrong: [Duration] = []
    for (now, counted) in ends {
      var game = try MemoryGame(inOrder: 2)
      let isAccepted = game.chooseAtOnce([0, 2]).count == 2 && game.choose(1, at: now).isAccepted
      let times = [game.latestFlip, game.card(0, at: now).bonusTime]
      let fault = game.invariantViolation()
      if times != [counted, max(.zero, .seconds(6) - counted)] || !isAccepted || fault != nil
        || game.choose(0, at: now).points != (counted == .zero ? 14 : 8)
      {
        wrong.append(now)
      }
    }
    #expect(wrong == [])
  }

  @Test("a reason outside the rules is answered like one of the rules", arguments: [0, 1, 2])
  func answersForOthers(flips: Int) throws {
    var game = try MemoryGame(inOrder: 2, rules: .hotSeat(2))
    game.chooseAtOnce(Array([0, 2].prefix(flips)))

    let reasons = [Outcome.Refusal.paused, .undealt]
    let outcomes = reasons.map { game.ignoring($0) }
    let expected = reasons.map { reason in
      var told = Told(player: flips / 2, nextPlayer: flips / 2)
      (told.refusal, told.faceUp) = (reason, Array(game.faceUp))
      return told
    }
    #expect(outcomes.map { Told($0) } == expected && !outcomes.contains { $0.isAccepted })
  }

  /// Expects the outcome to describe the unchanged table, and the game to be identical.
  private func expectIgnored(
    _ card: Int, at now: Duration, _ reason: Outcome.Refusal, by game: MemoryGame<Int>,
    at place: SourceLocation = #_sourceLocation
  ) {
    var after = game
    let outcome = after.choose(card, at: now)
    var expected = Told(player: game.currentPlayer, nextPlayer: game.currentPlayer)
    (expected.refusal, expected.faceUp) = (reason, Array(game.faceUp))
    // Not at `now`, because an outcome counts limits of turns and misses, and none of time.
    expected.isOver = game.isOver(at: .zero)

    #expect(Told(outcome) == expected, "card \(card)", sourceLocation: place)
    #expect(!outcome.isAccepted && !outcome.isMatch, sourceLocation: place)
    #expect(after == game && after.digest == game.digest, sourceLocation: place)
  }
}
