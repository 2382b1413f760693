import SystemCalls

/// The bytes that a terminal has not accepted yet.
struct OutputQueue {
  private var bytes: [UInt8] = []
  private var sent = 0

  var isEmpty: Bool { sent == bytes.count }

  mutating func append(_ more: [UInt8]) {
    bytes += more
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    sent = 0
  }

  /// Offers all queued bytes, until they are accepted or the terminal is full.
  ///
  /// - Returns: False if the terminal is closed.
  mutating func send(_ take: (UnsafeRawBufferPointer) -> Transfer) -> Bool {
    while !isEmpty {
      let transfer = bytes.withUnsafeBytes { take(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
      switch transfer {
      case .moved(let count): sent += count
      case .nothing: return true
      case .gone: return false
      }
    }
    removeAll()
    return true
  }
}
