extension JSON {
  /// Parses one value and the white space around it, strictly by RFC 8259.
  ///
  /// Accepted text has one meaning: duplicate names in an object are rejected. So is nesting beyond
  /// 32, because no text may exhaust the stack. A byte order mark is skipped.
  ///
  /// - Parameter bytes: The whole text, in UTF-8.
  /// - Throws: `JSONError` with the first error.
  public init(parsing bytes: ArraySlice<UInt8>) throws(JSONError) {
    var parser = JSONParser(bytes)
    self = try parser.whole()
  }

  /// Parses one value of all bytes, strictly by RFC 8259.
  public init(parsing bytes: [UInt8]) throws(JSONError) { try self.init(parsing: bytes[...]) }
}

struct JSONParser {
  private static let depthLimit = 32

  let bytes: ArraySlice<UInt8>
  var position: Int
  private var depth = 0

  init(_ bytes: ArraySlice<UInt8>) {
    let isMarked = bytes.first == 0xEF && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.bytes = isMarked ? bytes.dropFirst(3) : bytes
    position = self.bytes.startIndex
  }

  mutating func whole() throws(JSONError) -> JSON {
    let value = try value()
    skipSpace()
    if next != nil { throw wrong("nothing more was expected") }
    return value
  }

  var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func value() throws(JSONError) -> JSON {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try parts(until: "]", Self.value))
    case UInt8(ascii: "\""): return .string(try text())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"): return .number(try number())
    case let byte? where isDigit(byte): return .number(try number())
    default: throw wrong("a value was expected")
    }
  }

  private static func value(_ parser: inout JSONParser) throws(JSONError) -> JSON {
    try parser.value()
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    guard bytes[position...].starts(with: word.utf8) else { throw wrong("a value was expected") }
    position += word.utf8.count
    return value
  }

  /// Parses comma-separated parts up to the end mark.
  private mutating func parts<Part>(
    until end: Unicode.Scalar, _ part: (inout JSONParser) throws(JSONError) -> Part
  ) throws(JSONError) -> [Part] {
    depth += 1
    if depth > Self.depthLimit {
      throw .tooDeep(line: place(of: position).line, limit: Self.depthLimit)
    }
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

  private mutating func members() throws(JSONError) -> [JSON.Member] {
    var names = NameSet()
    return try parts(until: "}") { parser throws(JSONError) in
      parser.skipSpace()
      guard parser.next == UInt8(ascii: "\"") else { throw parser.wrong("a name was expected") }
      let start = parser.position
      let name = try parser.text()
      guard names.insert(name) else { throw parser.wrong("the name comes twice", at: start) }
      parser.skipSpace()
      if !parser.take(":") { throw parser.wrong("a colon was expected") }
      return JSON.Member(name, try parser.value())
    }
  }

  private mutating func number() throws(JSONError) -> String {
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

  private mutating func digits() throws(JSONError) {
    let start = position
    while let byte = next, isDigit(byte) { position += 1 }
    if position == start { throw wrong("a digit was expected") }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  func wrong(_ what: String, at position: Int? = nil) -> JSONError {
    let place = place(of: position ?? self.position)
    return .syntax(line: place.line, column: place.column, wanted: what)
  }

  private func place(of position: Int) -> (line: Int, column: Int) {
    let before = bytes[..<min(position, bytes.endIndex)]
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? bytes.startIndex
    return (before.count { $0 == newline } + 1, before.endIndex - start + 1)
  }
}
