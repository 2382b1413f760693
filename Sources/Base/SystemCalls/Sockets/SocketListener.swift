#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A socket at a path, at which other programs of this machine connect.
///
/// Whoever listens holds a lock beside the socket, `PATH.lock`, which ends with the process: so a
/// socket that a killed program left behind is told from one in use, and replaced. Both are removed
/// when the last reference goes; hence a class.
public final class SocketListener: Sendable {
  /// The most bytes of a path: what macOS takes, which is less than Linux does.
  public static let longestPath = 103

  /// Where others connect.
  public let path: String
  /// To be polled: it is readable when somebody connects.
  public let descriptor: FileDescriptor
  private let lock: OpenFile

  /// Begins to listen; nothing ever waits there, and no other program gets the descriptor.
  ///
  /// - Parameters:
  ///   - path: In a folder in which nobody else can make or rename anything of this user's.
  ///   - mode: Who may connect, as permission bits, whatever the process lets be given otherwise.
  ///   - group: Whose the socket is beside the user's; nil for what the system gives it.
  /// - Throws: `SocketError`; where there is anything but a socket of this user's that nobody listens
  ///   at any more, it is left as it is.
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
    // While it is still locked, so that nobody else's can be removed.
    try? FileSystem.remove(Self.lockPath(of: path))
    withExtendedLifetime(lock) {}
  }

  /// Takes in the next who connects.
  ///
  /// - Returns: Nil when there is nobody, or not any more.
  /// - Throws: `SystemError` when no descriptor is to be had.
  public func accept() throws(SystemError) -> FileDescriptor? {
    let number = systemAccept(descriptor.rawValue)
    guard number < 0 else { return FileDescriptor(rawValue: number).preparedAsSocket() }
    if SystemError.last.isTemporary || errno == ECONNABORTED { return nil }
    throw .last
  }

  /// Removes what a dead listener left behind.
  ///
  /// - Returns: Whether there is nothing any more.
  /// - Throws: `SocketError` where there is anything but a socket of this user's.
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
      file = try OpenFile(lockingAt: lockPath)
    } catch {
      let owner = (try? FileSystem.status(of: lockPath))?.owner
      guard let owner, owner != UserAccount.currentID else { throw .system(path, error) }
      throw .somebodyElses(path, owner: owner)
    }
    guard let file else { throw .inUse(path) }
    return file
  }

  /// To be called by whoever has the lock: then nobody listens at a socket that is there.
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
      // So that it never has other permissions; where that is not possible the folder sees to it.
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
