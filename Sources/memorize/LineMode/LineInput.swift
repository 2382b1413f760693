/// Lines from a descriptor, without the buffer that would keep a prompt waiting.
struct LineInput {
  /// Bytes of a line beyond this are dropped; nobody types as many.
  static let longestLine = 65_536

  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var hasEnded = false

  init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// The next line without its end, or `nil` when there is none.
  ///
  /// Bytes that are no UTF-8 become U+FFFD. A last line without a new line is a line.
  mutating func next() throws(Failure) -> String? {
    var line: [UInt8] = []
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        keep(pending[..<end], in: &line)
        pending.removeSubrange(...end)
        return String(decoding: line, as: UTF8.self)
      }
      keep(pending[...], in: &line)
      pending.removeAll()
      if hasEnded { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
      try readMore()
    }
  }

  private func keep(_ bytes: ArraySlice<UInt8>, in line: inout [UInt8]) {
    line += bytes.prefix(Self.longestLine - line.count)
  }

  private mutating func readMore() throws(Failure) {
    do {
      pending = try Platform.read(atMost: 4_096, from: descriptor)
    } catch {
      throw Failure.inputOutput("standard input", error)
    }
    hasEnded = pending.isEmpty
  }
}
