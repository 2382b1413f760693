#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Why a test cannot go on: the system refused something that it needs.
public struct SystemFault: Error {
  public let step: String
  /// An `errno`, zero where it was not the system that refused.
  public let code: Int32

  /// Says what was tried, and why it did not come about.
  public init(step: String, code: Int32) {
    self.step = step
    self.code = code
  }

  /// Throws with what the system said last unless a step is done.
  public static func check(_ step: String, _ isDone: Bool) throws {
    if !isDone { throw SystemFault(step: step, code: errno) }
  }
}
