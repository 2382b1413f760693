#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The signals that end a program by default on this system.
public enum FatalSignal {
  /// The signals with which other processes ask a program to end, or notify it.
  public static let requests: [Int32] = {
    let usual = [
      SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
    ]
    #if os(Linux)
    // The last ones are real-time signals.
    return usual + [SIGIO, SIGPWR, 34, 35, 50, 63, 64]
    #else
    return usual
    #endif
  }()

  /// A request signal without another use.
  public static let request = SIGUSR1

  /// Sends a signal to this process, which any thread may receive.
  public static func send(_ number: Int32) { kill(getpid(), number) }

  /// The signals of errors in the program itself.
  public static let faults: [Int32] = {
    let usual = [
      SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGPIPE, SIGXFSZ,
    ]
    #if os(Linux)
    return usual + [SIGSTKFLT]
    #else
    return usual + [SIGEMT]
    #endif
  }()

  /// The signal of a fault that a program may prefer to handle as a write error.
  public static let fileTooLarge = SIGXFSZ

  /// The signals that are ignored by default.
  public static let harmless = [SIGCHLD, SIGURG, SIGWINCH]

  /// Some signals by their names in shells.
  public static let named = ["USR1": SIGUSR1, "PIPE": SIGPIPE]
}
