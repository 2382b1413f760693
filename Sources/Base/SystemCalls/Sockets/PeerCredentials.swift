#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Who is at the other end of a socket, as the system itself says.
public struct PeerCredentials: Hashable, Sendable {
  /// The number of the user.
  public let user: UInt32
  /// The number of the user's first group.
  public let group: UInt32

  /// Asks who was there when the two ends were connected.
  public init(of socket: FileDescriptor) throws(SystemError) {
    #if canImport(Darwin)
    var (user, group) = (uid_t(), gid_t())
    guard getpeereid(socket.rawValue, &user, &group) == 0 else { throw .last }
    (self.user, self.group) = (user, group)
    #else
    // `ucred`, which the headers show to GNU sources only: process, user and group.
    var found: (Int32, UInt32, UInt32) = (0, 0, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: found))
    guard getsockopt(socket.rawValue, SOL_SOCKET, SO_PEERCRED, &found, &size) == 0 else {
      throw .last
    }
    (_, user, group) = found
    #endif
  }
}
