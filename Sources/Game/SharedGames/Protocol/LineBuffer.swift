/// A buffer that splits received bytes into lines.
struct LineBuffer: Sendable {
  /// The length limit of a line in bytes, without its newline.
  let limit: Int
  private var bytes: [UInt8] = []
  /// The offset of the next line.
  private var start = 0
  /// The offset up to which there is no newline.
  private var searched = 0

  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ more: [UInt8]) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes += more
  }

  /// Returns the next complete line without its end, which is LF or CRLF.
  ///
  /// - Throws: `ShareLineError.tooLong`.
  mutating func next() throws(ShareLineError) -> ArraySlice<UInt8>? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      if bytes.count - start > limit { throw .tooLong(limit: limit) }
      return nil
    }
    let line = bytes[start..<end]
    if line.count > limit { throw .tooLong(limit: limit) }
    (start, searched) = (end + 1, end + 1)
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }
}
