/// A parser of separated values with quotes (RFC 4180), in which lines that begin with `#` are
/// comments.
///
/// Lines end with LF, CRLF or CR. Empty lines are skipped.
struct WordListRecords {
  /// An element of the file.
  enum Item: Equatable {
    /// A line that begins with `#`, without that character.
    case comment(String, line: Int)
    /// A record of one field or more, as they are in the file.
    case record([String], line: Int)
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var index = 0
  private var line = 1

  init(_ text: WordListText, separatedBy separator: UInt8) {
    bytes = text.bytes
    self.separator = separator
  }

  /// Returns the next element, or nil at the end.
  mutating func next() throws(WordListError) -> Item? {
    while let byte = current {
      let line = line
      if byte == .hash { return .comment(restOfLine(), line: line) }
      let fields = try record()
      if fields.count > 1 || fields.contains(where: { !$0.isEmpty }) {
        return .record(fields, line: line)
      }
    }
    return nil
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var isAtLineEnd: Bool {
    guard let current else { return true }
    return current == .newline || current == .carriageReturn
  }

  private mutating func restOfLine() -> String {
    let start = index + 1
    while !isAtLineEnd { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    endLine()
    return text
  }

  /// Moves behind the end of a line, which may be the end of the file.
  private mutating func endLine() {
    guard let ending = current else { return }
    index += 1
    if ending == .carriageReturn, current == .newline { index += 1 }
    line += 1
  }

  private mutating func record() throws(WordListError) -> [String] {
    var fields = [try field()]
    while current == separator {
      index += 1
      fields.append(try field())
    }
    endLine()
    return fields
  }

  private mutating func field() throws(WordListError) -> String {
    let start = index
    skipSpaces()
    if current == .quote { return try quotedField() }
    while !isAtLineEnd, current != separator { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while current == .space, separator != .space { index += 1 }
  }

  /// Reads a field in quotes, in which two quotes are one, and ends of lines are spaces.
  private mutating func quotedField() throws(WordListError) -> String {
    let first = line
    var text: [UInt8] = []
    index += 1
    while true {
      guard let byte = current else {
        throw WordListError(line: first, "the quote is never closed; end the column with one")
      }
      if isAtLineEnd {
        endLine()
        text.append(.space)
        continue
      }
      index += 1
      if byte == .quote {
        guard current == .quote else { break }
        index += 1
      }
      text.append(byte)
    }
    skipSpaces()
    guard isAtLineEnd || current == separator else {
      let place = first == line ? "" : ", of line \(first)"
      throw WordListError(
        line: line,
        "text after a closing quote\(place); a quote inside of quotes is written twice")
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension UInt8 {
  static let hash = UInt8(ascii: "#")
  static let quote = UInt8(ascii: "\"")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let comma = UInt8(ascii: ",")
  static let semicolon = UInt8(ascii: ";")
  /// A separator that splits nothing, because the byte does not occur in UTF-8.
  static let none: UInt8 = 0xFF
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
