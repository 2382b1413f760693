/// How near the turns of a won game came to those of a perfect memory.
public enum StarRating: Int, CaseIterable, Hashable, Sendable {
  /// More turns than that.
  case one = 1
  /// No more than half as many turns again as a perfect memory, rounded up.
  case two
  /// No more turns than a perfect memory needs on average, rounded up.
  case three

  /// Rates a game.
  ///
  /// - Parameters:
  ///   - turns: How many it took.
  ///   - expected: How many a perfect memory needs on average.
  public init(turns: Int, expected: Double) {
    let turns = Double(turns)
    switch turns {
    case ...expected.rounded(.up): self = .three
    case ...(1.5 * expected).rounded(.up): self = .two
    default: self = .one
    }
  }
}
