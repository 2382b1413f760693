/// A fast path for a player's games of plain pairs, without the engine but with identical results.
///
/// Takes a ninth of the engine's time, because whole turns are steps, cards are words, and clocks
/// are counts. Tests compare each game with the engine's.
protocol PairsKernel: ~Copyable {
  /// Plays one of the seed's games; calls `shouldStop` every 2^19 turns, as the engine does, and
  /// leaves the game unfinished if it returns true.
  mutating func play(_ game: UInt64, unless shouldStop: () -> Bool) -> PairsFigures
}

extension PairsKernel where Self: ~Copyable {
  // A call of `shouldStop` costs as much as three turns of a perfect player.
  private static var turnsBetweenQuestions: Int { 1024 }

  /// Plays games one after another; calls `shouldStop` before the first, and before each game after
  /// 1,024 turns or more since the last call; a game that was stopped is not visited.
  @inline(__always)
  mutating func play(
    _ games: Range<UInt64>, unless shouldStop: () -> Bool, visit: (UInt64, PairsFigures) -> Void
  ) {
    var turns = Self.turnsBetweenQuestions
    for game in games {
      if turns >= Self.turnsBetweenQuestions {
        if shouldStop() { return }
        turns = 0
      }
      let figures = play(game, unless: shouldStop)
      if !figures.isFinished, shouldStop() { return }
      turns &+= figures.turns
      visit(game, figures)
    }
  }
}

/// The points in a game of pairs at which it is stopped or checks for a stop.
struct PairsPause {
  private let turnCap: Int
  /// The turn of the next check; one comparison per turn.
  private var next: Int

  init(_ rules: PlainPairs) {
    turnCap = rules.turnCap
    next = min(turnCap, 1 << 19)
  }

  @inline(__always)
  mutating func lets(_ turns: Int, continue shouldStop: () -> Bool) -> Bool {
    turns < next || lookAgain(after: turns, shouldStop)
  }

  private mutating func lookAgain(after turns: Int, _ shouldStop: () -> Bool) -> Bool {
    next = min(turnCap, next &+ 1 << 19)
    return turns < turnCap && !shouldStop()
  }
}
