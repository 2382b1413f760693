#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The date and time, which a person may set.
public enum WallClock {
  /// In UTC.
  public static func secondsSince1970() -> Int64 { Int64(time(nil)) }
}
