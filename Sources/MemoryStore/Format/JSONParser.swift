/// Reads JSON as RFC 8259 has it, strictly: what it accepts has one meaning.
///
/// A name that comes twice in an object is refused, and so is nesting beyond a limit.
struct JSONParser {
  static let depthLimit = 32

  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var depth = 0

  /// Reads one value and the white space around it.
  ///
  /// - Throws: `FormatError` with the first place that is wrong.
  static func parse(_ bytes: ArraySlice<UInt8>) throws(FormatError) -> JSON {
    var parser = JSONParser(bytes: bytes, position: bytes.startIndex)
    let value = try parser.value()
    parser.skipSpace()
    if parser.next != nil { throw parser.wrong("nothing more was expected") }
    return value
  }

  static func parse(_ bytes: [UInt8]) throws(FormatError) -> JSON { try parse(bytes[...]) }

  private var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func value() throws(FormatError) -> JSON {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .list(try elements())
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"): return .number(try number())
    case let byte? where isDigit(byte): return .number(try number())
    default: throw wrong("a value was expected")
    }
  }

  private mutating func word(_ word: String, _ value: JSON) throws(FormatError) -> JSON {
    guard bytes[position...].starts(with: word.utf8) else { throw wrong("a value was expected") }
    position += word.utf8.count
    return value
  }

  /// Reads parts with commas between them up to the end mark.
  private mutating func list<Part>(
    until end: Unicode.Scalar, _ part: (inout JSONParser) throws(FormatError) -> Part
  ) throws(FormatError) -> [Part] {
    depth += 1
    if depth > Self.depthLimit { throw .tooDeep(line: place.line, limit: Self.depthLimit) }
    defer { depth -= 1 }
    position += 1
    skipSpace()
    if take(end) { return [] }
    var parts: [Part] = []
    repeat {
      parts.append(try part(&self))
      skipSpace()
    } while take(",")
    if !take(end) { throw wrong("a comma or \(end) was expected") }
    return parts
  }

  private mutating func elements() throws(FormatError) -> [JSON] {
    try list(until: "]") { parser throws(FormatError) in try parser.value() }
  }

  private mutating func members() throws(FormatError) -> [JSON.Member] {
    var names = NameSet()
    return try list(until: "}") { parser throws(FormatError) in
      parser.skipSpace()
      guard parser.next == UInt8(ascii: "\"") else { throw parser.wrong("a name was expected") }
      let start = parser
      let name = try parser.text()
      guard names.insert(name) else { throw start.wrong("the name comes twice") }
      parser.skipSpace()
      if !parser.take(":") { throw parser.wrong("a colon was expected") }
      return JSON.Member(name, try parser.value())
    }
  }

  private mutating func number() throws(FormatError) -> String {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(FormatError) {
    let start = position
    while let byte = next, isDigit(byte) { position += 1 }
    if position == start { throw wrong("a digit was expected") }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private mutating func text() throws(FormatError) -> String {
    position += 1
    var text = ""
    while !take("\"") {
      if take("\\") { text.unicodeScalars.append(try escape()) } else { text += try run() }
    }
    return text
  }

  /// Reads characters up to an escape or the end of the text.
  private mutating func run() throws(FormatError) -> String {
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    if position == start { throw wrong("a quotation mark was expected") }
    return try decoded(start..<position)
  }

  private func decoded(_ range: Range<Int>) throws(FormatError) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw wrong("bytes before this are not UTF-8")
    }
    return text
  }

  private mutating func escape() throws(FormatError) -> Unicode.Scalar {
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

  private mutating func scalar() throws(FormatError) -> Unicode.Scalar {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, take("\\"), take("u") else { throw wrong("half a character") }
    let low = try codeUnit()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw wrong("half a character") }
    return scalar
  }

  private mutating func codeUnit() throws(FormatError) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let unit = UInt32(text, radix: 16)
    else { throw wrong("four hexadecimal digits were expected") }
    position += 4
    return unit
  }

  private var place: (line: Int, column: Int) {
    let before = bytes[..<min(position, bytes.endIndex)]
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? bytes.startIndex
    return (before.count { $0 == newline } + 1, before.endIndex - start + 1)
  }

  private func wrong(_ what: String) -> FormatError {
    .syntax(line: place.line, column: place.column, wanted: what)
  }
}

/// Names that are compared one by one as long as they are few, which most objects are.
private struct NameSet {
  private static let few = 16

  private var list: [String] = []
  private var set: Set<String> = []

  /// Says whether the name is new.
  mutating func insert(_ name: String) -> Bool {
    if list.count < Self.few {
      if list.contains(name) { return false }
      list.append(name)
      return true
    }
    return !list.contains(name) && set.insert(name).inserted
  }
}
