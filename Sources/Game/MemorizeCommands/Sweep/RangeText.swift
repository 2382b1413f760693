import CommandLineKit

/// A range as it is typed: `4...26`, with a step `4...26:2`, or with a factor `4...512:x2`.
struct RangeText: Hashable, Sendable {
  enum Pace: Hashable, Sendable {
    /// The difference between neighbouring values.
    case step(String)
    /// The factor between neighbouring values.
    case factor(String)
    /// The default step.
    case usual
  }

  let first: String
  let last: String
  let pace: Pace
  /// The text of the range.
  let text: String

  /// - Returns: Nil for a text without three dots, or with more after the range.
  init?(_ text: String) {
    guard let dots = text.indices.first(where: { text[$0...].hasPrefix("...") }) else {
      return nil
    }
    let (last, pace) = String(text[dots...].dropFirst(3)).splitAtColon()
    self.text = text
    first = String(text[..<dots])
    self.last = last
    self.pace = pace.map(Pace.init) ?? .usual
  }

  init(_ first: String, _ last: String, _ pace: String?) {
    (self.first, self.last) = (first, last)
    self.pace = pace.map(Pace.init) ?? .usual
    text = "\(first)...\(last)" + (pace.map { ":\($0)" } ?? "")
  }
}

extension RangeText.Pace {
  fileprivate init(_ text: String) {
    self = text.hasPrefix("x") ? .factor(String(text.dropFirst())) : .step(text)
  }
}
