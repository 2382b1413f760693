/// Whole lengths in given ratios.
enum RatioShares {
  /// Shares a length out so that the parts add up to it.
  ///
  /// Every part ends at the cell nearest to where it should, so that none is more than a cell off.
  ///
  /// - Parameters:
  ///   - length: What is shared out; below zero counts as zero.
  ///   - weights: The ratios; those below zero and what is no finite number count as zero, and all
  ///     zero as all equal.
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
