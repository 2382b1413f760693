/// The standard normal distribution, for numbers of games.
///
/// Only the four basic operations and square roots are used, which every machine rounds alike.
enum NormalDistribution {
  /// The value that a share of 0.975 does not exceed, for two-sided tests at the level of 5 %.
  static let twoSided5Percent = 1.959963984540054

  /// Returns the share of values up to `value`, by the series for the area from zero (Marsaglia,
  /// "Evaluating the normal distribution", Journal of Statistical Software 2004).
  static func share(upTo value: Double) -> Double {
    guard abs(value) < 8 else { return value < 0 ? 0 : 1 }
    var (term, sum, odd) = (value, value, 1.0)
    while abs(term) > 1e-17 {
      odd += 2
      term *= value * value / odd
      sum += term
    }
    return 0.5 + sum * (-value * value / 2).exponential / (2 * Double.pi).squareRoot()
  }

  /// Returns the value that a share of the values does not exceed.
  ///
  /// - Precondition: The share is between 0 and 1, exclusive.
  static func quantile(_ share: Double) -> Double {
    precondition(share > 0 && share < 1, "no value is the quantile of \(share)")
    var (low, high) = (-8.0, 8.0)
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return middle }
      if self.share(upTo: middle) < share { low = middle } else { high = middle }
    }
  }
}
