/// The bytes of a list of words as UTF-8 without a byte order mark.
struct WordListText {
  let bytes: [UInt8]

  /// Reads UTF-8, or UTF-16 with a byte order mark, as spreadsheets write it.
  init(_ bytes: [UInt8]) throws(WordListError) {
    if bytes.count > ThemePack.limit { throw .tooLarge(limit: ThemePack.limit) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw WordListError("written in UTF-32; save the list as CSV UTF-8")
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self.bytes = try Self.utf8(bytes, lowByte: 0)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self.bytes = try Self.utf8(bytes, lowByte: 1)
    } else if bytes.prefix(2).count(where: { $0 == 0 }) == 1 {
      throw WordListError("written in UTF-16 without its mark; save the list as CSV UTF-8")
    } else {
      self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
      try checkUTF8()
    }
  }

  private static func utf8(
    _ bytes: [UInt8], lowByte: Int
  ) throws(WordListError) -> [UInt8] {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index + lowByte]) | UInt16(bytes[index + 1 - lowByte]) << 8
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self)
    else {
      throw WordListError("written in UTF-16, but incomplete; save the list again as CSV UTF-8")
    }
    return Array(text.utf8)
  }

  private func checkUTF8() throws(WordListError) {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated()
    where String(validating: line, as: UTF8.self) == nil {
      throw WordListError(
        "line \(index + 1), byte \(Self.validCount(of: line) + 1): not UTF-8, perhaps Latin-1; "
          + "save the list as CSV UTF-8")
    }
  }

  /// Returns the number of bytes before the first malformed sequence.
  private static func validCount(of line: ArraySlice<UInt8>) -> Int {
    var count = 0
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
      let bytes = String(scalar).utf8
      guard line.dropFirst(count).starts(with: bytes) else { break }
      count += bytes.count
    }
    return count
  }
}
