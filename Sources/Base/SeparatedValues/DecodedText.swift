/// The text of a file as UTF-8 without a byte order mark.
package struct DecodedText: Sendable {
  package let bytes: [UInt8]
  /// The number of the first line that is not UTF-8 and was read as cp1252; nil if there is none.
  package private(set) var firstForeignLine: Int?

  /// Decodes a file.
  ///
  /// UTF-16 has a mark, or a zero byte in its first character. A line that is not UTF-8
  /// is read as cp1252, which spreadsheets in Western Europe write, so that a list of parts in both
  /// encodings is whole. A half of a character in UTF-16 becomes U+FFFD.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - encoding: The encoding of all lines; nil to tell it from the bytes.
  /// - Throws: `UnreadableText` for UTF-32, and for a document that is no text.
  package init(_ bytes: [UInt8], as encoding: TextEncoding? = nil) throws(UnreadableText) {
    if let document = ForeignDocument(bytes) { throw UnreadableText(document.advice) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw UnreadableText("written in UTF-32; save the list as CSV UTF-8")
    }
    if let lowByte = Self.lowByteInUTF16(bytes, isCertain: encoding == .utf16) {
      self.bytes = Self.utf8(bytes, lowByte: lowByte)
    } else if let page = encoding?.page {
      self.bytes = Self.utf8(bytes[...], page)
    } else {
      let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
      (self.bytes, firstForeignLine) = Self.utf8(lines: text)
    }
  }

  /// Returns the place of the low byte in each unit of UTF-16; nil for another encoding.
  private static func lowByteInUTF16(_ bytes: [UInt8], isCertain: Bool) -> Int? {
    if bytes.starts(with: [0xFF, 0xFE]) { return 0 }
    if bytes.starts(with: [0xFE, 0xFF]) { return 1 }
    let zeros = bytes.prefix(2).map { $0 == 0 }
    if zeros == [false, true] { return 0 }
    if zeros == [true, false] { return 1 }
    return isCertain ? 0 : nil
  }

  private static func utf8(_ bytes: [UInt8], lowByte: Int) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index + lowByte]) | UInt16(bytes[index + 1 - lowByte]) << 8
    }
    let text = units.first == 0xFEFF ? units.dropFirst() : units[...]
    return Array(String(decoding: text, as: UTF16.self).utf8)
  }

  private static func utf8(_ bytes: ArraySlice<UInt8>, _ page: [Unicode.Scalar]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 4)
    for byte in bytes {
      if byte < 0x80 {
        text.append(byte)
      } else {
        text += UTF8.encode(page[Int(byte) - 0x80]) ?? UTF8.encodedReplacementCharacter
      }
    }
    return text
  }

  /// Returns the text with each line that is not UTF-8 read as cp1252, and the first such line.
  private static func utf8(lines bytes: ArraySlice<UInt8>) -> ([UInt8], first: Int?) {
    if String(validating: bytes, as: UTF8.self) != nil { return (Array(bytes), nil) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var (text, first) = ([UInt8](), Int?.none)
    for (index, line) in lines.enumerated() {
      if index > 0 { text.append(UInt8(ascii: "\n")) }
      if String(validating: line, as: UTF8.self) != nil {
        text += line
      } else {
        first = first ?? index + 1
        text += utf8(line, CodePage.western)
      }
    }
    return (text, first)
  }
}

/// The reason why a file is no text.
package struct UnreadableText: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence without its full stop.
  package let description: String

  init(_ description: String) { self.description = description }
}
