/// The summary of a quantity over many games.
///
/// Derived from a histogram; sums are exact. `sd` divides by n - 1, the interval is Student's,
/// which for many games is the mean plus and minus 1.96 standard errors, quantiles are by nearest
/// rank. A figure that needs more games is `nil`: all without games, `sd` and those derived from it
/// with a single one.
public struct Summary: Sendable {
  /// The number of games.
  public let count: Int
  /// The mean of the games.
  public let mean: Double?
  /// The standard deviation of a single game.
  public let sd: Double?
  /// The standard error of the mean.
  public let se: Double?
  /// The lower end of the 95 % interval of the mean.
  public let low: Double?
  /// The upper end of that interval.
  public let high: Double?
  let sum: Int128
  /// The sum of squares; `nil` if it does not fit 127 bits.
  let sumOfSquares: Int128?
  /// The values that occurred with their counts, in ascending order, in units of the scale.
  public let entries: [(value: Int, count: Int)]
  let scale: UnitScale

  /// Creates the summary of whole numbers.
  public init(_ histogram: Histogram) {
    self.init(entries: histogram.entries)
  }

  init(entries: [(value: Int, count: Int)], scale: UnitScale = .one) {
    self.entries = entries
    self.scale = scale
    count = entries.reduce(into: 0) { $0.count($1.count) }
    sum = entries.reduce(0) { $0 + Int128($1.value) * Int128($1.count) }
    sumOfSquares = Self.sumOfSquares(of: entries.lazy.map { (Int128($0.value), $0.count) })
    mean = count > 0 ? scale.times(Double(sum), over: Double(count)) : nil
    sd = Self.variance(of: entries, sum: sum, count: count).map { $0.squareRoot() * scale.value }
    let root = Double(count).squareRoot()
    se = sd.map { $0 / root }
    let errors = StudentDistribution(degreesOfFreedom: max(1, count - 1)).within95Percent
    let reach = se.map { errors * $0 }
    low = if let mean, let reach { mean - reach } else { nil }
    high = if let mean, let reach { mean + reach } else { nil }
  }

  /// The smallest value that occurred, in units of the scale.
  public var minimum: Int? { entries.first?.value }

  /// The largest value that occurred, in units of the scale.
  public var maximum: Int? { entries.last?.value }

  /// Returns a value as an exact decimal, in whole units such as seconds.
  public func decimal(_ value: Int) -> String { scale.decimal(Int128(value)) }

  private static func sumOfSquares(
    of values: some Sequence<(value: Int128, count: Int)>
  ) -> Int128? {
    var sum: Int128 = 0
    for (value, count) in values {
      let (square, isTooLarge) = value.multipliedReportingOverflow(by: value)
      let (product, isProductTooLarge) = square.multipliedReportingOverflow(by: Int128(count))
      let (next, isSumTooLarge) = sum.addingReportingOverflow(product)
      if isTooLarge || isProductTooLarge || isSumTooLarge { return nil }
      sum = next
    }
    return sum
  }

  /// Returns the variance from whole deviations, without cancellation: (n·Σd² - (Σd)²) / n(n - 1),
  /// rounded once if the numbers fit, otherwise a few times.
  private static func variance(
    of entries: [(value: Int, count: Int)], sum: Int128, count: Int
  ) -> Double? {
    guard count > 1 else { return nil }
    let middle = sum / Int128(count)
    let shift = sum - middle * Int128(count)
    let deviations = entries.lazy.map { (value: Int128($0.value) - middle, count: $0.count) }
    let pairs = Double(count) * Double(count - 1)
    if let squares = sumOfSquares(of: deviations) {
      let (product, isTooLarge) = squares.multipliedReportingOverflow(by: Int128(count))
      if !isTooLarge { return Double(product - shift * shift) / pairs }
    }
    let squares = deviations.reduce(0.0) {
      $0 + Double($1.value) * Double($1.value) * Double($1.count)
    }
    return (squares * Double(count) - Double(shift) * Double(shift)) / pairs
  }

  /// Returns the smallest value that at least this percentage of the games does not exceed.
  ///
  /// The value is in units of the scale; `decimal` formats it.
  ///
  /// - Parameter percent: The percentage, 1...100.
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
