/// The theory of the random player's turns with pairs.
///
/// With m pairs left any turn is a match with probability 1 / (2m - 1), independent of earlier
/// turns. So the turns are a sum of geometric variables, with mean n² and variance n(n - 1)(4n + 1)
/// / 3.
public struct RandomTheory: Sendable {
  /// The mean number of turns, n², which is whole.
  public let meanTurns: Int
  /// The variance of the turns of a single game.
  public let varianceOfTurns: Double

  /// - Parameter pairs: The number of pairs, 1...32,767.
  public init(pairs: Int) {
    precondition((1...32_767).contains(pairs), "\(pairs) pairs cannot be dealt")
    meanTurns = pairs * pairs
    // One of three factors is divisible by 3, so the quotient is whole.
    varianceOfTurns = Double(pairs * (pairs - 1) * (4 * pairs + 1) / 3)
  }
}
