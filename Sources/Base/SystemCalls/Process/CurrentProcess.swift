import CSystemCalls

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The process that this code runs in.
public enum CurrentProcess {
  /// The id of the process.
  public static var number: Int32 { getpid() }

  /// The words of the command line, the program's name first; lossless in any
  /// encoding, by `String.init(systemBytes:)`.
  ///
  /// They come from the C library if it passes them on. `CommandLine` reads them from `/proc` on
  /// Linux, and has none where that is missing.
  public static var arguments: [String] {
    let count = argument_count()
    guard count >= 0 else { return CommandLine.arguments }
    return (0..<count).map { argument_at($0).map { String(system: $0) } ?? "" }
  }

  /// Ends the process with a status of 0 to 255.
  public static func exit(status: Int32) -> Never { systemExit(status) }

  /// Returns the value of an environment variable, lossless in any encoding; nil if it is not set.
  public static func environment(_ name: String) -> String? {
    getenv(name).map { String(system: $0) }
  }

  /// Returns the values of those environment variables that are set.
  public static func environment(_ names: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for name in names { found[name] = environment(name) }
    return found
  }
}

/// The environment variables of the locale's encoding.
public enum LocaleVariables {
  /// The names, of which the first that is set decides.
  public static let names = ["LC_ALL", "LC_CTYPE", "LANG"]

  /// Returns true if the encoding is UTF-8, by an environment with at least those of `names` that
  /// are set.
  public static func writesUTF8(_ environment: [String: String]) -> Bool {
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = locale?.lowercased().prefix { $0 != "@" } ?? ""
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }
}

/// The date and time, which the user may change.
public enum WallClock {
  /// Returns the seconds since 1970 in UTC.
  public static func secondsSince1970() -> Int64 { Int64(time(nil)) }

  /// Returns the seconds by which local time is ahead of UTC at a time; zero for a time that the
  /// system cannot convert.
  ///
  /// The zone is that of the variable `TZ`, otherwise that of the system.
  public static func secondsAheadOfUTC(at secondsSince1970: Int64) -> Int {
    var seconds = time_t(secondsSince1970)
    var parts = tm()
    return localtime_r(&seconds, &parts) == nil ? 0 : Int(parts.tm_gmtoff)
  }
}
