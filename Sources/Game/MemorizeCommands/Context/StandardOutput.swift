import SystemCalls

/// Where results go: collected in memory, and every byte checked on its way out.
///
/// Swift's `print` says nothing when the disk is full or the pipe is closed. Not copyable, because
/// two copies would write the collected bytes twice.
struct StandardOutput: ~Copyable {
  private static let capacity = 65_536

  private let send: @Sendable ([UInt8]) throws(SystemError) -> Void
  private var bytes: [UInt8] = []

  /// - Parameter send: Writes all bytes it is given.
  init(_ send: @escaping @Sendable ([UInt8]) throws(SystemError) -> Void) {
    self.send = send
  }

  /// Adds text as it is; what others wrote goes through `printable()` first.
  mutating func write(_ text: String) throws(Failure) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.capacity { try flush() }
  }

  /// Adds bytes as they are.
  mutating func write(_ more: [UInt8]) throws(Failure) {
    bytes.append(contentsOf: more)
    if bytes.count >= Self.capacity { try flush() }
  }

  /// Sends out what was collected: before a question to the player, and at the end.
  ///
  /// - Throws: `Failure` when not all of it arrived; it is not tried again.
  mutating func flush() throws(Failure) {
    defer { bytes.removeAll(keepingCapacity: true) }
    do {
      try send(bytes)
    } catch {
      throw .results(error)
    }
  }
}
