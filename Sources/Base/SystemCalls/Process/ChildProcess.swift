#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A child process whose standard input and output are one socket.
///
/// A socket, because a write to a pipe without a reader would end this process.
public struct ChildProcess: Hashable, Sendable {
  /// The way a process ended.
  public enum End: Hashable, Sendable {
    /// The process exited with this status, 0...255.
    case status(Int32)
    /// A signal of this number ended the process.
    case signal(Int32)

    init(waitStatus status: Int32) {
      self = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }
  }

  /// The id of the process, and of its group.
  public let number: Int32
  /// This end of the socket.
  public let line: FileDescriptor

  /// Starts a shell command in a process group of its own, so that ^C does not reach it.
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

  /// Closes the socket, waits for the end of the program, then sends SIGTERM, and finally kills its
  /// process group.
  ///
  /// It must be called once: afterwards the socket and the process id may be reused.
  ///
  /// - Parameters:
  ///   - milliseconds: The time to wait after closing the socket.
  ///   - grace: The time in milliseconds to wait after SIGTERM.
  /// - Returns: The way the program ended.
  public func end(within milliseconds: Int32, orTerminated grace: Int32 = 200) -> End {
    line.hangUp()
    if !hasEnded(within: milliseconds) {
      systemKill(-number, SIGTERM)
      _ = hasEnded(within: grace)
    }
    return kill()
  }

  /// Waits for the end of the program without reaping it, so that its id is not reused.
  private func hasEnded(within milliseconds: Int32) -> Bool {
    for _ in 0...max(0, milliseconds) / 10 {
      var information = siginfo_t()
      let result = waitid(P_PID, id_t(number), &information, WEXITED | WNOHANG | WNOWAIT)
      if result == 0 ? information.si_signo != 0 : errno != EINTR { return true }
      Poll.pause(milliseconds: 10)
    }
    return false
  }

  /// Kills the rest of the program's process group, and reaps the program.
  ///
  /// It is reaped only here, so that the id is not reused before.
  private func kill() -> End {
    systemKill(-number, SIGKILL)
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    return End(waitStatus: status)
  }
}

extension ChildProcess {
  /// Returns everything that a program writes until it closes its output.
  ///
  /// - Parameters:
  ///   - words: The path of the program, or its name in `PATH`, and its arguments.
  ///   - count: The largest number of bytes.
  ///   - milliseconds: The timeout.
  /// - Returns: Nil if there is no such program, or it writes more or takes longer.
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
