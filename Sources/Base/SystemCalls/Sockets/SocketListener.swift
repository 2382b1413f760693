#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A listening socket at a path, for other processes of this machine.
///
/// The listener holds a lock file next to the socket, `PATH.lock`, whose lock ends with the
/// process: so a socket that a killed process left behind is recognized, and replaced. Both are
/// removed with the last reference; hence a class.
public final class SocketListener: Sendable {
  /// The length limit of a path in bytes: that of macOS, which is below that of Linux.
  public static let longestPath = 103

  /// The path of the socket.
  public let path: String
  /// The descriptor, which is readable when a process connects.
  public let descriptor: FileDescriptor
  private let lock: OpenFile

  /// Starts to listen with a non-blocking close-on-exec descriptor.
  ///
  /// - Parameters:
  ///   - path: The path, in a folder in which nobody else can create or rename files of this user.
  ///   - mode: The permissions of the socket, independent of the process's mask.
  ///   - group: The group of the socket; nil for the default.
  /// - Throws: `SocketError`; anything at the path but a dead socket of this user is left
  ///   unchanged.
  public init(at path: String, mode: UInt32 = 0o600, group: UInt32? = nil) throws(SocketError) {
    let address = try SocketAddress(path)
    lock = try Self.lock(path)
    do throws(SocketError) {
      try Self.removeStale(path)
      descriptor = try Self.bound(to: address, mode, group)
    } catch {
      try? FileSystem.remove(Self.lockPath(of: path))
      throw error
    }
    self.path = path
  }

  deinit {
    try? FileSystem.remove(path)
    try? descriptor.close()
    // Removed while it is locked; afterwards it could belong to another process.
    try? FileSystem.remove(Self.lockPath(of: path))
    withExtendedLifetime(lock) {}
  }

  /// Accepts the next connection.
  ///
  /// - Returns: Nil if there is none.
  /// - Throws: `SystemError` if no descriptor is available.
  public func accept() throws(SystemError) -> FileDescriptor? {
    let number = systemAccept(descriptor.rawValue)
    guard number < 0 else { return FileDescriptor(rawValue: number).preparedAsSocket() }
    if SystemError.last.isTemporary || errno == ECONNABORTED { return nil }
    throw .last
  }

  /// Removes the socket of a dead listener.
  ///
  /// - Returns: True if there is no socket any more.
  /// - Throws: `SocketError` if there is anything but a socket of this user.
  @discardableResult
  public static func sweep(_ path: String) throws(SocketError) -> Bool {
    do throws(SocketError) {
      let lock = try lock(path)
      defer { withExtendedLifetime(lock) { try? FileSystem.remove(lockPath(of: path)) } }
      try removeStale(path)
      return true
    } catch .inUse {
      return false
    }
  }
}

extension SocketListener {
  private static func lockPath(of path: String) -> String { path + ".lock" }

  private static func lock(_ path: String) throws(SocketError) -> OpenFile {
    let lockPath = lockPath(of: path)
    let file: OpenFile?
    do throws(SystemError) {
      file = try OpenFile.lockFile(at: lockPath)
    } catch {
      let owner = (try? FileSystem.status(of: lockPath))?.owner
      guard let owner, owner != UserAccount.currentID else { throw .system(path, error) }
      throw .somebodyElses(path, owner: owner)
    }
    guard let file else { throw .inUse(path) }
    return file
  }

  /// Removes a dead socket; requires the lock, so that nobody listens there.
  private static func removeStale(_ path: String) throws(SocketError) {
    let status = try naming(path) { () throws(SystemError) in try FileSystem.status(of: path) }
    guard let status else { return }
    guard status.kind == .socket else { throw .notASocket(path) }
    guard status.owner == UserAccount.currentID else {
      throw .somebodyElses(path, owner: status.owner)
    }
    try naming(path) { () throws(SystemError) in try FileSystem.remove(path) }
  }

  private static func bound(
    to address: SocketAddress, _ mode: UInt32, _ group: UInt32?
  ) throws(SocketError) -> FileDescriptor {
    let path = address.path
    let socket = try naming(path) { () throws(SystemError) in try FileDescriptor.streamSocket() }
    do throws(SystemError) {
      // Sets the permissions before it is bound; where that is not possible the folder protects it.
      try? socket.setMode(mode)
      guard address.withPointer({ systemBind(socket.rawValue, $0, $1) }) == 0 else { throw .last }
      if let group { try FileSystem.setGroup(group, of: path) }
      try FileSystem.setMode(mode, of: path)
      guard systemListen(socket.rawValue, 32) == 0 else { throw .last }
    } catch {
      try? socket.close()
      throw error == .addressInUse ? .inUse(path) : .system(path, error)
    }
    return socket
  }
}
