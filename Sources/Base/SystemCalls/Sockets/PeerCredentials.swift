#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The credentials of the process at the other end of a socket, from the system.
public struct PeerCredentials: Hashable, Sendable {
  /// The user id of the process.
  public let user: UInt32
  /// The id of the user's primary group.
  public let group: UInt32

  /// Reads the credentials at the time of the connection.
  public init(of socket: FileDescriptor) throws(SystemError) {
    #if canImport(Darwin)
    var (user, group) = (uid_t(), gid_t())
    guard getpeereid(socket.rawValue, &user, &group) == 0 else { throw .last }
    (self.user, self.group) = (user, group)
    #else
    // `ucred`, which the headers declare for GNU sources only: process, user and group.
    var found: (Int32, UInt32, UInt32) = (0, 0, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: found))
    guard getsockopt(socket.rawValue, SOL_SOCKET, SO_PEERCRED, &found, &size) == 0 else {
      throw .last
    }
    (_, user, group) = found
    #endif
  }
}
