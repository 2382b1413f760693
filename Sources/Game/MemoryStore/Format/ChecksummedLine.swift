import PlainJSON

/// The format of a line in an append-only file: JSON, a tab, and a checksum.
///
/// A checksum may continue that of the previous line, so that no line can be missing or moved.
enum ChecksummedLine {
  /// Returns the line for a JSON text, with its checksum and newline.
  static func written(_ json: String, goingOnFrom crc: inout CRC32) -> [UInt8] {
    crc.add(json.utf8)
    return Array("\(json)\t\(crc.text)\n".utf8)
  }

  static func written(_ json: String) -> [UInt8] {
    var crc = CRC32()
    return written(json, goingOnFrom: &crc)
  }

  /// Returns the JSON of a line without its newline; nil if the checksum is wrong.
  static func json(
    of line: ArraySlice<UInt8>, goingOnFrom crc: inout CRC32
  ) -> ArraySlice<UInt8>? {
    guard line.count > 9, line[line.endIndex - 9] == UInt8(ascii: "\t") else { return nil }
    let json = line.dropLast(9)
    crc.add(json)
    return isText(line.suffix(8), of: crc.value) ? json : nil
  }

  /// Returns true for eight lower-case hexadecimal digits of a number.
  private static func isText(_ digits: ArraySlice<UInt8>, of number: UInt32) -> Bool {
    var rest = number
    return digits.allSatisfy { digit in
      let value = UInt8(truncatingIfNeeded: rest >> 28)
      rest <<= 4
      return digit == value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
    }
  }

  static func json(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var crc = CRC32()
    return json(of: line, goingOnFrom: &crc)
  }

  /// Returns the lines of a file without their newlines.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limit: The largest number of lines.
  /// - Returns: The lines; an incomplete last line is left out.
  /// - Throws: `FormatError.tooMany` beyond the limit.
  static func lines(
    of bytes: [UInt8], atMost limit: Int
  ) throws(FormatError) -> [ArraySlice<UInt8>] {
    let newline = UInt8(ascii: "\n")
    if bytes.count(where: { $0 == newline }) > limit { throw .tooMany("lines", limit: limit) }
    return bytes.split(separator: newline, omittingEmptySubsequences: false).dropLast()
  }
}
