public import TextUICore

/// A terminal's report about itself, as an answer to a query or unasked.
///
/// Answers arrive at any time; many terminals send none, and a slow connection delays them.
public enum TerminalAnswer: Hashable, Sendable {
  /// The support of synchronized output (mode 2026).
  case synchronizedOutput(Bool)
  /// A colour of the terminal's palette.
  case color(PaletteColor, Color)
  /// The colour scheme to which the terminal has changed.
  case colorScheme(ColorScheme)
  /// The width of a cell divided by its height.
  case cellAspect(Double)
  /// The device attributes: queries before this one will not be answered any more.
  case deviceAttributes(showsSixels: Bool)
  /// The size of a cell in pixels.
  case cellSize(Size)
  /// The number of colours that a sixel picture may have.
  case colorRegisters(Int)
  /// The way in which the terminal shows pictures, as its other answers tell.
  case graphics(TerminalGraphics)
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
      if let size = sequence.cellSize {
        self = .cellSize(size)
        return
      }
      guard sequence.isStatus else { return nil }
      self = .deviceStatus
      return
    }
    switch (sequence.intermediate, sequence.final) {
    case (0, UInt8(ascii: "c")):
      self = .deviceAttributes(showsSixels: sequence.attributes.contains(4))
    case (0, UInt8(ascii: "S")):
      // The first item, without an error.
      guard sequence[0] == 1, sequence[1] == 0, sequence[2] > 0 else { return nil }
      self = .colorRegisters(sequence[2])
    case (0, UInt8(ascii: "n")):
      guard sequence[0] == 997, let scheme = sequence.colorScheme else { return nil }
      self = .colorScheme(scheme)
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
    let parts = String(decoding: command, as: UTF8.self).split(
      separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard let text = parts.last, let color = Color(x11: text) else { return nil }
    switch (parts[0], parts.count) {
    case ("10", 2): self = .color(.foreground, color)
    case ("11", 2): self = .color(.background, color)
    case ("4", 3):
      guard let index = UInt8(parts[1]), index < 16 else { return nil }
      self = .color(.named(index), color)
    default: return nil
    }
  }

  /// Creates the answer of a device control string such as `>|kitty(0.36.0)`, if it is one.
  init?(deviceControl text: [UInt8]) {
    guard text.starts(with: [UInt8(ascii: ">"), UInt8(ascii: "|")]) else { return nil }
    self = .version(String(decoding: text.dropFirst(2), as: UTF8.self))
  }
}

extension ControlSequence {
  /// The colour scheme of a report: 1 is dark and 2 is light.
  fileprivate var colorScheme: ColorScheme? {
    switch self[1] {
    case 1: .dark
    case 2: .light
    default: nil
    }
  }

  /// The size of a cell in a report of it; nil if it is implausible.
  fileprivate var cellSize: Size? {
    guard isPlain, final == UInt8(ascii: "t"), count == 3, self[0] == 6,
      TerminalSize.cellSides ~= self[1], TerminalSize.cellSides ~= self[2]
    else { return nil }
    return Size(width: self[2], height: self[1])
  }

  /// True if it is a device status report.
  fileprivate var isStatus: Bool {
    isPlain && final == UInt8(ascii: "n") && count == 1 && [0, 3].contains(self[0])
  }
}

extension Color {
  /// Creates a colour from X11 notation, such as `rgb:1e1e/1e1e/1e1e` or `#fdf6e3`.
  fileprivate init?(x11 text: Substring) {
    guard let channels = channels(of: text), channels.count >= 3 else { return nil }
    let bytes = channels.map { UInt8(($0 * 255).rounded()) }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
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
