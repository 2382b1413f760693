/// The statistics of a game that a player played to its end.
@frozen public struct Playthrough: Hashable, Sendable {
  /// The number of finished turns, including misses.
  public let turns: Int
  /// The number of accepted choices.
  public let flips: Int
  /// The number of accepted choices of the first player.
  public let flipsOfFirstPlayer: Int
  /// The number of matches whose last card had never been seen before.
  public let luckyMatches: Int
  /// The number of matches of the first player.
  public let matchesOfFirstPlayer: Int
  /// The number of matches of all players.
  public let matches: Int
  /// The time of the last flip; zero without flips.
  public let lastFlip: Duration
  /// True if every card was matched.
  public let isFinished: Bool
  /// True if the game was finished or reached a limit of its rules.
  ///
  /// False if the cap of choices, the stop closure or the player ended it.
  public let isOver: Bool

  @inlinable init(
    _ progress: Progress, luckyMatches: Int, flipsOfFirstPlayer: Int?, matchesOfFirstPlayer: Int?,
    isOver: Bool
  ) {
    turns = progress.turns
    matches = progress.turns - progress.misses
    self.matchesOfFirstPlayer = matchesOfFirstPlayer ?? matches
    flips = progress.flips
    self.flipsOfFirstPlayer = flipsOfFirstPlayer ?? flips
    self.luckyMatches = luckyMatches
    lastFlip = .nanoseconds(progress.latest)
    isFinished = progress.isFinished
    self.isOver = isOver
  }
}

extension MemoryGame {
  /// Lets a player play a fresh deal until the game is over or the player leaves it.
  ///
  /// The first flip is at the end of the peek, each further one a step later. An ignored choice
  /// takes no time but counts against `flipCap`, so that a player that never finishes is stopped. A
  /// game of 146 years is stopped as well.
  ///
  /// - Parameters:
  ///   - player: The player for all seats.
  ///   - step: The time from flip to flip.
  ///   - flipCap: The largest number of choices.
  ///   - shouldStop: Called after every 2^20 choices; true ends the game where it is.
  ///   - generator: The player's random number generator.
  /// - Returns: The statistics; scores and table can be read from the game.
  /// - Precondition: No card has been turned since the deal.
  @inlinable public mutating func playOut(
    _ player: inout some Player & ~Copyable, step: Duration, flipCap: Int = .max,
    unless shouldStop: () -> Bool = { false }, using generator: inout some RandomNumberGenerator
  ) -> Playthrough {
    precondition(progress.flips == 0, "\(progress.flips) flips were made before the play-out")
    let step = max(0, step.clampedNanoseconds)
    let flipCap = min(flipCap, Int((GameTime.latest - numbers.peek) / max(1, step)))
    if numbers.arePlainPairs {
      return playPlainPairs(&player, step, flipCap, shouldStop, &generator)
    }
    return playAnyRules(&player, step, flipCap, shouldStop, &generator)
  }

  // The same loop twice: with the most common rules as constants it takes 0.8 × the time.
  @inlinable @inline(never) mutating func playPlainPairs(
    _ player: inout some Player & ~Copyable, _ step: Int64, _ flipCap: Int,
    _ shouldStop: () -> Bool, _ generator: inout some RandomNumberGenerator
  ) -> Playthrough {
    play(&player, RuleNumbers(plainPairs: numbers), step, flipCap, shouldStop, &generator)
  }

  @inlinable @inline(never) mutating func playAnyRules(
    _ player: inout some Player & ~Copyable, _ step: Int64, _ flipCap: Int,
    _ shouldStop: () -> Bool, _ generator: inout some RandomNumberGenerator
  ) -> Playthrough {
    play(&player, numbers, step, flipCap, shouldStop, &generator)
  }

  @inlinable @inline(__always) mutating func play(
    _ player: inout some Player & ~Copyable, _ rules: RuleNumbers, _ step: Int64, _ flipCap: Int,
    _ shouldStop: () -> Bool, _ generator: inout some RandomNumberGenerator
  ) -> Playthrough {
    var progress = Progress(cards: slots.count)
    var scores = Scores()
    var now = rules.peek
    var lucky = 0
    var (firstFlips, firstMatches) = (0, 0)
    var choices = 0
    var table = slots.mutableSpan
    player.begin(
      seeing: TableObservation(
        slots: table.span, scores: scores.points.span, progress: progress, rules: rules, now: 0))
    var nextStop = 1 << 20
    while !progress.isOver(at: now, rules), choices < flipCap, !player.leavesGame {
      if choices == nextStop {
        if shouldStop() { break }
        nextStop &+= 1 << 20
      }
      choices &+= 1
      let card = player.nextCard(
        seeing: TableObservation(
          slots: table.span, scores: scores.points.span, progress: progress, rules: rules,
          now: now),
        using: &generator)
      let outcome = progress.flip(card, at: now, rules, &table)
      guard outcome.isAccepted else {
        player.saw(card, kind: nil, outcome: outcome)
        continue
      }
      if outcome.isMatch {
        lucky &+= outcome.wasSeen ? 0 : 1
        if rules.players > 1, outcome.player == 0 { firstMatches &+= 1 }
      }
      if rules.players > 1, outcome.player == 0 { firstFlips &+= 1 }
      scores[outcome.player] &+= outcome.points
      player.saw(card, kind: Int(table[unchecked: card].kind), outcome: outcome)
      now &+= step
    }
    self.progress = progress
    scoreTable = scores
    return Playthrough(
      progress, luckyMatches: lucky, flipsOfFirstPlayer: rules.players > 1 ? firstFlips : nil,
      matchesOfFirstPlayer: rules.players > 1 ? firstMatches : nil,
      isOver: progress.isOver(at: now, rules))
  }
}
