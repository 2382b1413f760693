/// The probability distribution of a quantity.
///
/// The probabilities are sums and products of positive numbers only, so that nothing cancels: each
/// has a relative error of at most 10^-12, and so have mean and variance. Only probabilities below
/// 10^-300, which occur with many pairs, may be less exact or missing at the ends.
public struct Distribution: Sendable {
  /// The lowest value, whose probability is `chances[0]`.
  public let lowest: Int
  /// The probabilities of the lowest value and the following ones; their sum is 1.
  public let chances: [Double]
  /// The mean of the distribution.
  public let mean: Double
  /// The variance of the distribution.
  public let variance: Double

  init(from lowest: Int, _ chances: [Double]) {
    let isPossible: (Double) -> Bool = { $0 > 0 }
    let first = chances.firstIndex(where: isPossible) ?? 0
    let last = chances.lastIndex(where: isPossible) ?? 0
    self.lowest = lowest + first
    self.chances = Array(chances[first...last])
    let mean = self.chances.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element }
    self.mean = mean + Double(self.lowest)
    variance = self.chances.enumerated().reduce(0) { sum, entry in
      sum + (Double(entry.offset) - mean) * (Double(entry.offset) - mean) * entry.element
    }
  }

  /// Returns the smallest value whose cumulative probability is at least this percentage.
  ///
  /// - Parameter percent: The percentage, 1...100.
  /// - Returns: A value between the lowest and the highest.
  public func quantile(_ percent: Int) -> Int {
    let share = Double(percent) / 100 - 1e-12
    var sum = 0.0
    for (value, chance) in entries {
      sum += chance
      if sum >= share { return value }
    }
    return lowest + chances.count - 1
  }

  /// The values between the lowest and the highest with their probabilities.
  public var entries: [(value: Int, chance: Double)] {
    chances.enumerated().map { (value: lowest + $0.offset, chance: $0.element) }
  }
}
