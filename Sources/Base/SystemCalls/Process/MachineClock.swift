#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The monotonic clock that all programs of the machine share.
public enum MachineClock {
  /// Returns the time since the machine started, without the time that it slept.
  public static func awake() -> Duration {
    var time = timespec()
    #if canImport(Darwin)
    clock_gettime(CLOCK_UPTIME_RAW, &time)
    #else
    clock_gettime(CLOCK_MONOTONIC, &time)
    #endif
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
