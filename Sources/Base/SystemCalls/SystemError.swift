#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An error of the operating system.
public struct SystemError: Error, Hashable, Sendable {
  /// The `errno`; negative for `noWriter`, which the system reports as the end of the file.
  public let code: Int32

  /// Creates the error of any `errno`.
  public init(code: Int32) {
    self.code = code
  }

  /// The error of this thread's last call; meaningless after a call that succeeded.
  public static var last: SystemError { SystemError(code: errno) }

  /// The system's message, such as "No space left on device".
  public var reason: String {
    self == .noWriter
      ? "a named pipe that no program writes to" : String(cString: strerror(code))
  }
}

// The errors that callers distinguish, by their meaning.
extension SystemError {
  /// The operation requires a privileged user.
  public static let notPermitted = SystemError(code: EPERM)
  /// The file, or a folder in its path, does not exist.
  public static let noSuchFile = SystemError(code: ENOENT)
  /// The device failed, or the terminal was closed.
  public static let inputOutput = SystemError(code: EIO)
  /// The device does not exist, or the pipe has no reader.
  public static let noSuchDevice = SystemError(code: ENXIO)
  /// The permissions of the file or of a folder in its path do not allow it.
  public static let permissionDenied = SystemError(code: EACCES)
  /// The resource is in use.
  public static let busy = SystemError(code: EBUSY)
  /// The file exists already.
  public static let fileExists = SystemError(code: EEXIST)
  /// A component of the path is a file instead of a folder.
  public static let notAFolder = SystemError(code: ENOTDIR)
  /// The path is a folder instead of a file.
  public static let isFolder = SystemError(code: EISDIR)
  /// The descriptor is not a terminal.
  public static let notATerminal = SystemError(code: ENOTTY)
  /// No program has opened the named pipe for writing.
  public static let noWriter = SystemError(code: -1)
  /// The disk is full.
  public static let noSpace = SystemError(code: ENOSPC)
  /// The user's disk quota is exceeded.
  public static let quotaExceeded = SystemError(code: EDQUOT)
  /// The file system is read-only.
  public static let readOnlyFileSystem = SystemError(code: EROFS)
  /// The reader has closed the pipe.
  public static let brokenPipe = SystemError(code: EPIPE)
  /// No process listens at the socket.
  public static let connectionRefused = SystemError(code: ECONNREFUSED)
  /// The address of the socket is in use.
  static let addressInUse = SystemError(code: EADDRINUSE)
  /// The path or a component exceeds the length limit.
  public static let nameTooLong = SystemError(code: ENAMETOOLONG)
  /// The path has a loop of symbolic links, or too many of them.
  public static let symbolicLinkLoop = SystemError(code: ELOOP)

  /// True if the same call may succeed later, such as after an interruption.
  public var isTemporary: Bool { [EINTR, EAGAIN, EWOULDBLOCK].contains(code) }

  /// True if a signal interrupted the call.
  var isInterruption: Bool { code == EINTR }

  /// True if a file system does not support the operation.
  ///
  /// There are two such numbers on macOS, which are one on Linux.
  public var meansUnsupported: Bool { [ENOTSUP, EOPNOTSUPP, ENOSYS].contains(code) }

  /// True if a file system does not support hard links.
  public var meansNoLinks: Bool { meansUnsupported || [EPERM, EMLINK, EXDEV].contains(code) }

  /// True if a file system does not support locks.
  public var meansNoLocks: Bool { meansUnsupported || code == ENOLCK }

  /// True if there is nothing to sync, as with pipes, and with folders on some file systems.
  public var meansNoSync: Bool { meansUnsupported || [EINVAL, EBADF].contains(code) }
}
