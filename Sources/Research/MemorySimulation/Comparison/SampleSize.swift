import PlainJSON

/// The number of games that finds a difference between two players with a certain power.
///
/// By the normal approximation it takes n = (z₀.₉₇₅ + z_power)² sd² / difference² games, with the
/// standard deviation of the differences on the same deals (Cohen, "Statistical Power Analysis for
/// the Behavioral Sciences", 1988).
public struct SampleSize: Hashable, Sendable {
  /// The size of the true difference, in turns or points.
  public let difference: Double
  /// The number of deals that both play, at least two; more than can be counted is `Int.max`.
  public let games: Int

  /// The power that a test is to have, and the difference that it is about.
  public struct Goal: Hashable, Sendable {
    /// The probability that a two-sided test at the level of 5 % finds the difference.
    public let power: Double
    /// The size of the difference in turns or points, more than zero; nil for the measured one.
    public let difference: Double?

    /// The powers of a goal: less finds nothing, more takes games without an end.
    public static let powers = 0.5...0.999

    /// - Precondition: The power is in `powers`, and the difference is more than zero.
    public init(power: Double, difference: Double? = nil) {
      precondition(Self.powers.contains(power), "the power is \(power)")
      precondition(difference.map { $0 > 0 } ?? true, "the difference is \(difference ?? 0)")
      (self.power, self.difference) = (power, difference)
    }
  }

  /// Creates the number of games for a measured quantity; nil without a standard deviation, or for
  /// a difference of zero.
  ///
  /// - Parameters:
  ///   - goal: The power and the difference.
  ///   - differences: The differences in the deals that were played, first minus second.
  init?(for goal: Goal, _ differences: Summary) {
    guard let size = goal.difference ?? differences.mean, size != 0, let sd = differences.sd else {
      return nil
    }
    let reach = NormalDistribution.twoSided5Percent + NormalDistribution.quantile(goal.power)
    let root = reach * sd / size
    difference = abs(size)
    games = max(2, Int(exactly: (root * root).rounded(.up)) ?? .max)
  }

  /// The number as JSON: `{"difference":0.5,"games":421}`.
  var json: JSON { .object(["difference": .double(difference), "games": .int(games)]) }
}
