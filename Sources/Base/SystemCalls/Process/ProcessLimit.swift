#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What a shell limits by `ulimit`, each by its letter there.
public enum ProcessLimit: String, Sendable {
  /// In descriptors.
  case openFiles = "n"
  /// In bytes of addresses.
  case memory = "v"
  /// In bytes.
  case data = "d"
  /// In bytes.
  case stack = "s"
  /// Of the user, threads included.
  case processes = "u"

  /// The limit that counts now; nil if there is none.
  public var value: Int? {
    var found = rlimit()
    guard getrlimit(kind, &found) == 0, found.rlim_cur < Int.max else { return nil }
    return Int(found.rlim_cur)
  }

  #if canImport(Glibc)
  private var kind: __rlimit_resource_t { __rlimit_resource_t(resource.rawValue) }

  private var resource: __rlimit_resource {
    switch self {
    case .openFiles: RLIMIT_NOFILE
    case .memory: RLIMIT_AS
    case .data: RLIMIT_DATA
    case .stack: RLIMIT_STACK
    case .processes: __RLIMIT_NPROC
    }
  }
  #else
  private var kind: Int32 {
    switch self {
    case .openFiles: RLIMIT_NOFILE
    case .memory: RLIMIT_AS
    case .data: RLIMIT_DATA
    case .stack: RLIMIT_STACK
    case .processes: RLIMIT_NPROC
    }
  }
  #endif
}
