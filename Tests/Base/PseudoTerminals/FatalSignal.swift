#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The signals that end a program which does nothing about them, as this system has them.
public enum FatalSignal {
  /// Those by which somebody asks a program to end, or tells it of something.
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

  /// One of them that nothing else has a use for.
  public static let request = SIGUSR1

  /// Sends a signal to this process; a thread that takes it need not be this one.
  public static func send(_ number: Int32) { kill(getpid(), number) }

  /// Those that tell of what the program itself did wrong.
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

  /// One of the faults, which a program may rather hear of as an error of writing.
  public static let fileTooLarge = SIGXFSZ

  /// Those that end nothing.
  public static let harmless = [SIGCHLD, SIGURG, SIGWINCH]

  /// Some of them by the names that shells know.
  public static let named = ["USR1": SIGUSR1, "PIPE": SIGPIPE]
}
