#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

// Lines in both directions between two processes. A write to a pipe whose reader has gone would end
// the process that writes; to a socket it fails.
extension FileDescriptor {
  /// Makes two sockets, each the other end of the other, that no other program gets.
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

  /// Closes a socket, of which whoever is at its other end is told at once.
  ///
  /// If it were only closed, that could wait for a program that another thread is just starting: until
  /// it runs, it has copies of all descriptors.
  public func hangUp() {
    shutdown(rawValue, Int32(SHUT_RDWR))
    try? close()
  }

  /// Sends what a socket takes at once.
  ///
  /// - Returns: How many bytes went; 0 when it is full.
  public func send(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    let count = bytes.withUnsafeBytes { systemSend(rawValue, $0.baseAddress, $0.count, sendFlags) }
    if count < 0, !SystemError.last.isTemporary { throw .last }
    return max(0, count)
  }

  /// Receives what is there.
  ///
  /// - Parameter count: The most bytes to receive; above zero.
  /// - Returns: Nil when nothing has come yet; no bytes when the other end is closed.
  /// - Throws: `SystemError` for a socket that is none or has an error.
  public func receive(atMost count: Int) throws(SystemError) -> [UInt8]? {
    var size = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count.asReadCount) { buffer, filled in
      size = recv(rawValue, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
      filled = max(0, size)
    }
    if size >= 0 { return bytes }
    if SystemError.last.isTemporary { return nil }
    // So it is told when the other end died with unread bytes.
    if errno == ECONNRESET { return [] }
    throw .last
  }
}

#if canImport(Darwin)
private let sendFlags = Int32(MSG_DONTWAIT)
#else
private let sendFlags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
#endif
