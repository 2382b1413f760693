extension ValueForm<ClosedRange<Int>> {
  /// One whole number or all from one to another, such as `10` or `4...26`.
  public static func numbers(_ range: ClosedRange<Int>) -> Self {
    let (least, most) = (range.lowerBound.inThousands, range.upperBound.inThousands)
    let help = ValueHelp(
      placeholder: "N...M", range: "of \(least)...\(most)",
      allowed: "N or N...M, of \(least)...\(most)")
    return Self(
      help: help, write: { "\($0.lowerBound)...\($0.upperBound)" },
      read: { ClosedRange(typed: $0, in: range) })
  }
}

extension ClosedRange<Int> {
  fileprivate init?(typed text: String, in range: ClosedRange<Int>) {
    var ends = [text]
    if let dots = text.firstRange(of: "...") {
      ends = [String(text[..<dots.lowerBound]), String(text[dots.upperBound...])]
    }
    let numbers = ends.compactMap { Int(typed: $0, in: range) }
    guard numbers.count == ends.count, let least = numbers.first, let most = numbers.last,
      least <= most
    else { return nil }
    self = least...most
  }
}
