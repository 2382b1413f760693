#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Another program, with one line that is both its standard input and its standard output.
///
/// The line is a socket: a write to a pipe whose reader has gone would end this program.
public struct ChildProcess: Hashable, Sendable {
  /// How a process ended.
  public enum End: Hashable, Sendable {
    /// It ended by itself, with this status, 0...255.
    case status(Int32)
    /// A signal of this number ended it.
    case signal(Int32)

    init(waitStatus status: Int32) {
      self = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }
  }

  /// The number of the process, and of its group.
  public let number: Int32
  /// This end of its line.
  public let line: FileDescriptor

  /// Starts a shell command in a process group of its own, out of reach of ^C.
  public init(shell command: String) throws(SystemError) {
    let (ours, theirs) = try FileDescriptor.socketPair()
    defer { try? theirs.close() }
    do {
      number = try spawn(["/bin/sh", "-c", command], talkingOn: theirs)
      line = ours
    } catch {
      try? ours.close()
      throw error
    }
  }

  /// Hangs up, gives the program some time to end by itself, and then ends it with all it started.
  ///
  /// To be called once: the line and the number may be another's afterwards.
  public func end(within milliseconds: Int32) -> End {
    try? line.close()
    var status: Int32 = 0
    for _ in 0...max(0, milliseconds) / 10 {
      if waitpid(number, &status, WNOHANG) != 0 { return End(waitStatus: status) }
      Poll.pause(milliseconds: 10)
    }
    kill(-number, SIGKILL)
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    return End(waitStatus: status)
  }
}
