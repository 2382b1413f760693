extension Double {
  /// Returns the number with fixed decimals, such as `-0.667`; zero has no sign.
  ///
  /// A number of 2^126 or more times ten to the power of the decimals is written with an exponent.
  ///
  /// - Parameter places: The number of decimals, 0 to 30.
  /// - Returns: The number, rounded to the nearest one with these decimals.
  public func fixedPoint(places: Int) -> String {
    let scale = (0..<places).reduce(Int128(1)) { scale, _ in scale * 10 }
    let scaled = (magnitude * Double(scale)).rounded()
    guard scaled < 0x1p126 else { return "\(self)" }
    let rounded = Int128(scaled)
    let digits = String(rounded % scale)
    let zeros = String(repeating: "0", count: max(0, places - digits.count))
    let fraction = places > 0 ? ".\(zeros)\(digits)" : ""
    return "\(self < 0 && rounded > 0 ? "-" : "")\(rounded / scale)\(fraction)"
  }
}
