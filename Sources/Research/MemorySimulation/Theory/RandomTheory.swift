/// How many turns the random player needs for pairs.
///
/// With m pairs left any turn is a match with chance 1 in 2m - 1, whatever was turned before. So
/// the turns are a sum of geometric waits, with mean n² and variance n(n - 1)(4n + 1) / 3.
public struct RandomTheory: Sendable {
  /// The mean, which is whole: n².
  public let meanTurns: Int
  /// Of a single game.
  public let varianceOfTurns: Double

  /// - Parameter pairs: 1...32,767, as many as can be dealt.
  public init(pairs: Int) {
    precondition((1...32_767).contains(pairs), "\(pairs) pairs cannot be dealt")
    meanTurns = pairs * pairs
    // One of three factors is divisible by 3, so the quotient is whole.
    varianceOfTurns = Double(pairs * (pairs - 1) * (4 * pairs + 1) / 3)
  }
}
