/// A line of output as it can be shown above an inline screen.
///
/// Tabs are kept, and colours and attributes (SGR) if they are wanted. All other control characters
/// and sequences are removed or replaced: they could move the cursor, whose place must be known.
struct PrintedLine {
  let isUnicode: Bool
  let keepsStyles: Bool
  private var text: [UInt8] = []
  private var isStyled = false

  typealias Scalars = Substring.UnicodeScalarView

  init(isUnicode: Bool, keepsStyles: Bool) {
    self.isUnicode = isUnicode
    self.keepsStyles = keepsStyles
  }

  /// The line with plain style after it, and its end.
  var bytes: [UInt8] {
    text + (isStyled ? Array("\u{1B}[m".utf8) : []) + ControlSequences.newLine
  }

  /// Appends a scalar, or handles the control sequence that it begins.
  mutating func take(_ scalar: Unicode.Scalar, before rest: inout Scalars) {
    switch scalar {
    case "\u{1B}" where keepsStyles: takeSequence(&rest)
    // The line is written again from its beginning.
    case "\r": text = []
    case "\t": text.append(0x09)
    case _ where !scalar.isPrinted: if !keepsStyles { append("\u{FFFD}") }
    default: append(scalar)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if isUnicode || scalar.isASCII {
      text += String(scalar).utf8
    } else {
      text.append(ASCIIFallback.byte(for: scalar.value))
    }
  }

  private mutating func takeSequence(_ rest: inout Scalars) {
    switch rest.popFirst() {
    case "[": takeControl(&rest)
    case "]", "P", "_", "^", "X": skipString(&rest)
    default: break
    }
  }

  /// Keeps a control sequence of SGR, and skips others.
  private mutating func takeControl(_ rest: inout Scalars) {
    let parameters = rest.prefix { (0x20..<0x40).contains($0.value) }
    rest.removeFirst(parameters.count)
    guard rest.popFirst() == "m", parameters.allSatisfy({ (0x30..<0x3C).contains($0.value) }) else {
      return
    }
    text += "\u{1B}[\(String(Substring(parameters)))m".utf8
    isStyled = true
  }

  /// Skips a command up to BEL or ESC \.
  private func skipString(_ rest: inout Scalars) {
    while let scalar = rest.popFirst(), scalar != "\u{7}" {
      guard scalar == "\u{1B}" else { continue }
      if rest.first == "\\" { rest.removeFirst() }
      return
    }
  }
}

extension Unicode.Scalar {
  /// True if the scalar neither controls the terminal nor changes the direction of the text.
  var isPrinted: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
