#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The address of a socket at a path.
struct SocketAddress {
  let path: String
  private var storage = sockaddr_un()

  init(_ path: String) throws(SocketError) {
    let bytes = path.systemBytes
    guard bytes.count <= SocketListener.longestPath else {
      throw .pathTooLong(path, limit: SocketListener.longestPath)
    }
    // A zero byte would truncate the path, and an empty path is no name.
    guard !path.isEmpty, !bytes.contains(0) else { throw .system(path, .noSuchFile) }
    self.path = path
    storage.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &storage.sun_path) { $0.copyBytes(from: bytes) }
  }

  /// Calls a closure with the address and its size.
  func withPointer<Result>(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    withUnsafePointer(to: storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
