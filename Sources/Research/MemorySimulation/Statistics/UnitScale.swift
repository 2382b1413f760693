/// A unit as a fraction of whole numbers, in which sums stay exact.
///
/// Game times are counted in flips; a flip of 250 ms has the scale 1/4.
public struct UnitScale: Hashable, Sendable {
  let numerator: Int
  /// The denominator, a divisor of 10^9, so that every scaled number has a finite decimal.
  let denominator: Int

  static let one = UnitScale(numerator: 1, denominator: 1)

  private init(numerator: Int, denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Creates the scale of nanoseconds in seconds.
  init(nanoseconds: Int64) {
    let whole = 1_000_000_000
    let divisor = Self.greatestCommonDivisor(Int(nanoseconds), whole)
    self.init(numerator: Int(nanoseconds) / divisor, denominator: whole / divisor)
  }

  /// Returns nanoseconds as an exact decimal of seconds.
  public static func seconds(_ nanoseconds: Int64) -> String {
    UnitScale(nanoseconds: 1).decimal(Int128(nanoseconds))
  }

  static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }

  var value: Double { Double(numerator) / Double(denominator) }

  /// Returns a quotient times this scale, rounded once if the products are exact.
  func times(_ top: Double, over bottom: Double) -> Double {
    top * Double(numerator) / (bottom * Double(denominator))
  }

  /// Returns a number times this scale, as an exact decimal.
  func decimal(_ number: Int128) -> String {
    Self.decimal(number * Int128(numerator), over: Int128(denominator))
  }

  /// Returns a number times this scale squared, as an exact decimal; `nil` beyond 127 bits.
  func decimal(ofSquare number: Int128) -> String? {
    let scale = Int128(numerator) * Int128(numerator)
    let (top, isTooLarge) = number.multipliedReportingOverflow(by: scale)
    let bottom = Int128(denominator) * Int128(denominator)
    return isTooLarge ? nil : Self.decimal(top, over: bottom)
  }

  private static func decimal(_ top: Int128, over bottom: Int128) -> String {
    let (whole, rest) = top.magnitude.quotientAndRemainder(dividingBy: bottom.magnitude)
    let sign = top < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    return "\(sign)\(whole).\(Self.digits(of: rest, over: bottom.magnitude))"
  }

  private static func digits(of rest: UInt128, over bottom: UInt128) -> String {
    var rest = rest
    var digits = ""
    while rest != 0 {
      let (digit, next) = (rest * 10).quotientAndRemainder(dividingBy: bottom)
      digits += String(digit)
      rest = next
    }
    return digits
  }
}
