#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The process that this code runs in.
public enum CurrentProcess {
  /// What others call it by, as long as it runs.
  public static var number: Int32 { getpid() }

  /// Ends the process with a status of 0 to 255.
  public static func exit(status: Int32) -> Never { systemExit(status) }

  /// The value of a variable of the environment; nil if it is not set.
  public static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Some variables of the environment, those that are set.
  public static func environment(_ names: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for name in names { found[name] = environment(name) }
    return found
  }
}
