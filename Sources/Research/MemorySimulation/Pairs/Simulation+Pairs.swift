import MemoryEngine

extension Simulation {
  /// Plays games without the engine if they are plain pairs of a player with a kernel.
  ///
  /// - Returns: True if they are.
  @inline(__always)
  func playPairs(
    _ games: Range<UInt64>, unless shouldStop: () -> Bool, visit: (UInt64, PairsFigures) -> Void
  ) -> Bool {
    guard let rules = PlainPairs(self) else { return false }
    switch players[0] {
    case .perfect:
      var kernel = PerfectPairs(rules)
      kernel.play(games, unless: shouldStop, visit: visit)
    case .random:
      var kernel = RandomPairs(rules)
      kernel.play(games, unless: shouldStop, visit: visit)
    case .capacity(let cards, .oldest):
      var kernel = FadingPairs(rules, capacity: cards)
      kernel.play(games, unless: shouldStop, visit: visit)
    case .forgetful(let chance):
      var kernel = FadingPairs(rules, forgetting: chance)
      kernel.play(games, unless: shouldStop, visit: visit)
    default: return false
    }
    return true
  }
}
