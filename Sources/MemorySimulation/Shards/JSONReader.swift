/// Reads JSON text as RFC 8259 has it, and nothing looser.
///
/// A member that occurs twice is refused, and so is nesting deeper than 16, so no text can exhaust
/// the stack. Whole numbers of 64 bits become `int`, others keep their digits as `number`.
struct JSONReader {
  private static let deepest = 16

  private let bytes: [UInt8]
  private var place = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func read(_ bytes: [UInt8]) throws(JSONError) -> JSON {
    var reader = JSONReader(bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.place == bytes.count else { throw reader.unexpected }
    return value
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private var unexpected: JSONError { .unexpected(atByte: place) }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { place += 1 }
  }

  /// Passes over a byte if it comes next, after space.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ byte: Unicode.Scalar) throws(JSONError) {
    guard take(byte) else { throw unexpected }
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    guard depth < Self.deepest else { throw .tooDeep(atByte: place) }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes[place..<end].elementsEqual(word.description.utf8) else {
      throw unexpected
    }
    place = end
    return value
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSON {
    try expect("[")
    if take("]") { return .array([]) }
    var elements: [JSON] = []
    repeat { elements.append(try value(depth: depth + 1)) } while take(",")
    try expect("]")
    return .array(elements)
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSON {
    try expect("{")
    if take("}") { return .members([]) }
    var members: [(String, JSON)] = []
    var names: Set<String> = []
    repeat {
      skipSpace()
      let name = try string()
      guard names.insert(name).inserted else { throw .twice(name) }
      try expect(":")
      members.append((name, try value(depth: depth + 1)))
    } while take(",")
    try expect("}")
    return .members(members)
  }
}

extension JSONReader {
  private mutating func number() throws(JSONError) -> JSON {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    if next == UInt8(ascii: "0") { place += 1 } else { try digits() }
    var isWhole = true
    if next == UInt8(ascii: ".") {
      isWhole = false
      place += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isWhole = false
      place += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard isWhole, let int = Int(text) else { return .number(text) }
    return .int(int)
  }

  private mutating func digits() throws(JSONError) {
    let start = place
    while let byte = next, (0x30...0x39).contains(byte) { place += 1 }
    guard place > start else { throw unexpected }
  }

  private mutating func string() throws(JSONError) -> String {
    guard next == UInt8(ascii: "\"") else { throw unexpected }
    let start = place
    place += 1
    var units: [UInt8] = []
    while let byte = next, byte >= 0x20 {
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: units, as: UTF8.self) else {
          throw .unexpected(atByte: start)
        }
        return string
      case UInt8(ascii: "\\"): units += Array(String(try escape()).utf8)
      default: units.append(byte)
      }
    }
    throw unexpected
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard let byte = next else { throw unexpected }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try escapedScalar()
    default: throw unexpected
    }
  }

  /// A scalar beyond 16 bits is written as two escapes, which are useless alone.
  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), bytes[place...].starts(with: "\\u".utf8) else {
      throw unexpected
    }
    place += 2
    let second = try hexadecimal()
    guard UTF16.isTrailSurrogate(second) else { throw unexpected }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt16 {
    let digits = bytes[place...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, !text.hasPrefix("+"), let unit = UInt16(text, radix: 16) else {
      throw unexpected
    }
    place += 4
    return unit
  }
}

/// Why a text is no JSON that is read here.
enum JSONError: Error, Hashable {
  /// Bytes are counted from zero.
  case unexpected(atByte: Int)
  case tooDeep(atByte: Int)
  case twice(String)
}

extension JSONError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unexpected(let place): "not valid JSON at byte \(place)"
    case .tooDeep(let place): "nested too deeply at byte \(place)"
    case .twice(let name): "\(name) is there twice"
    }
  }
}
