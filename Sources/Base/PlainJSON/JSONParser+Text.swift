extension JSONParser {
  /// Parses a text, which begins with a quotation mark.
  mutating func text() throws(JSONError) -> String {
    position += 1
    var text = ""
    while !take("\"") {
      if take("\\") { text.unicodeScalars.append(try escape()) } else { text += try run() }
    }
    if text.hasMarkFlood {
      throw wrong("a letter before this has more than \(String.mostMarks) marks")
    }
    return text
  }

  /// Parses characters up to an escape or the end of the text.
  private mutating func run() throws(JSONError) -> String {
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    if position == start { throw wrong("a quotation mark was expected") }
    guard let text = String(validating: bytes[start..<position], as: UTF8.self) else {
      throw wrong("bytes before this are not UTF-8")
    }
    return text
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let letter = next
    position += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar()
    default: throw wrong("there is no such escape")
    }
  }

  /// Parses an escaped scalar; one beyond 16 bits is written as two surrogates.
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, take("\\"), take("u") else { throw wrong("half a character") }
    let low = try codeUnit()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw wrong("half a character") }
    return scalar
  }

  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let unit = UInt32(text, radix: 16)
    else { throw wrong("four hexadecimal digits were expected") }
    position += 4
    return unit
  }
}
