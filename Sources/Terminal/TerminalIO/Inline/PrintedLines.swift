import TextUICore

/// Output of the program, cut into whole lines that can be shown above an inline screen.
struct PrintedLines {
  let isUnicode: Bool
  /// The bytes of the last line, which is not complete.
  private var rest: [UInt8] = []

  /// The number of bytes from which on a line is shown without its end.
  static let longest = 1 << 16

  init(isUnicode: Bool) {
    self.isUnicode = isUnicode
  }

  /// The number of bytes that no returned line contains.
  var pendingCount: Int { rest.count }

  /// Returns the lines that more output completes, each with its end.
  mutating func append(_ bytes: [UInt8]) -> [UInt8] {
    var parts = (rest + bytes).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Array(parts.removeLast())
    if rest.count >= Self.longest {
      parts.append(rest[...])
      rest = []
    }
    return parts.flatMap { line(String(decoding: $0, as: UTF8.self), keepsStyles: true) }
  }

  /// Returns the lines of a text, whose last one may have no end.
  func lines(of text: String) -> [UInt8] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines.flatMap { line(String(Substring($0)), keepsStyles: false) }
  }

  /// Returns the bytes of a line with its end.
  private func line(_ text: String, keepsStyles: Bool) -> [UInt8] {
    var line = PrintedLine(isUnicode: isUnicode, keepsStyles: keepsStyles)
    var scalars = text.unicodeScalars[...]
    if scalars.last == "\r" { scalars.removeLast() }
    while let scalar = scalars.popFirst() { line.take(scalar, before: &scalars) }
    return line.bytes
  }
}
