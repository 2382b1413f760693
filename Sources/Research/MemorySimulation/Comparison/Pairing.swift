import PlainJSON

/// What it brings that two players have the same deals: exact sums, and what follows from them.
///
/// Where both do well or badly in the same games, their difference varies less than it would if each
/// had deals of its own, and fewer games tell who is better. Players of different families draw
/// their cards in different orders, and gain next to nothing.
public struct Pairing: Sendable {
  /// Of what the two come to in the same game, -1...1; `nil` when one of them always comes to the
  /// same, or there are less than two games.
  public let correlation: Double?
  /// How many times as many games would tell the difference as well, if each player had deals of
  /// its own: 1 when nothing is saved, less than that when the pairing harms.
  ///
  /// It is the sum of both variances over that of the difference, and `nil` when the difference is
  /// always the same.
  public let savedFactor: Double?
  /// Of what the two come to, over all games; `nil` where it does not fit 127 bits.
  let sumOfProducts: Int128?

  /// - Parameters:
  ///   - first: What one of them comes to.
  ///   - second: What the other one does in the same games.
  ///   - difference: The first's less the second's, game by game.
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

  /// From (a - b)² = a² - 2ab + b², so that the sums of the single quantities are enough.
  private static func sumOfProducts(
    _ first: Summary, _ second: Summary, _ difference: Summary
  ) -> Int128? {
    guard let one = first.sumOfSquares, let other = second.sumOfSquares,
      let both = difference.sumOfSquares
    else { return nil }
    let (squares, isTooLarge) = one.addingReportingOverflow(other)
    return isTooLarge ? nil : (squares - both) / 2
  }

  /// (n·Σab - Σa·Σb) / n(n - 1), rounded once.
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
  /// `{"sumOfProducts":"…","correlation":0.6…,"savedFactor":2.5…}`.
  var json: JSON {
    .object([
      "sumOfProducts": sumOfProducts.map { .string("\($0)") } ?? .null,
      "correlation": correlation.map { .double($0) } ?? .null,
      "savedFactor": savedFactor.map { .double($0) } ?? .null,
    ])
  }
}
