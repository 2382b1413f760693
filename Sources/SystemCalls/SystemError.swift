#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the operating system answered instead of doing as asked.
public struct SystemError: Error, Hashable, Sendable {
  /// An `errno`.
  public let code: Int32

  public init(code: Int32) {
    self.code = code
  }

  /// Why the last call of this thread failed; means nothing after one that succeeded.
  public static var last: SystemError { SystemError(code: errno) }

  /// In the system's own words, such as "No space left on device".
  public var reason: String { String(cString: strerror(code)) }
}

// Those that callers tell apart, by what they mean rather than by their names in C.
extension SystemError {
  public static let notPermitted = SystemError(code: EPERM)
  public static let noSuchFile = SystemError(code: ENOENT)
  public static let inputOutput = SystemError(code: EIO)
  /// Nothing is behind the file, such as a terminal or the reader of a pipe.
  public static let noSuchDevice = SystemError(code: ENXIO)
  public static let permissionDenied = SystemError(code: EACCES)
  public static let busy = SystemError(code: EBUSY)
  public static let fileExists = SystemError(code: EEXIST)
  public static let notAFolder = SystemError(code: ENOTDIR)
  public static let isFolder = SystemError(code: EISDIR)
  /// What was asked of a descriptor can only be asked of a terminal.
  public static let notATerminal = SystemError(code: ENOTTY)
  public static let noSpace = SystemError(code: ENOSPC)
  public static let quotaExceeded = SystemError(code: EDQUOT)
  public static let readOnlyFileSystem = SystemError(code: EROFS)
  /// The reader has gone.
  public static let brokenPipe = SystemError(code: EPIPE)
  public static let nameTooLong = SystemError(code: ENAMETOOLONG)
  /// Links lead to links, in a circle or through too many.
  public static let symbolicLinkLoop = SystemError(code: ELOOP)

  /// Whether the same call may succeed later: a signal came, or nothing can be moved now.
  public var isTemporary: Bool { [EINTR, EAGAIN, EWOULDBLOCK].contains(code) }

  /// Whether a signal came before anything was done.
  var isInterruption: Bool { code == EINTR }

  /// Whether a file system lacks what was asked of it.
  ///
  /// Two numbers say so on a Mac, which are one on Linux.
  public var meansUnsupported: Bool { [ENOTSUP, EOPNOTSUPP, ENOSYS].contains(code) }

  /// Whether a file system cannot give a file a second name.
  public var meansNoLinks: Bool { meansUnsupported || [EPERM, EMLINK, EXDEV].contains(code) }

  /// Whether a file system has no locks.
  public var meansNoLocks: Bool { meansUnsupported || code == ENOLCK }

  /// Whether there is nothing to sync, as with pipes, and with folders on some file systems.
  public var meansNoSync: Bool { meansUnsupported || [EINVAL, EBADF].contains(code) }
}
