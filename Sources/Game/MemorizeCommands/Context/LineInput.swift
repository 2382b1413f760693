import SystemCalls

/// Lines of some input, without the buffer that would keep a prompt waiting.
struct LineInput {
  /// The most bytes of a line that a person types.
  static let longestTyped = 65_536

  private let read: (_ count: Int) throws(SystemError) -> [UInt8]
  /// How messages call the input, fit to be shown.
  private let name: String
  private var lines: LineSplitter
  private var hasEnded = false
  /// The next line, once it was looked for.
  private var waiting: [UInt8]?

  /// - Parameters:
  ///   - name: How messages call it, fit to be shown.
  ///   - longestLine: The most bytes of a line; more are refused, for they might never end.
  ///   - read: Reads what is there, waiting for the first byte; no bytes at the end.
  init(
    named name: String, longestLine: Int,
    read: @escaping (_ count: Int) throws(SystemError) -> [UInt8]
  ) {
    self.read = read
    self.name = name
    lines = LineSplitter(longestLine: longestLine)
  }

  /// The next line without its end, or `nil` when there is none.
  ///
  /// Bytes that are no UTF-8 become U+FFFD. A last line without a new line is a line.
  mutating func next() throws(Failure) -> String? {
    try nextBytes().map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of the next line without its end, or `nil` when there is none.
  mutating func nextBytes() throws(Failure) -> [UInt8]? {
    while try !hasNext() { try readMore() }
    defer { waiting = nil }
    return waiting
  }

  /// Whether the next line can be told without reading: it is there, or there is none.
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

  /// Reads what is there, waiting for the first byte.
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
