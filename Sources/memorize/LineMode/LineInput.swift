/// Lines from a descriptor, without the buffer that would keep a prompt waiting.
struct LineInput {
  private let descriptor: Int32
  /// How messages call the input, fit to be shown.
  private let name: String
  private let longestLine: Int
  private var pending: [UInt8] = []
  private var hasEnded = false

  /// - Parameters:
  ///   - descriptor: Where to read.
  ///   - name: How messages call it, fit to be shown.
  ///   - longestLine: Bytes of a line beyond these are dropped; nobody types as many.
  init(descriptor: Int32 = 0, name: String = "standard input", longestLine: Int = 65_536) {
    self.descriptor = descriptor
    self.name = name
    self.longestLine = longestLine
  }

  /// The next line without its end, or `nil` when there is none.
  ///
  /// Bytes that are no UTF-8 become U+FFFD. A last line without a new line is a line.
  mutating func next() throws(Failure) -> String? {
    try nextBytes().map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of the next line without its end, or `nil` when there is none.
  mutating func nextBytes() throws(Failure) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        keep(pending[..<end], in: &line)
        pending.removeSubrange(...end)
        return line
      }
      keep(pending[...], in: &line)
      pending.removeAll()
      if hasEnded { return line.isEmpty ? nil : line }
      try readMore()
    }
  }

  private func keep(_ bytes: ArraySlice<UInt8>, in line: inout [UInt8]) {
    line += bytes.prefix(longestLine - line.count)
  }

  private mutating func readMore() throws(Failure) {
    do {
      pending = try Platform.read(atMost: 4_096, from: descriptor)
    } catch {
      throw Failure.inputOutput(name, error)
    }
    hasEnded = pending.isEmpty
  }
}
