import MemoryModel
import PlainJSON

/// A line of a settings file, with the bytes that a person wrote.
///
///     players = 3        # a comment after a value
///     playerName = "Ada #1"
///
/// A value that begins with a quotation mark is a JSON string; any other value extends to the end
/// of the line, or to a `#` after white space.
struct SettingsLine: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    /// A blank line or a comment.
    case comment
    /// A setting, with the place of its value among the bytes of the line.
    case setting(key: String, text: String, place: Range<Int>)
    case malformed(SettingProblem.Mistake)
  }

  private(set) var bytes: [UInt8]
  private(set) var content: Content

  /// - Parameter bytes: The line with its end, which the last line may lack.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var parser = SettingsLineParser(bytes)
    content = parser.content()
  }

  init(_ key: String, _ text: String, end: [UInt8]) {
    let name = Self.isPlainKey(key) ? key : JSON.string(key).written()
    self.init(Array("\(name) = \(Self.spelling(of: text))".utf8) + end)
  }

  var key: String? {
    if case .setting(let key, _, _) = content { key } else { nil }
  }

  /// Changes the value, and no other byte of the line.
  mutating func set(_ text: String) {
    guard case .setting(_, _, let place) = content else { return }
    var value = Array(Self.spelling(of: text).utf8)
    if place.isEmpty {
      if bytes[place.lowerBound - 1] == UInt8(ascii: "=") { value.insert(0x20, at: 0) }
      let next = place.upperBound < bytes.count ? bytes[place.upperBound] : nil
      if next == UInt8(ascii: "#") { value.append(0x20) }
    }
    self = Self(Array(bytes[..<place.lowerBound] + value + bytes[place.upperBound...]))
  }

  /// Appends a line end if the line has none.
  mutating func end(with end: [UInt8]) {
    if let last = bytes.last, last != UInt8(ascii: "\n") { self = Self(bytes + end) }
  }

  private static func spelling(of text: String) -> String {
    let line = SettingsLine(Array("k = \(text)".utf8))
    guard !text.isEmpty, text.isPrintable, case .setting(_, text, _) = line.content else {
      return JSON.string(text).written()
    }
    return text
  }

  static func isPlainKey(_ key: String) -> Bool {
    !key.isEmpty
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: ".-_".utf8.contains(byte)
        }
      }
  }
}

/// The parser of one line.
private struct SettingsLineParser {
  private let bytes: [UInt8]
  private var position = 0
  /// The index of the line's end, before its newline.
  private let end: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var end = bytes.count
    if end > 0, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > 0, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    self.end = end
  }

  private var next: UInt8? { position < end ? bytes[position] : nil }

  private var isAtComment: Bool { next == nil || next == UInt8(ascii: "#") }

  mutating func content() -> SettingsLine.Content {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    skipBlanks()
    if isAtComment { return .comment }
    guard let line = String(validating: bytes[..<end], as: UTF8.self),
      !line.hasMarkFlood, line.unicodeScalars.allSatisfy({ $0.value >= 0x20 || $0 == "\t" })
    else { return .malformed(.noText) }
    guard let key = key() else { return .malformed(.noSetting) }
    return value(of: key)
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 { position += 1 }
  }

  /// Skips the key and the equals sign.
  private mutating func key() -> String? {
    let start = position
    let key: String?
    if next == UInt8(ascii: "\"") {
      key = quoted()
    } else {
      while let byte = next, byte != UInt8(ascii: "="), byte != 0x20, byte != 0x09 { position += 1 }
      key = String(decoding: bytes[start..<position], as: UTF8.self)
      guard key.map(SettingsLine.isPlainKey) == true else { return nil }
    }
    skipBlanks()
    guard next == UInt8(ascii: "=") else { return nil }
    position += 1
    skipBlanks()
    return key
  }

  private mutating func value(of key: String) -> SettingsLine.Content {
    let start = position
    if next == UInt8(ascii: "\"") {
      let text = quoted()
      let place = start..<position
      skipBlanks()
      guard let text, isAtComment else { return .malformed(.quotation(key: key)) }
      return .setting(key: key, text: text, place: place)
    }
    var last = start
    while !isAtComment || (position > start && bytes[position - 1] > 0x20), let byte = next {
      position += 1
      if byte > 0x20 { last = position }
    }
    let text = String(decoding: bytes[start..<last], as: UTF8.self)
    return .setting(key: key, text: text, place: start..<last)
  }

  /// Skips a JSON string; nil if there is none.
  private mutating func quoted() -> String? {
    let start = position
    position += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard next != nil else { return nil }
    position += 1
    guard case .string(let text)? = try? JSON(parsing: bytes[start..<position]) else { return nil }
    return text
  }
}
