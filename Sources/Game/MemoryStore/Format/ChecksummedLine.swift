import PlainJSON

/// A line of a file that grows: JSON, a tab, and its checksum.
///
/// A checksum may go on from the one before: then no line can be missing or out of order.
enum ChecksummedLine {
  /// The line of a value, with its new line.
  static func written(_ json: String, goingOnFrom crc: inout CRC32) -> [UInt8] {
    crc.add(json.utf8)
    return Array("\(json)\t\(crc.text)\n".utf8)
  }

  static func written(_ json: String) -> [UInt8] {
    var crc = CRC32()
    return written(json, goingOnFrom: &crc)
  }

  /// The JSON of a line without its new line; nil if it is not what was written.
  static func json(
    of line: ArraySlice<UInt8>, goingOnFrom crc: inout CRC32
  ) -> ArraySlice<UInt8>? {
    guard line.count > 9, line[line.endIndex - 9] == UInt8(ascii: "\t") else { return nil }
    let json = line.dropLast(9)
    crc.add(json)
    return line.suffix(8).elementsEqual(crc.text.utf8) ? json : nil
  }

  static func json(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var crc = CRC32()
    return json(of: line, goingOnFrom: &crc)
  }

  /// The lines of a file that end in a new line, without it.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limit: The most lines to take.
  /// - Returns: One slice a line; whatever comes after the last new line is left out.
  /// - Throws: `FormatError.tooMany` beyond the limit.
  static func lines(
    of bytes: [UInt8], atMost limit: Int
  ) throws(FormatError) -> [ArraySlice<UInt8>] {
    let newline = UInt8(ascii: "\n")
    if bytes.count(where: { $0 == newline }) > limit { throw .tooMany("lines", limit: limit) }
    return bytes.split(separator: newline, omittingEmptySubsequences: false).dropLast()
  }
}
