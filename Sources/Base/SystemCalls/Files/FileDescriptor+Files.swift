#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The purpose for which a file is opened.
public enum FileAccess: Hashable, Sendable {
  /// Reads an existing file; does not wait for the writer of a named pipe.
  case reading
  /// Writes an existing file from its beginning; waits for the reader of a named pipe.
  case writing
  /// Appends to an existing file, and reads it.
  case appending
  /// Appends to a file, creating it if it does not exist; a named pipe must have a reader.
  case extending
  /// Creates a file; fails if the path exists.
  case creating
  /// Opens or creates a lock file; fails for a symbolic link.
  case locking

  fileprivate var flags: Int32 {
    switch self {
    case .reading: O_RDONLY | O_NONBLOCK
    case .writing: O_WRONLY
    case .appending: O_RDWR | O_APPEND | O_NONBLOCK
    case .extending: O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK
    case .creating: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_NONBLOCK
    case .locking: O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK
    }
  }
}

extension FileDescriptor {
  /// Opens a file with a close-on-exec descriptor.
  ///
  /// Only `writing` waits for the other end of a named pipe; `readFile` fails for one without a
  /// writer.
  ///
  /// - Parameters:
  ///   - path: The path, absolute or relative to the working directory.
  ///   - access: The purpose.
  ///   - mode: The permissions of a new file, without those that the process masks.
  /// - Throws: `SystemError`, such as `noSuchFile`.
  public init(
    opening path: String, for access: FileAccess, mode: UInt32 = 0o600
  ) throws(SystemError) {
    let flags = access.flags | O_CLOEXEC | O_NOCTTY
    self.init(rawValue: try uninterrupted { open(path.forSystem, flags, mode_t(mode & 0o7777)) })
  }

  /// Reads from the current position of a file.
  ///
  /// - Parameter count: The largest number of bytes to read; above zero.
  /// - Returns: The bytes; none at the end of the file.
  /// - Throws: `SystemError`, which is `noWriter` for a named pipe that no program has opened for
  ///   writing since it was opened here.
  public func readFile(atMost count: Int) throws(SystemError) -> [UInt8] {
    let bytes = try read(atMost: count)
    if bytes.isEmpty, try lacksWriter() { throw .noWriter }
    return bytes
  }

  /// Returns true for a named pipe that never had a writer.
  ///
  /// After a writer has closed it, `poll` reports a hang-up at once, as for every file.
  private func lacksWriter() throws(SystemError) -> Bool {
    if wait(until: .readable, milliseconds: 0) { return false }
    var status = stat()
    _ = try uninterrupted { fstat(rawValue, &status) }
    return status.st_mode & S_IFMT == S_IFIFO
  }

  /// Changes the permissions of the file.
  public func setMode(_ mode: UInt32) throws(SystemError) {
    _ = try uninterrupted { fchmod(rawValue, mode_t(mode & 0o7777)) }
  }

  /// Waits until the disk has all written bytes.
  public func sync() throws(SystemError) {
    #if canImport(Darwin)
    // On Darwin `fsync` alone leaves the bytes in the disk's cache.
    if fcntl(rawValue, F_FULLFSYNC) == 0 { return }
    #endif
    _ = try uninterrupted { fsync(rawValue) }
  }
}
