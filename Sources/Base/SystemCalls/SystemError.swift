#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the operating system answered instead of doing as asked.
public struct SystemError: Error, Hashable, Sendable {
  /// An `errno`; negative for `noWriter`, which the system reports as the end of the file.
  public let code: Int32

  /// Makes the error of an `errno`, whether this system knows it or not.
  public init(code: Int32) {
    self.code = code
  }

  /// Why the last call of this thread failed; means nothing after one that succeeded.
  public static var last: SystemError { SystemError(code: errno) }

  /// In the system's own words, such as "No space left on device".
  public var reason: String {
    self == .noWriter
      ? "a named pipe that no program writes to" : String(cString: strerror(code))
  }
}

// Those that callers tell apart, by what they mean rather than by their names in C.
extension SystemError {
  /// Only a privileged user may do it.
  public static let notPermitted = SystemError(code: EPERM)
  /// There is nothing of that name, or no folder on the way to it.
  public static let noSuchFile = SystemError(code: ENOENT)
  /// The device failed, or the terminal behind it has gone.
  public static let inputOutput = SystemError(code: EIO)
  /// Nothing is behind the file, such as a terminal or the reader of a pipe.
  public static let noSuchDevice = SystemError(code: ENXIO)
  /// The file or a folder on the way to it does not allow it.
  public static let permissionDenied = SystemError(code: EACCES)
  /// Somebody else uses it.
  public static let busy = SystemError(code: EBUSY)
  /// Something of that name is there already.
  public static let fileExists = SystemError(code: EEXIST)
  /// A file stands where a folder is needed.
  public static let notAFolder = SystemError(code: ENOTDIR)
  /// A folder stands where a file is needed.
  public static let isFolder = SystemError(code: EISDIR)
  /// What was asked of a descriptor can only be asked of a terminal.
  public static let notATerminal = SystemError(code: ENOTTY)
  /// No program has opened the named pipe for writing.
  public static let noWriter = SystemError(code: -1)
  /// The disk is full.
  public static let noSpace = SystemError(code: ENOSPC)
  /// The user's share of the disk is full.
  public static let quotaExceeded = SystemError(code: EDQUOT)
  /// The disk takes no changes.
  public static let readOnlyFileSystem = SystemError(code: EROFS)
  /// The reader has gone.
  public static let brokenPipe = SystemError(code: EPIPE)
  /// Nobody listens at the socket.
  public static let connectionRefused = SystemError(code: ECONNREFUSED)
  /// The socket cannot be there, because something is.
  static let addressInUse = SystemError(code: EADDRINUSE)
  /// The path or a part of it is longer than the file system allows.
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
