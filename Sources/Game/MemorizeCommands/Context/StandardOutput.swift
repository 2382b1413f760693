import SystemCalls

/// Standard output, collected in memory and written with error checks.
///
/// Swift's `print` ignores a full disk or a closed pipe. Not copyable, because two copies would
/// write the collected bytes twice.
struct StandardOutput: ~Copyable {
  private static let capacity = 65_536

  private let send: @Sendable ([UInt8]) throws(SystemError) -> Void
  private var bytes: [UInt8] = []
  /// Receives all bytes that were written.
  private var log: ([UInt8]) -> Void = { _ in }

  /// - Parameter send: A closure that writes all of its bytes, or throws.
  init(_ send: @escaping @Sendable ([UInt8]) throws(SystemError) -> Void) {
    self.send = send
  }

  /// Appends text as it is; text of other people must go through `printable()` first.
  mutating func write(_ text: String) throws(Failure) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.capacity { try flush() }
  }

  /// Appends bytes as they are.
  mutating func write(_ more: [UInt8]) throws(Failure) {
    bytes.append(contentsOf: more)
    if bytes.count >= Self.capacity { try flush() }
  }

  /// Passes what is written from now on to a log as well.
  mutating func copy(to log: @escaping ([UInt8]) -> Void) throws(Failure) {
    try flush()
    self.log = log
  }

  /// Writes the collected bytes, before a question to the player and at the end.
  ///
  /// - Throws: `Failure` if not all bytes were written; they are not written again.
  mutating func flush() throws(Failure) {
    defer { bytes.removeAll(keepingCapacity: true) }
    do {
      try send(bytes)
      log(bytes)
    } catch {
      throw .results(error)
    }
  }
}
