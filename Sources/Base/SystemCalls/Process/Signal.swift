#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The signals that say something to a program, by what they say.
public enum Signal: Hashable, Sendable {
  /// ^C.
  case interrupt
  /// Another process asks this one to end.
  case terminate
  /// The terminal has gone.
  case hangUp
  /// ^\.
  case quit
  /// ^Z.
  case stop
  /// Reading from a terminal that belongs to another job.
  case backgroundRead
  /// The process goes on after a stop.
  case `continue`
  /// The terminal has another size.
  case windowSize
  /// Writing to a pipe that nobody reads.
  case brokenPipe
  /// Writing beyond the limit on the size of files.
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

  /// Has the signal do nothing; what it tells of then fails as an error, such as a write.
  public func ignore() {
    signal(rawValue, SIG_IGN)
  }

  /// Has the signal do as it does in a program that has not asked for anything.
  ///
  /// May be called by a handler.
  public func restoreDefault() {
    signal(rawValue, SIG_DFL)
  }

  /// Has a function called, between any two instructions, whenever the signal comes.
  public func handle(by handler: @escaping @convention(c) (Int32) -> Void) {
    signal(rawValue, handler)
  }
}
