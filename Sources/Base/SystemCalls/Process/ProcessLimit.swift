#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A resource limit of a process, by its letter in `ulimit`.
public enum ProcessLimit: String, Sendable {
  /// The number of descriptors.
  case openFiles = "n"
  /// The address space in bytes.
  case memory = "v"
  /// The size of the data segment in bytes.
  case data = "d"
  /// The size of the stack in bytes.
  case stack = "s"
  /// The number of the user's processes, including threads.
  case processes = "u"

  /// The present limit; nil if there is none.
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
