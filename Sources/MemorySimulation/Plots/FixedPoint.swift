extension Double {
  /// With so many places after the point, such as `-0.667`; no zero has a sign.
  func fixedPoint(places: Int) -> String {
    let scale = (0..<places).reduce(Int128(1)) { scale, _ in scale * 10 }
    let rounded = Int128((magnitude * Double(scale)).rounded())
    let digits = String(rounded % scale)
    let zeros = String(repeating: "0", count: max(0, places - digits.count))
    let fraction = places > 0 ? ".\(zeros)\(digits)" : ""
    return "\(self < 0 && rounded > 0 ? "-" : "")\(rounded / scale)\(fraction)"
  }

  /// With three places.
  public var inThousandths: String { fixedPoint(places: 3) }
}
