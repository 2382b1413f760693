/// A namespace for dividing a length by ratios.
enum RatioShares {
  /// Divides a length into parts that add up to it.
  ///
  /// Every part ends at the nearest cell, so that no part is off by more than a cell.
  ///
  /// - Parameters:
  ///   - length: The length to divide; negative counts as zero.
  ///   - weights: The ratios; negative, infinite and NaN count as zero, and all zero as all equal.
  /// - Returns: A length for each weight.
  static func lengths(of length: Int, weights: [Double]) -> [Int] {
    let length = max(0, length.asLength)
    let largest = weights.map { $0.isFinite ? $0 : 0 }.max() ?? 0
    let shares = weights.map { largest > 0 && $0.isFinite ? max(0, $0) / largest : 0 }
    let whole = shares.reduce(0, +)
    let used = whole > 0 ? shares : shares.map { _ in 1 }
    return parts(of: length, used, whole > 0 ? whole : Double(used.count))
  }

  private static func parts(of length: Int, _ shares: [Double], _ whole: Double) -> [Int] {
    var sum = 0.0
    var end = 0
    return shares.enumerated().map { index, share in
      sum += share
      let start = end
      let isLast = index == shares.count - 1
      end = isLast ? length : min(length, Int((Double(length) * sum / whole).rounded()))
      return end - start
    }
  }
}
