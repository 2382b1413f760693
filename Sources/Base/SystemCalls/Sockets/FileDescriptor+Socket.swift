#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

// Bidirectional connections between processes. A write to a pipe without a reader would end the
// writing process; a write to a socket fails.
extension FileDescriptor {
  /// Creates two connected close-on-exec sockets.
  public static func socketPair() throws(SystemError) -> (FileDescriptor, FileDescriptor) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, streamKind, 0, &ends) == 0 else { throw .last }
    defer { for end in ends { _ = systemClose(end) } }
    let first = try FileDescriptor(rawValue: ends[0]).duplicate()
    do throws(SystemError) {
      let second = try FileDescriptor(rawValue: ends[1]).duplicate()
      for socket in [first, second] { socket.letSendingFail() }
      return (first, second)
    } catch {
      try? first.close()
      throw error
    }
  }

  func letSendingFail() {
    #if canImport(Darwin)
    var isQuiet: Int32 = 1
    setsockopt(rawValue, SOL_SOCKET, SO_NOSIGPIPE, &isQuiet, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Closes a socket so that the other end is notified at once.
  ///
  /// After `close` alone that could wait for a program that another thread is starting, which has
  /// copies of all descriptors until it runs.
  public func hangUp() {
    shutdown(rawValue, Int32(SHUT_RDWR))
    try? close()
  }

  /// Sends as many bytes as fit at once.
  ///
  /// - Returns: The number of bytes; 0 if the socket is full.
  public func send(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    let count = bytes.withUnsafeBytes { systemSend(rawValue, $0.baseAddress, $0.count, sendFlags) }
    if count < 0, !SystemError.last.isTemporary { throw .last }
    return max(0, count)
  }

  /// Receives available bytes.
  ///
  /// - Parameter count: The largest number of bytes; above zero.
  /// - Returns: Nil if there are none yet; empty if the other end is closed.
  /// - Throws: `SystemError` for a descriptor that is no socket or has an error.
  public func receive(atMost count: Int) throws(SystemError) -> [UInt8]? {
    var size = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count.asReadCount) { buffer, filled in
      size = recv(rawValue, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
      filled = max(0, size)
    }
    if size >= 0 { return bytes }
    if SystemError.last.isTemporary { return nil }
    // This is reported if the other end closed with unread bytes.
    if errno == ECONNRESET { return [] }
    throw .last
  }
}

#if canImport(Darwin)
private let sendFlags = Int32(MSG_DONTWAIT)
#else
private let sendFlags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
#endif
