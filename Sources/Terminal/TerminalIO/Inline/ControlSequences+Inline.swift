// Sequences of an inline screen, which depend on no position.
extension ControlSequences {
  static let newLine = Array("\r\n".utf8)
  static let eraseBelow = Array("\u{1B}[J".utf8)
  static let eraseRow = Array("\u{1B}[2K".utf8)

  /// Returns the movement to the first column, and by rows: down, or up if negative.
  static func rows(_ count: Int) -> [UInt8] {
    let rows = count == 0 ? "" : "\u{1B}[\(abs(count))\(count > 0 ? "B" : "A")"
    return Array("\r\(rows)".utf8)
  }

  /// Returns the sequence that enables or disables line wrapping.
  static func wrapping(_ isOn: Bool) -> [UInt8] {
    Array("\u{1B}[?7\(isOn ? "h" : "l")".utf8)
  }

  /// Returns the sequences that restore the terminal after an inline screen.
  ///
  /// - Parameter place: The sequences that move the cursor below the picture, or erase it.
  /// - Returns: The bytes.
  static func inlineStop(_ place: [UInt8]) -> [UInt8] {
    Array("\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?2031l\u{1B}[0m\u{1B}[?7h".utf8) + place
      + Array("\u{1B}[?25h".utf8)
  }
}
