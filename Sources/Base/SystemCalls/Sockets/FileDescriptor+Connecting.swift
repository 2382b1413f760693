#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension FileDescriptor {
  /// Connects to a socket at a path, without blocking.
  ///
  /// - Parameter path: The path of the socket; links are not followed.
  /// - Throws: `SocketError`, such as `nobodyListens`; it contains `SystemError.busy` if the
  ///   listener's queue is full.
  public init(connectingTo path: String) throws(SocketError) {
    let address = try SocketAddress(path)
    let status = try naming(path) { () throws(SystemError) in try FileSystem.status(of: path) }
    guard let status else { throw .nobodyListens(path) }
    guard status.kind == .socket else { throw .notASocket(path) }
    let socket = try naming(path) { () throws(SystemError) in try FileDescriptor.streamSocket() }
    guard address.withPointer({ systemConnect(socket.rawValue, $0, $1) }) < 0 else {
      self = socket
      return
    }
    let error = SystemError.last
    try? socket.close()
    switch error {
    case .connectionRefused, .noSuchFile: throw .nobodyListens(path)
    default: throw .system(path, error.isTemporary ? .busy : error)
    }
  }

  /// Creates a non-blocking stream socket.
  static func streamSocket() throws(SystemError) -> FileDescriptor {
    let number = try uninterrupted { systemSocket() }
    return FileDescriptor(rawValue: number).preparedAsSocket()
  }

  /// Makes the socket close-on-exec and non-blocking, without SIGPIPE.
  func preparedAsSocket() -> FileDescriptor {
    #if canImport(Darwin)
    _ = fcntl(rawValue, F_SETFD, FD_CLOEXEC)
    #endif
    _ = fcntl(rawValue, F_SETFL, O_NONBLOCK)
    letSendingFail()
    return self
  }
}
