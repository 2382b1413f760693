/// A card's label on its way: digits typed one after another.
struct LabelTyping: Equatable {
  /// How long to wait for another digit.
  static let patience = Duration.milliseconds(400)

  private(set) var digits = ""

  var isEmpty: Bool { digits.isEmpty }

  /// The label as far as it was typed; nil if none was begun.
  var label: Int? { Int(digits) }

  /// Whether a label could be meant by what was typed so far.
  func mayMean(_ label: Int) -> Bool { !isEmpty && "\(label)".hasPrefix(digits) }

  /// Takes a digit.
  ///
  /// - Parameters:
  ///   - digit: 0...9; others are ignored.
  ///   - count: How many labels there are, from 1 on.
  /// - Returns: The label, as soon as no longer one could be meant.
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
  /// - Returns: The label, or `nil` if none was begun.
  mutating func finish() -> Int? {
    defer { digits = "" }
    return Int(digits)
  }

  mutating func cancel() {
    digits = ""
  }
}
