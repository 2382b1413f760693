import SystemCalls

/// The bytes of a file, read range by range.
///
/// So a large file can be rejected by its beginning, and only the needed parts are in memory.
struct FileBytes {
  /// The number of bytes.
  let count: Int
  private let readRange: (Range<Int>) throws(FormatError) -> [UInt8]

  /// Creates bytes in memory.
  init(_ bytes: [UInt8]) {
    count = bytes.count
    // The storage is captured, so that a large file is not copied.
    readRange = { (range) throws(FormatError) in
      range == bytes.indices ? bytes : Array(bytes[range])
    }
  }

  /// Creates the bytes of an open file whose size is `count`.
  init(_ file: OpenFile, count: Int) {
    self.count = count
    readRange = { (range) throws(FormatError) in
      do throws(SystemError) {
        return try file.bytes(in: range)
      } catch {
        throw .damaged("it cannot be read: \(error)")
      }
    }
  }

  /// Reads the bytes of a range.
  ///
  /// - Throws: `FormatError.damaged` if the file is shorter, or cannot be read.
  func read(_ range: Range<Int>) throws(FormatError) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= count else { throw .damaged("it is cut off") }
    let bytes = try readRange(range)
    guard bytes.count == range.count else { throw .damaged("it is cut off") }
    return bytes
  }
}
