import UnicodeScripts

// All foreign text goes through this file before it is shown: names, faces, paths, seeds, errors.

extension StringProtocol {
  /// True if the text can be shown as it is, so that `printable()` would change nothing.
  public var isPrintable: Bool {
    var gate = ScalarGate()
    var rest = isPlainASCII ? Substring().unicodeScalars : Substring(self).unicodeScalars
    while !rest.isEmpty {
      let count = gate.admittedCount(of: rest)
      if count == 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Returns the text with everything that could control or corrupt a screen escaped as `\u{HEX}`.
  ///
  /// Escaped are controls (tab and newline too), format characters (bidi controls, zero-width
  /// characters, and joiners and tags other than those of emoji and of words), line and paragraph
  /// separators,
  /// private-use and unassigned scalars, combining marks without a base, and more than four marks
  /// on one character. A byte of a path that is not UTF-8, which the system's calls spell as a
  /// private-use scalar, becomes `\xHEX`.
  ///
  ///     "red\u{1B}[31m".printable()         // red\u{1B}[31m, visibly
  ///     "a long name".printable(atMost: 9)  // a long...
  ///
  /// - Parameter limit: The length limit of the result in scalars.
  /// - Returns: One line; longer text ends in dots, never within an escape or after a joiner.
  public func printable(atMost limit: Int = .max) -> String {
    if isPlainASCII && utf8.count <= limit { return String(self) }
    var gate = ScalarGate()
    var line = BoundedText(limit: limit)
    var rest = Substring(self).unicodeScalars
    while let scalar = rest.first {
      let count = gate.admittedCount(of: rest)
      let piece = count > 0 ? String(rest.prefix(count)) : scalar.escape
      guard line.append(piece) else { break }
      rest = rest.dropFirst(count > 0 ? count : 1)
    }
    return line.text
  }

  /// True if every character is printable ASCII.
  // Reads the contiguous UTF-8 that most strings have: the metadata of an iterator's type would be
  // created at run time.
  var isPlainASCII: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy { (0x20...0x7E).contains($0) } }
      ?? utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }
}

extension Unicode.Scalar {
  /// True if this scalar is drawn on top of the previous one.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// True for the letters of Latin, and two signs among them, whose properties are not looked up.
  fileprivate var isCommonLetter: Bool { 0xC0...0x24F ~= value }

  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      true
    default:
      // For example the Hangul filler: a letter by category, but invisible.
      properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
    }
  }

  fileprivate var escape: String {
    // `String.init(systemBytes:)` of SystemCalls makes these scalars of bytes that are not UTF-8.
    if 0x10FF80...0x10FFFF ~= value {
      return "\\x\(String(value & 0xFF, radix: 16, uppercase: true))"
    }
    return "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}

/// A filter that decides for each scalar whether it is shown.
private struct ScalarGate {
  /// The limit of marks per character: no living script has more, and a flood would cover other
  /// lines.
  static let marksPerCharacter = 4

  /// The number of marks that the last character may still get.
  private var room = 0
  private var previous: Unicode.Scalar = "\0"
  private var emoji = EmojiSequence()

  /// Returns the number of scalars at the start of a text that are shown together; zero if the
  /// first is not shown.
  mutating func admittedCount(of text: Substring.UnicodeScalarView) -> Int {
    let count = emoji.takeGroup(of: text)
    guard count == 0, let scalar = text.first else {
      room = Self.marksPerCharacter
      previous = "\0"
      return count
    }
    emoji.take(scalar)
    let isShown = WordJoiner.joins(scalar.value, after: previous.value) || admits(scalar)
    previous = isShown ? scalar : "\0"
    return isShown ? 1 : 0
  }

  private mutating func admits(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F {
      room = Self.marksPerCharacter
      return true
    }
    if scalar.isCommonLetter {
      room = Self.marksPerCharacter
      return true
    }
    if scalar.isHidden {
      room = 0
      return false
    }
    guard scalar.isMark else {
      room = Self.marksPerCharacter
      return true
    }
    defer { room = max(0, room - 1) }
    return room > 0
  }
}

/// A text that grows by pieces and ends in dots when a piece does not fit.
private struct BoundedText {
  private static let dots = "..."

  let limit: Int
  private(set) var text = ""
  private var count = 0
  /// The UTF-8 offset up to which the dots would still fit.
  private var start = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Appends a piece; returns false if it does not fit.
  mutating func append(_ piece: String) -> Bool {
    let newCount = count + piece.unicodeScalars.count
    guard newCount <= limit else {
      text = String(Substring(text.utf8.prefix(start))) + Self.dots.prefix(max(0, limit))
      return false
    }
    text += piece
    count = newCount
    if count <= limit - Self.dots.count { start = text.utf8.count }
    return true
  }
}

extension StringProtocol {
  /// The text without leading and trailing white space.
  public var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let last = start.lastIndex { !$0.isWhitespace }
    return last.map { String(start[...$0]) } ?? ""
  }
}
