#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What a file is opened for.
public enum FileAccess: Hashable, Sendable {
  /// What is there already; never waits for the writer of a named pipe.
  case reading
  /// What is there already, from its beginning; waits for the reader of a named pipe.
  case writing
  /// At its end, also to be read.
  case appending
  /// At its end, and made if there is none; a named pipe must have a reader.
  case extending
  /// Makes a new file, and fails if there is anything.
  case creating
  /// Makes the file if there is none, and fails if there is a link.
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
  /// Opens a file; no other program gets it.
  ///
  /// Only `writing` waits for the other end of a named pipe; `readFile` refuses one that no program
  /// writes to.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to where the process works.
  ///   - access: What for.
  ///   - mode: The permissions of a file that is made, as far as the process lets them be given.
  /// - Throws: `SystemError`, such as `noSuchFile`.
  public init(
    opening path: String, for access: FileAccess, mode: UInt32 = 0o600
  ) throws(SystemError) {
    let flags = access.flags | O_CLOEXEC | O_NOCTTY
    self.init(rawValue: try uninterrupted { open(path, flags, mode_t(mode & 0o7777)) })
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

  /// True for a named pipe at whose end there is no writer that could have hung up.
  ///
  /// Otherwise the system reports the hang-up, so `poll` returns at once, as it does for every file.
  private func lacksWriter() throws(SystemError) -> Bool {
    if wait(until: .readable, milliseconds: 0) { return false }
    var status = stat()
    _ = try uninterrupted { fstat(rawValue, &status) }
    return status.st_mode & S_IFMT == S_IFIFO
  }

  /// Gives the file other permissions.
  public func setMode(_ mode: UInt32) throws(SystemError) {
    _ = try uninterrupted { fchmod(rawValue, mode_t(mode & 0o7777)) }
  }

  /// Waits until the disk has all that was written.
  public func sync() throws(SystemError) {
    #if canImport(Darwin)
    // On Darwin `fsync` alone leaves it in the disk's own cache.
    if fcntl(rawValue, F_FULLFSYNC) == 0 { return }
    #endif
    _ = try uninterrupted { fsync(rawValue) }
  }
}
