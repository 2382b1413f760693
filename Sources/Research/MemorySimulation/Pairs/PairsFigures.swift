import MemoryEngine

/// The statistics of one game of plain pairs.
struct PairsFigures {
  var turns = 0
  var score = 0
  var lucky = 0
  /// The number of pairs on the table when the game was left.
  var pairsLeft = 0

  var isFinished: Bool { pairsLeft == 0 }

  @inline(__always)
  mutating func match(_ first: PairsCard, _ second: PairsCard, _ rules: PlainPairs) {
    score &+=
      rules.matchPoints &+ rules.bonus(after: first.steps &+ 1)
      &+ rules.bonus(after: second.steps)
    lucky &+= second.wasSeen ? 0 : 1
    pairsLeft &-= 1
  }

  @inline(__always)
  mutating func miss(_ first: PairsCard, _ second: PairsCard, _ rules: PlainPairs) {
    let seen = (first.wasSeen ? 1 : 0) &+ (second.wasSeen ? 1 : 0)
    score &-= rules.missPenalty &* seen
  }
}

extension GameStatistics {
  /// Creates the statistics of a game with two flips per turn and a step between flips.
  init(index: UInt64, _ game: PairsFigures, of simulation: Simulation) {
    let flips = 2 * game.turns
    let step = simulation.flipTime.clampedNanoseconds
    self.index = index
    turns = game.turns
    score = game.score
    self.flips = flips
    secondScore = nil
    secondHasTurned = false
    lucky = game.lucky
    margin = simulation.kinds - game.pairsLeft
    lastFlip = .nanoseconds(Int64(max(0, flips - 1)) * step)
    isFinished = game.isFinished
    isOver = game.isFinished
  }
}
