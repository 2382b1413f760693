#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A program of the tests as a process of its own, which ends when the last reference has gone.
public final class ProbeProcess {
  private var process = pid_t()
  private var input: Int32
  private let output: Int32
  private var text = ""

  /// Starts a program that was built with the tests.
  public init(_ program: String, _ arguments: [String]) throws {
    let (read, write) = (try Self.pipe(), try Self.pipe())
    (input, output) = (read.write, write.read)
    var actions = SpawnActions()
    actions.copy(read.read, to: 0)
    actions.copy(write.write, to: 1)
    defer { for descriptor in [read.read, write.write] { close(descriptor) } }
    process = try actions.start(BuiltProgram.path(of: program), arguments)
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    closeInput()
    close(output)
  }

  /// Both ends stay with this process alone.
  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    try SystemFault.check("make a pipe", systemPipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Waits for the next line it says; nil when it says no more.
  public func line() -> String? {
    while !text.contains("\n") {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(output, &bytes, bytes.count)
      if count <= 0 { return nil }
      text += String(decoding: bytes.prefix(count), as: UTF8.self)
    }
    let line = String(text.prefix { $0 != "\n" })
    text.removeFirst(line.count + 1)
    return line
  }

  /// Hangs up on its standard input.
  public func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Ends it as nothing can prevent; `end` waits for that.
  public func killIt() {
    kill(process, SIGKILL)
  }

  /// Waits for its end.
  ///
  /// - Returns: The exit status; of a process that a signal ended, minus the signal's number.
  public func end() throws -> Int32 {
    defer { process = 0 }
    return try ExitStatus.wait(for: process)
  }
}

private let systemPipe: @Sendable (inout [Int32]) -> Int32 = { pipe(&$0) }
