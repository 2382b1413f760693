#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file, pipe, socket or terminal that this process holds open, by its number.
///
/// Copies mean the same one, and only `close` closes it. `OpenFile` closes a file by itself.
public struct FileDescriptor: RawRepresentable, Hashable, Sendable {
  /// The number that the system has given it; it may come again after `close`.
  public let rawValue: Int32

  /// Means what has that number, if anything has.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Number 0.
  public static let standardInput = FileDescriptor(rawValue: 0)
  /// Number 1.
  public static let standardOutput = FileDescriptor(rawValue: 1)
  /// Number 2.
  public static let standardError = FileDescriptor(rawValue: 2)

  /// Gives the number back, whatever is thrown.
  ///
  /// - Throws: `SystemError` where a file system tells only now that a write failed.
  public func close() throws(SystemError) {
    guard systemClose(rawValue) == 0 || errno == EINTR else { throw .last }
  }

  /// Makes another descriptor of the same thing, beyond the standard ones; no other program gets it.
  public func duplicate() throws(SystemError) -> FileDescriptor {
    FileDescriptor(rawValue: try uninterrupted { fcntl(rawValue, F_DUPFD_CLOEXEC, 3) })
  }

  /// Has another descriptor mean the same thing as this one; what it meant is closed.
  public func duplicate(as other: FileDescriptor) throws(SystemError) {
    _ = try uninterrupted { dup2(rawValue, other.rawValue) }
  }

  /// Makes a pipe; neither of its ends ever keeps a caller waiting, and no other program gets them.
  public static func pipe() throws(SystemError) -> (
    reading: FileDescriptor, writing: FileDescriptor
  ) {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return (FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
  }

  /// Takes the places of standard descriptors that are closed, so that no file can get there.
  ///
  /// Reading and writing there fails as before: each is opened for the other direction.
  public static func fillStandardPlaces() {
    for descriptor in 0...2 where fcntl(Int32(descriptor), F_GETFD) < 0 {
      // The lowest number that is free, as all below it are taken by now.
      if open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY) < 0 { _ = open("/", O_RDONLY) }
    }
  }
}
