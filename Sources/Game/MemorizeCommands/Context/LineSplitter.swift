/// A splitter of bytes into lines.
///
/// A line ends in LF or CRLF; the last line needs no end. A byte order mark before the first line
/// is skipped.
struct LineSplitter {
  /// The error for a line that exceeds the length limit.
  struct TooLong: Error, Equatable {
    /// The number of the line, starting from one.
    let line: Int
    let limit: Int
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let longestLine: Int
  private var bytes: [UInt8] = []
  /// The offset of the next line.
  private var start = 0
  /// The offset up to which the bytes have been searched for a line end in vain.
  private var searched = 0
  private var count = 0

  /// - Parameter longestLine: The length limit of a line in bytes, without its end.
  init(longestLine: Int) {
    self.longestLine = longestLine
  }

  /// True if all bytes belong to lines that were returned.
  var isEmpty: Bool { start == bytes.count }

  /// Appends bytes of the input.
  mutating func append(_ more: [UInt8]) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes += more
  }

  /// Returns the next complete line without its end; nil if more bytes are needed.
  ///
  /// - Throws: `TooLong`, even before the end of the line has arrived.
  mutating func next() throws(TooLong) -> [UInt8]? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      // The byte order mark and the carriage return do not count.
      if bytes.count - start > longestLine + Self.mark.count + 1 { throw tooLong }
      return nil
    }
    return try take(to: end, goingOnAt: end + 1)
  }

  /// Returns the last line, which has no end, or nil if there is none.
  mutating func last() throws(TooLong) -> [UInt8]? {
    start == bytes.count ? nil : try take(to: bytes.count, goingOnAt: bytes.count)
  }

  private mutating func take(to end: Int, goingOnAt next: Int) throws(TooLong) -> [UInt8] {
    var line = bytes[start..<end]
    if count == 0, line.starts(with: Self.mark) { line = line.dropFirst(Self.mark.count) }
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    if line.count > longestLine { throw tooLong }
    (start, searched) = (next, next)
    count += 1
    return Array(line)
  }

  private var tooLong: TooLong { TooLong(line: count + 1, limit: longestLine) }
}

extension [UInt8] {
  /// The text with LF line ends, as UTF-8.
  var withPlainLines: [UInt8] {
    var lines = LineSplitter(longestLine: count)
    lines.append(self)
    var plain: [UInt8] = []
    plain.reserveCapacity(count)
    while let line = try? lines.next() { plain += line + [UInt8(ascii: "\n")] }
    if let line = try? lines.last() { plain += line }
    return plain
  }
}
