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
