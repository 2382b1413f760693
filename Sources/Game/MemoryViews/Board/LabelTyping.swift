/// A card's label that is being typed, digit by digit.
struct LabelTyping: Equatable {
  /// The time to wait for another digit.
  static let patience = Duration.milliseconds(400)

  private(set) var digits = ""

  var isEmpty: Bool { digits.isEmpty }

  /// The label so far; nil if there is none.
  var label: Int? { Int(digits) }

  /// Returns true if the digits so far are the beginning of a label.
  func mayMean(_ label: Int) -> Bool { !isEmpty && "\(label)".hasPrefix(digits) }

  /// Adds a digit.
  ///
  /// - Parameters:
  ///   - digit: The digit, 0...9; other characters are ignored.
  ///   - count: The number of labels, which start from 1.
  /// - Returns: The label, as soon as it cannot be the beginning of a longer one.
  mutating func type(_ digit: Character, of count: Int) -> Int? {
    guard digit.isASCII, digit.isNumber else { return nil }
    digits.append(digit)
    guard let label = Int(digits), (1...max(1, count)).contains(label) else {
      digits = ""
      return nil
    }
    return label * 10 > count ? finish() : nil
  }

  /// Ends the label.
  ///
  /// - Returns: The label, or `nil` if there is none.
  mutating func finish() -> Int? {
    defer { digits = "" }
    return Int(digits)
  }

  mutating func cancel() {
    digits = ""
  }
}
