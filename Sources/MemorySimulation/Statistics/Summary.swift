/// What is said of one quantity over many games.
///
/// Derived from a histogram; sums are exact. `sd` divides by n - 1, the interval is the mean plus
/// and minus 1.96 standard errors, quantiles go by nearest rank. A figure that the number of games
/// does not allow is `nil`: all without games, `sd` and what follows from it with a single one.
public struct Summary: Sendable {
  public let count: Int
  public let mean: Double?
  public let sd: Double?
  public let se: Double?
  /// The ends of the 95 % interval of the mean.
  public let low: Double?
  public let high: Double?
  let sum: Int128
  let sumOfSquares: Int128
  /// Every value that occurred with its count, smallest first, in units of the scale.
  public let entries: [(value: Int, count: Int)]
  let scale: Scale

  public init(_ histogram: Histogram) {
    self.init(entries: histogram.entries)
  }

  init(entries: [(value: Int, count: Int)], scale: Scale = .one) {
    self.entries = entries
    self.scale = scale
    count = entries.reduce(0) { $0 + $1.count }
    sum = entries.reduce(0) { $0 + Int128($1.value) * Int128($1.count) }
    sumOfSquares = entries.reduce(0) {
      $0 + Int128($1.value) * Int128($1.value) * Int128($1.count)
    }
    mean = count > 0 ? Double(sum) / Double(count) * scale.value : nil
    sd = Self.variance(of: entries, sum: sum, count: count).map { $0.squareRoot() * scale.value }
    let root = Double(count).squareRoot()
    se = sd.map { $0 / root }
    low = if let mean, let se { mean - 1.959963984540054 * se } else { nil }
    high = if let mean, let se { mean + 1.959963984540054 * se } else { nil }
  }

  public var minimum: Int? { entries.first?.value }

  public var maximum: Int? { entries.last?.value }

  /// A value in whole units of what is counted, such as seconds, as an exact decimal.
  public func decimal(_ value: Int) -> String { scale.decimal(Int128(value)) }

  /// Deviations are taken from the whole number nearest below the mean, so nothing cancels.
  private static func variance(
    of entries: [(value: Int, count: Int)], sum: Int128, count: Int
  ) -> Double? {
    guard count > 1 else { return nil }
    let middle = sum / Int128(count)
    let squares = entries.reduce(Int128(0)) { squares, entry in
      let deviation = Int128(entry.value) - middle
      return squares + deviation * deviation * Int128(entry.count)
    }
    let shift = sum - middle * Int128(count)
    let correction = Double(shift) * Double(shift) / Double(count)
    return (Double(squares) - correction) / Double(count - 1)
  }

  /// The smallest value that at least this share of the games does not exceed.
  ///
  /// - Parameter percent: 1...100.
  /// - Returns: A value that occurred, or `nil` without games.
  public func quantile(_ percent: Int) -> Int? {
    let rank = (Int128(count) * Int128(percent) + 99) / 100
    var below: Int128 = 0
    for entry in entries {
      below += Int128(entry.count)
      if below >= rank { return entry.value }
    }
    return nil
  }
}
