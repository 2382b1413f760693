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
    try self.init(["/bin/sh", "-c", command])
  }

  /// Starts a program, by its path or by a name in `PATH`, with its arguments.
  init(_ words: [String]) throws(SystemError) {
    let (ours, theirs) = try FileDescriptor.socketPair()
    defer { try? theirs.close() }
    do {
      number = try spawn(words, talkingOn: theirs)
      line = ours
    } catch {
      try? ours.close()
      throw error
    }
  }

  /// Hangs up, gives the program some time to end by itself, then asks it to end with SIGTERM, and
  /// at last kills it with everything in its process group.
  ///
  /// To be called once: the line and the number may be another's afterwards.
  ///
  /// - Parameters:
  ///   - milliseconds: How long the program may take after the end of its input.
  ///   - grace: How many milliseconds it may take after SIGTERM.
  /// - Returns: How the program ended.
  public func end(within milliseconds: Int32, orTerminated grace: Int32 = 200) -> End {
    line.hangUp()
    if !hasEnded(within: milliseconds) {
      systemKill(-number, SIGTERM)
      _ = hasEnded(within: grace)
    }
    return kill()
  }

  /// Waits for the end of the program, and leaves its number taken.
  private func hasEnded(within milliseconds: Int32) -> Bool {
    for _ in 0...max(0, milliseconds) / 10 {
      var information = siginfo_t()
      let result = waitid(P_PID, id_t(number), &information, WEXITED | WNOHANG | WNOWAIT)
      if result == 0 ? information.si_signo != 0 : errno != EINTR { return true }
      Poll.pause(milliseconds: 10)
    }
    return false
  }

  /// Kills what is left of the program's process group.
  ///
  /// The number is not given away before: a program that has ended is waited for only here.
  private func kill() -> End {
    systemKill(-number, SIGKILL)
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    return End(waitStatus: status)
  }
}

extension ChildProcess {
  /// All that a program writes until it hangs up; then it is over.
  ///
  /// - Parameters:
  ///   - words: Its path, or its name in `PATH`, and its arguments.
  ///   - count: The most bytes.
  ///   - milliseconds: How long it may keep this thread waiting.
  /// - Returns: Nil where there is no such program, or it writes more or takes longer.
  static func output(
    of words: [String], atMost count: Int, within milliseconds: Int32
  ) -> [UInt8]? {
    guard let program = try? ChildProcess(words) else { return nil }
    defer {
      program.line.hangUp()
      _ = program.kill()
    }
    var output: [UInt8] = []
    var patience = milliseconds / 10
    while output.count <= count, patience >= 0 {
      guard program.line.wait(until: .readable, milliseconds: 10) else {
        patience -= 1
        continue
      }
      guard let bytes = try? program.line.read(atMost: 65_536) else { return nil }
      if bytes.isEmpty { return output }
      output += bytes
    }
    return nil
  }
}
