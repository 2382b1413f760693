#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension FileDescriptor {
  /// Connects to a program that listens at a path; nothing ever waits.
  ///
  /// - Parameter path: Where the socket is; no link is followed.
  /// - Throws: `SocketError`, such as `nobodyListens`; `SystemError.busy` in it where more connect at
  ///   this moment than are taken in.
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

  /// Makes a socket that connects or listens, and never waits.
  static func streamSocket() throws(SystemError) -> FileDescriptor {
    let number = try uninterrupted { systemSocket() }
    return FileDescriptor(rawValue: number).preparedAsSocket()
  }

  /// The same socket: no other program gets it, nothing waits there, and no signal comes from it.
  func preparedAsSocket() -> FileDescriptor {
    #if canImport(Darwin)
    _ = fcntl(rawValue, F_SETFD, FD_CLOEXEC)
    #endif
    _ = fcntl(rawValue, F_SETFL, O_NONBLOCK)
    letSendingFail()
    return self
  }
}
