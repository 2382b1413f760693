/// Takes bytes apart into lines, wherever they come from.
///
/// A line ends in a new line, and may have a carriage return before it, as on Windows; what is at
/// the end of the input needs neither. A byte order mark before the first line is passed over.
struct LineSplitter {
  /// A line that has more bytes than any line of its kind.
  struct TooLong: Error, Equatable {
    /// Counted from one.
    let line: Int
    let limit: Int
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let longestLine: Int
  private var bytes: [UInt8] = []
  /// Where the next line starts.
  private var start = 0
  /// No line ends before this.
  private var searched = 0
  private var count = 0

  /// - Parameter longestLine: The most bytes of a line without its end.
  init(longestLine: Int) {
    self.longestLine = longestLine
  }

  /// Whether nothing has come after the lines that were taken.
  var isEmpty: Bool { start == bytes.count }

  /// Adds what has come since.
  mutating func append(_ more: [UInt8]) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes += more
  }

  /// The next line whose end has come, without it; nil if more must come first.
  ///
  /// - Throws: `TooLong`, also before the end has come.
  mutating func next() throws(TooLong) -> [UInt8]? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      // The mark and the carriage return do not count.
      if bytes.count - start > longestLine + Self.mark.count + 1 { throw tooLong }
      return nil
    }
    return try take(to: end, goingOnAt: end + 1)
  }

  /// What is left when nothing more comes: a last line without an end, or nil.
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
  /// A text as a file of this system has it, by the rules of lines.
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
