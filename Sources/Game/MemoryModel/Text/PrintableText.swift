// The one place that makes foreign text fit for a screen: names, faces, paths, seeds, error messages.

extension StringProtocol {
  /// Whether the text can be shown as it is, so that `printable()` would change nothing.
  public var isPrintable: Bool {
    var gate = ScalarGate()
    return isPlainASCII || unicodeScalars.allSatisfy { gate.admits($0) }
  }

  /// The text with everything that could steer, hide or pile up on a screen written as `\u{HEX}`.
  ///
  /// Escaped are controls (tab and newline too), format characters (bidi controls, zero-width
  /// characters and joiners), line and paragraph separators, private-use and unassigned scalars,
  /// marks that have no character to sit on, and more than four marks on one character.
  ///
  ///     "red\u{1B}[31m".printable()         // red\u{1B}[31m, visibly
  ///     "a long name".printable(atMost: 9)  // a long...
  ///
  /// - Parameter limit: The most scalars in the result.
  /// - Returns: One line; text too long for the limit ends in dots, never within an escape.
  public func printable(atMost limit: Int = .max) -> String {
    if isPlainASCII && utf8.count <= limit { return String(self) }
    var gate = ScalarGate()
    var line = BoundedText(limit: limit)
    for scalar in unicodeScalars {
      let piece = gate.admits(scalar) ? String(scalar) : scalar.escape
      guard line.append(piece) else { break }
    }
    return line.text
  }

  /// Whether every character is one of ASCII's 95 printable ones.
  // Of the text's bytes where they lie side by side, as nearly always: an iterator has its type made
  // at run time.
  var isPlainASCII: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy { (0x20...0x7E).contains($0) } }
      ?? utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }
}

extension Unicode.Scalar {
  /// Whether this scalar is drawn on top of the one before it.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      true
    default:
      // Such as the Hangul filler: a letter by category, yet nothing to see.
      properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
    }
  }

  fileprivate var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

/// Decides scalar by scalar what may reach a screen.
private struct ScalarGate {
  /// No living script stacks more; a flood of marks would climb over the lines above.
  static let marksPerCharacter = 4

  /// How many more marks the last character may carry.
  private var room = 0

  mutating func admits(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F {
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

/// Text that grows piece by piece and ends in dots when a piece does not fit.
private struct BoundedText {
  private static let dots = "..."

  let limit: Int
  private(set) var text = ""
  private var count = 0
  /// The bytes of the longest start of the text that leaves room for the dots.
  private var start = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Says whether there was room for the piece.
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
  /// The text without white space at its ends.
  public var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let last = start.lastIndex { !$0.isWhitespace }
    return last.map { String(start[...$0]) } ?? ""
  }
}
