/// How likely each value of a quantity is; what all games together would show.
///
/// The chances come from sums and products of positive numbers only, so nothing cancels: each is
/// correct to one part in 10^12 or better, and so are mean and variance. Only chances below 10^-300,
/// as many pairs have them, may be less exact or missing at the ends.
public struct Distribution: Sendable {
  /// The value of the first chance.
  public let lowest: Int
  /// Chances of the lowest value and those that follow it; they add up to 1.
  public let chances: [Double]
  /// What many games come to on average.
  public let mean: Double
  /// The mean square of a game's distance from the mean.
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

  /// The smallest value that at least this share of the games does not exceed.
  ///
  /// - Parameter percent: 1...100.
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

  /// Every value between the lowest and the highest with its chance.
  public var entries: [(value: Int, chance: Double)] {
    chances.enumerated().map { (value: lowest + $0.offset, chance: $0.element) }
  }
}
