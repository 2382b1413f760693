import PlainJSON

/// The gain of a paired comparison over independent deals (variance reduction), from exact sums.
///
/// If both do well or badly in the same games, their difference varies less than with deals of
/// their own, and fewer games tell which is better. Players of different families draw cards in
/// different orders, and gain almost nothing.
public struct Pairing: Sendable {
  /// The correlation of the players' values in the same game, -1...1; `nil` if one of them is
  /// constant, or if there are fewer than two games.
  public let correlation: Double?
  /// The factor by which more games would be needed with independent deals: 1 if nothing is saved,
  /// less if the pairing harms.
  ///
  /// It is the sum of both variances divided by that of the difference, and `nil` if the difference
  /// is constant.
  public let savedFactor: Double?
  /// The sum of products of both values, over all games; `nil` if it does not fit 127 bits.
  let sumOfProducts: Int128?

  /// - Parameters:
  ///   - first: The values of one player.
  ///   - second: The values of the other player in the same games.
  ///   - difference: The differences, first minus second, game by game.
  init(_ first: Summary, _ second: Summary, difference: Summary) {
    sumOfProducts = Self.sumOfProducts(first, second, difference)
    let variances = [first, second, difference].compactMap { $0.sd.map { $0 * $0 } }
    guard variances.count == 3 else {
      (correlation, savedFactor) = (nil, nil)
      return
    }
    savedFactor = variances[2] > 0 ? (variances[0] + variances[1]) / variances[2] : nil
    let scale = (variances[0] * variances[1]).squareRoot()
    let covariance = Self.covariance(first, second, sumOfProducts)
    correlation = scale > 0 ? covariance.map { max(-1, min(1, $0 / scale)) } : nil
  }

  /// Returns Σab from (a - b)² = a² - 2ab + b², so that the sums of the single quantities are
  /// enough.
  private static func sumOfProducts(
    _ first: Summary, _ second: Summary, _ difference: Summary
  ) -> Int128? {
    guard let one = first.sumOfSquares, let other = second.sumOfSquares,
      let both = difference.sumOfSquares
    else { return nil }
    let (squares, isTooLarge) = one.addingReportingOverflow(other)
    return isTooLarge ? nil : (squares - both) / 2
  }

  /// Returns (n·Σab - Σa·Σb) / n(n - 1), rounded once.
  private static func covariance(
    _ first: Summary, _ second: Summary, _ sumOfProducts: Int128?
  ) -> Double? {
    guard let sumOfProducts else { return nil }
    let count = Int128(first.count)
    let (one, isFirstTooLarge) = sumOfProducts.multipliedReportingOverflow(by: count)
    let (other, isSecondTooLarge) = first.sum.multipliedReportingOverflow(by: second.sum)
    let (top, isTooLarge) = one.subtractingReportingOverflow(other)
    if isFirstTooLarge || isSecondTooLarge || isTooLarge { return nil }
    return Double(top) / (Double(count) * Double(count - 1))
  }
}

extension Pairing {
  /// The pairing as JSON: `{"sumOfProducts":"…","correlation":0.6…,"savedFactor":2.5…}`.
  var json: JSON {
    .object([
      "sumOfProducts": sumOfProducts.map { .string("\($0)") } ?? .null,
      "correlation": correlation.map { .double($0) } ?? .null,
      "savedFactor": savedFactor.map { .double($0) } ?? .null,
    ])
  }
}
