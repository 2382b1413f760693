#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The signals that matter to a program, by their meaning.
public enum Signal: Hashable, Sendable {
  /// The interrupt key, ^C.
  case interrupt
  /// A request to terminate.
  case terminate
  /// The terminal was closed.
  case hangUp
  /// The quit key, ^\.
  case quit
  /// The suspend key, ^Z.
  case stop
  /// A read from the terminal in the background.
  case backgroundRead
  /// The process was continued after a stop.
  case `continue`
  /// The size of the terminal has changed.
  case windowSize
  /// A write to a pipe without a reader.
  case brokenPipe
  /// A write beyond the limit on the size of files.
  case fileSizeLimit

  /// The number on this system.
  public var rawValue: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .quit: SIGQUIT
    case .stop: SIGTSTP
    case .backgroundRead: SIGTTIN
    case .continue: SIGCONT
    case .windowSize: SIGWINCH
    case .brokenPipe: SIGPIPE
    case .fileSizeLimit: SIGXFSZ
    }
  }

  /// Ignores the signal; its cause, such as a write, then fails with an error.
  public func ignore() {
    signal(rawValue, SIG_IGN)
  }

  /// Restores the default action of the signal.
  ///
  /// Async-signal-safe.
  public func restoreDefault() {
    signal(rawValue, SIG_DFL)
  }

  /// Installs a signal handler.
  public func handle(by handler: @escaping @convention(c) (Int32) -> Void) {
    signal(rawValue, handler)
  }
}
