#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The failure of a system call that a test needs.
public struct SystemFault: Error {
  public let step: String
  /// The `errno`, or zero if no system call failed.
  public let code: Int32

  /// Creates a fault of a step.
  public init(step: String, code: Int32) {
    self.step = step
    self.code = code
  }

  /// Throws a fault with the current `errno` unless a step succeeded.
  public static func check(_ step: String, _ isDone: Bool) throws {
    if !isDone { throw SystemFault(step: step, code: errno) }
  }
}
