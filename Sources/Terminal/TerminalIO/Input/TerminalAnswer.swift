public import TextUICore

/// A terminal's report about itself, as an answer to a query or unasked.
///
/// Answers arrive at any time; many terminals send none, and a slow connection delays them.
public enum TerminalAnswer: Hashable, Sendable {
  /// The support of synchronized output (mode 2026).
  case synchronizedOutput(Bool)
  /// The colour scheme, by the lightness of its background.
  case colorScheme(ColorScheme)
  /// The width of a cell divided by its height.
  case cellAspect(Double)
  /// The device attributes: queries before this one will not be answered any more.
  case deviceAttributes
  /// The name and version of the terminal, as it writes them.
  case version(String)
  /// The device status: everything before this query has been processed.
  case deviceStatus
  /// The slowness of the connection; true if frames are so late that animations are left out.
  case isSlow(Bool)
}

extension TerminalAnswer {
  /// Creates the answer of a control sequence, if it is one.
  init?(_ sequence: ControlSequence) {
    guard sequence.marker == UInt8(ascii: "?") else {
      guard sequence.isStatus else { return nil }
      self = .deviceStatus
      return
    }
    switch (sequence.intermediate, sequence.final) {
    case (0, UInt8(ascii: "c")): self = .deviceAttributes
    case (UInt8(ascii: "$"), UInt8(ascii: "y")):
      guard sequence.number(0) == 2026 else { return nil }
      // Set, reset, or permanently set; other values mean an unknown or unavailable mode.
      self = .synchronizedOutput([1, 2, 3].contains(sequence.number(1) ?? 0))
    default: return nil
    }
  }

  /// Creates the answer of an operating system command such as `11;rgb:1e1e/1e1e/1e1e`, if it is
  /// one.
  init?(command: [UInt8]) {
    let text = String(decoding: command, as: UTF8.self)
    guard text.hasPrefix("11;"), let lightness = lightness(of: text.dropFirst(3)) else {
      return nil
    }
    self = .colorScheme(lightness > 0.5 ? .light : .dark)
  }

  /// Creates the answer of a device control string such as `>|kitty(0.36.0)`, if it is one.
  init?(deviceControl text: [UInt8]) {
    guard text.starts(with: [UInt8(ascii: ">"), UInt8(ascii: "|")]) else { return nil }
    self = .version(String(decoding: text.dropFirst(2), as: UTF8.self))
  }
}

extension ControlSequence {
  /// True if it is a device status report.
  fileprivate var isStatus: Bool {
    isPlain && final == UInt8(ascii: "n") && count == 1 && [0, 3].contains(self[0])
  }
}

/// Returns the lightness of a colour, from 0 to 1; nil if it is not in X11 notation.
///
/// The weights are those of luma in ITU-R BT.601, for values as they are sent.
private func lightness(of text: Substring) -> Double? {
  guard let channels = channels(of: text), channels.count >= 3 else { return nil }
  return 0.299 * channels[0] + 0.587 * channels[1] + 0.114 * channels[2]
}

private func channels(of text: Substring) -> [Double]? {
  if text.hasPrefix("#") {
    let digits = Array(text.dropFirst())
    guard digits.count % 3 == 0, !digits.isEmpty else { return nil }
    let length = digits.count / 3
    return fractions((0..<3).map { String(digits[$0 * length..<($0 + 1) * length]) })
  }
  guard text.hasPrefix("rgb:") || text.hasPrefix("rgba:") else { return nil }
  let values = text.drop { $0 != ":" }.dropFirst().split(
    separator: "/", omittingEmptySubsequences: false)
  return fractions(values.map(String.init))
}

/// Returns each number of one to four hexadecimal digits as a fraction of its largest value.
private func fractions(_ values: [String]) -> [Double]? {
  let parts = values.compactMap { value -> Double? in
    guard (1...4).contains(value.utf8.count), let number = UInt32(value, radix: 16) else {
      return nil
    }
    return Double(number) / Double((1 << (4 * value.utf8.count)) - 1)
  }
  return parts.count == values.count ? parts : nil
}
