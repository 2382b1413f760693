import SystemCalls

/// A reader that returns each line of an input as soon as it arrives, so that no prompt has to
/// wait.
struct LineInput {
  /// The length limit in bytes of a line that a person types.
  static let longestTyped = 65_536

  private let read: (_ count: Int) throws(SystemError) -> [UInt8]
  /// The name of the input in messages, in printable form.
  private let name: String
  private var lines: LineSplitter
  private var hasEnded = false
  /// The next line, if it has been read ahead.
  private var waiting: [UInt8]?

  /// - Parameters:
  ///   - name: The name of the input in messages, in printable form.
  ///   - longestLine: The length limit of a line in bytes; longer lines are refused, because they
  ///     might never end.
  ///   - read: Reads available bytes, waiting for the first; empty at the end.
  init(
    named name: String, longestLine: Int,
    read: @escaping (_ count: Int) throws(SystemError) -> [UInt8]
  ) {
    self.read = read
    self.name = name
    lines = LineSplitter(longestLine: longestLine)
  }

  /// Returns the next line without its end, or `nil` at the end of the input.
  ///
  /// Malformed UTF-8 becomes U+FFFD. The last line needs no newline.
  mutating func next() throws(Failure) -> String? {
    try nextBytes().map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the bytes of the next line without its end, or `nil` at the end of the input.
  mutating func nextBytes() throws(Failure) -> [UInt8]? {
    while try !hasNext() { try readMore() }
    defer { waiting = nil }
    return waiting
  }

  /// Returns true if the next line, or the end of the input, is known without waiting.
  mutating func hasNext() throws(Failure) -> Bool {
    if waiting == nil { waiting = try line() }
    return waiting != nil || hasEnded
  }

  private mutating func line() throws(Failure) -> [UInt8]? {
    do throws(LineSplitter.TooLong) {
      if let line = try lines.next() { return line }
      return hasEnded ? try lines.last() : nil
    } catch {
      throw .badData(
        "\(name), line \(error.line): too long, a line has at most \(error.limit) bytes")
    }
  }

  /// Reads available bytes, waiting for the first.
  mutating func readMore() throws(Failure) {
    let bytes: [UInt8]
    do {
      bytes = try read(65_536)
    } catch {
      throw Failure.inputOutput(name, error)
    }
    hasEnded = bytes.isEmpty
    lines.append(bytes)
  }
}
