import MemoryModel
import MemoryViewModel

/// A path as terminals paste it when a file is dropped onto them.
struct DroppedPath: Equatable {
  let path: String

  /// Reads a path: absolute, from home or here, or a `file:` address; quoted or with escapes.
  ///
  /// - Parameter text: Whatever was pasted. Nil is the answer to all that does not look like one.
  init?(_ text: String) {
    var text = text.trimmed
    guard !text.isEmpty, !text.contains(where: \.isNewline) else { return nil }
    if let quote = text.first, quote == "'" || quote == "\"", text.last == quote, text.count > 1 {
      text = String(text.dropFirst().dropLast())
    } else {
      text = text.withoutBackslashes
    }
    if text.hasPrefix("file://") { text = String(text.dropFirst(7)).withoutPercentSigns }
    let starts = ["/", "~/", "./", "../"]
    guard starts.contains(where: text.hasPrefix) || text.hasSuffix(".json") else { return nil }
    path = text
  }
}

extension String {
  /// A backslash makes the next character itself.
  fileprivate var withoutBackslashes: String {
    var result = ""
    var isEscaped = false
    for character in self {
      isEscaped = character == "\\" && !isEscaped
      if !isEscaped { result.append(character) }
    }
    return result
  }

  /// Two hexadecimal digits behind a percent sign are a byte of UTF-8; what is none stays.
  fileprivate var withoutPercentSigns: String {
    var rest = Array(utf8)[...]
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
