/// A player's games of plain pairs without the engine, with the same figures.
protocol PairsKernel: ~Copyable {
  /// Plays one of the seed's games; asks before every 2^19 turns, as the engine does, whether it
  /// shall stop, and then leaves the game unfinished.
  mutating func play(_ game: UInt64, unless shouldStop: () -> Bool) -> PairsFigures
}

extension PairsKernel where Self: ~Copyable {
  // A question costs as much as three turns of a perfect player: it may have several parts.
  private static var turnsBetweenQuestions: Int { 1024 }

  /// Plays games one after another, and asks before the first, and before each one that follows 1,024
  /// turns or more since it last asked; of a game in which it is stopped nothing is told.
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

/// When a game of pairs is left, or asks whether to go on.
struct PairsPause {
  private let turnCap: Int
  /// The turns after which it looks again; one comparison a turn.
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
