#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The descriptor of an open file, pipe, socket or terminal.
///
/// Copies share the descriptor, and only `close` closes it. `OpenFile` closes a file automatically.
public struct FileDescriptor: RawRepresentable, Hashable, Sendable {
  /// The number of the descriptor, which may be reused after `close`.
  public let rawValue: Int32

  /// Creates a descriptor from a number, which need not be open.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The standard input, number 0.
  public static let standardInput = FileDescriptor(rawValue: 0)
  /// The standard output, number 1.
  public static let standardOutput = FileDescriptor(rawValue: 1)
  /// The standard error, number 2.
  public static let standardError = FileDescriptor(rawValue: 2)

  /// Closes the descriptor, even if it throws.
  ///
  /// - Throws: `SystemError` if a file system reports only now that a write failed.
  public func close() throws(SystemError) {
    guard systemClose(rawValue) == 0 || errno == EINTR else { throw .last }
  }

  /// Returns a close-on-exec duplicate of the descriptor, numbered above the standard ones.
  public func duplicate() throws(SystemError) -> FileDescriptor {
    FileDescriptor(rawValue: try uninterrupted { fcntl(rawValue, F_DUPFD_CLOEXEC, 3) })
  }

  /// Redirects another descriptor to the file of this one, and closes the other descriptor's own
  /// file.
  public func duplicate(as other: FileDescriptor) throws(SystemError) {
    _ = try uninterrupted { dup2(rawValue, other.rawValue) }
  }

  /// Creates a pipe whose ends are non-blocking and close-on-exec.
  public static func pipe() throws(SystemError) -> (
    reading: FileDescriptor, writing: FileDescriptor
  ) {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return (FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
  }

  /// Opens closed standard descriptors, so that no file gets their numbers.
  ///
  /// Reading and writing fails as before, because each is opened for the other direction.
  public static func fillStandardPlaces() {
    for descriptor in 0...2 where fcntl(Int32(descriptor), F_GETFD) < 0 {
      // `open` returns the lowest free number, because all below it are open by now.
      if open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY) < 0 { _ = open("/", O_RDONLY) }
    }
  }
}
