/// The title of a terminal's window, which replaces the previous title until the screen ends.
///
/// The terminal keeps the previous title on its stack (XTWINOPS 22 and 23). Terminals without one
/// keep the last title, which most shells replace.
struct TerminalTitle {
  /// The title that the screen has set; nil for the previous one.
  private(set) var shown: String?
  /// True if the previous title is on the terminal's stack.
  private(set) var isSaved = false

  /// The largest number of Unicode scalars of a title.
  static let limit = 200

  private static let save = "\u{1B}[22;2t"
  private static let restore = "\u{1B}[23;2t"

  /// Returns the sequences that change the title; empty if it is unchanged.
  mutating func change(to title: String?, isUnicode: Bool) -> [UInt8] {
    guard title != shown else { return [] }
    shown = title
    guard let title else { return Array((Self.restore + Self.save).utf8) }
    defer { isSaved = true }
    return (isSaved ? [] : Array(Self.save.utf8)) + Self.command(title, isUnicode: isUnicode)
  }

  /// The sequences that end an incomplete title and restore the previous one; empty without one.
  var farewell: [UInt8] { isSaved ? Array(("\u{1B}\\" + Self.restore).utf8) : [] }

  /// Forgets the title, which another program may have changed.
  ///
  /// - Parameter isRestored: True if the terminal has been restored meanwhile.
  mutating func forget(isRestored: Bool) {
    shown = nil
    if isRestored { isSaved = false }
  }
}

extension TerminalTitle {
  /// Returns the command that sets the title (OSC 2), which a title cannot end early.
  private static func command(_ title: String, isUnicode: Bool) -> [UInt8] {
    Array("\u{1B}]2;".utf8) + clean(title, isUnicode: isUnicode) + [0x1B, UInt8(ascii: "\\")]
  }

  /// Returns the start of a title with spaces instead of invisible characters.
  private static func clean(_ title: String, isUnicode: Bool) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for character in title {
      guard text.count + character.unicodeScalars.count <= limit else { break }
      text.append(contentsOf: character.unicodeScalars.map { $0.isVisible ? $0 : " " })
    }
    if isUnicode { return Array(String(text).utf8) }
    return text.map { ASCIIFallback.byte(for: $0.value) }
  }
}

extension Unicode.Scalar {
  /// True if the scalar neither controls the terminal nor changes the direction of the text.
  fileprivate var isVisible: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
