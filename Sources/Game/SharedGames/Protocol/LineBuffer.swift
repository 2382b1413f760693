/// Bytes as they come, as lines as they end.
struct LineBuffer: Sendable {
  /// The most bytes of a line, its new line left out.
  let limit: Int
  private var bytes: [UInt8] = []
  /// Where the line begins that is read next.
  private var start = 0
  /// Up to where no new line is.
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

  /// The next line that has ended, without its end: a new line, or a return before it too.
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
