/// A reader of separated values with quotes (RFC 4180), in which lines that begin with `#` are
/// comments.
///
/// Lines end with LF, CRLF or CR. Records without any text are skipped. A quote that is never
/// closed, or closed before the end of its field, is part of the text, as in most lists that people
/// type. Reading takes time in proportion to the bytes.
package struct RecordReader: Sequence, IteratorProtocol, Sendable {
  /// An element of the file.
  package enum Item: Hashable, Sendable {
    /// A line that begins with `#`, without that character.
    case comment(String, line: Int)
    /// A record of one field or more, as they are in the file.
    case record([String], line: Int)
  }

  /// The limit of lines in a field with quotes, after which its quote counts as forgotten.
  private static let mostLines = 100

  private let bytes: [UInt8]
  private let separator: [UInt8]
  private var index = 0
  private var line = 1

  package init(_ text: DecodedText, separatedBy separator: Separator) {
    bytes = text.bytes
    self.separator = separator.bytes
  }

  package mutating func next() -> Item? {
    while let byte = current {
      let line = line
      if byte == .hash { return .comment(restOfLine(), line: line) }
      let fields = record()
      if fields.contains(where: \.hasText) { return .record(fields, line: line) }
    }
    return nil
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var isAtLineEnd: Bool {
    guard let current else { return true }
    return current == .newline || current == .carriageReturn
  }

  private var isAtSeparator: Bool {
    guard let first = separator.first, current == first else { return false }
    return separator.count == 1 || bytes[index...].starts(with: separator)
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

  private mutating func record() -> [String] {
    var fields = [field()]
    while isAtSeparator {
      index += separator.count
      fields.append(field())
    }
    endLine()
    return fields
  }

  private mutating func field() -> String {
    if let field = quotedField() { return field }
    let start = index
    while !isAtLineEnd, !isAtSeparator { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads a field that is all in quotes; nil, at the same place, for another one.
  private mutating func quotedField() -> String? {
    let start = (index, line)
    skipSpaces()
    if current == .quote, let text = quotedBytes() {
      skipSpaces()
      if isAtLineEnd || isAtSeparator { return String(decoding: text, as: UTF8.self) }
    }
    (index, line) = start
    return nil
  }

  /// Reads up to the closing quote; two quotes are one, and ends of lines are spaces.
  private mutating func quotedBytes() -> [UInt8]? {
    let end = line + Self.mostLines
    var text: [UInt8] = []
    index += 1
    while let byte = current, line < end {
      if isAtLineEnd {
        endLine()
        text.append(.space)
        continue
      }
      index += 1
      if byte == .quote {
        guard current == .quote else { return text }
        index += 1
      }
      text.append(byte)
    }
    return nil
  }

  private mutating func skipSpaces() {
    while current == .space, separator.first != .space { index += 1 }
  }
}

extension String {
  /// True if the text is more than spaces and tabs.
  fileprivate var hasText: Bool { utf8.contains { $0 > .space } }
}

extension UInt8 {
  fileprivate static let hash = UInt8(ascii: "#")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
