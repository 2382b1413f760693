/// The rating of a won game, which compares its turns with those that a perfect memory needs.
public enum StarRating: Int, CaseIterable, Hashable, Sendable {
  /// The rating for more turns than two stars allow.
  case one = 1
  /// The rating for at most 1.5 × the turns of a perfect memory, rounded up.
  case two
  /// The rating for at most the mean turns of a perfect memory, rounded up.
  case three

  /// Rates a game.
  ///
  /// - Parameters:
  ///   - turns: The number of turns.
  ///   - expected: The mean number of turns of a perfect memory.
  public init(turns: Int, expected: Double) {
    let turns = Double(turns)
    switch turns {
    case ...expected.rounded(.up): self = .three
    case ...(1.5 * expected).rounded(.up): self = .two
    default: self = .one
    }
  }
}
