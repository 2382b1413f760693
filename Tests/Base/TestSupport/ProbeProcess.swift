import CSystemCalls

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A test program in its own process, which is killed with the last reference.
public final class ProbeProcess {
  private var process = pid_t()
  private var input: Int32
  private let output: Int32
  private var text = ""

  /// Starts a program that was built with the tests.
  ///
  /// - Parameters:
  ///   - program: The name of the program.
  ///   - arguments: The arguments after the program's name.
  ///   - environment: All variables, each as `NAME=value`; nil for those of the tests.
  /// - Throws: `SystemFault` if it could not be started.
  public init(_ program: String, _ arguments: [String], environment: [String]? = nil) throws {
    let (read, write) = (try Self.pipe(), try Self.pipe())
    (input, output) = (read.write, write.read)
    var actions = SpawnActions()
    actions.copy(read.read, to: 0)
    actions.copy(write.write, to: 1)
    defer { for descriptor in [read.read, write.write] { close(descriptor) } }
    process = try actions.start(
      BuiltProgram.path(of: program), arguments, environment: environment)
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    closeInput()
    close(output)
  }

  /// Creates a pipe with close-on-exec ends.
  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    try SystemFault.check("make a pipe", pipe_close_on_exec(&ends) == 0)
    return (ends[0], ends[1])
  }

  /// Waits for the next line of output; nil at its end.
  public func line() -> String? {
    while !text.contains("\n") {
      guard let more = read() else { return nil }
      text += more
    }
    let line = String(text.prefix { $0 != "\n" })
    text.removeFirst(line.count + 1)
    return line
  }

  /// Types a line; blocks after some thousand unread bytes.
  public func type(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(input, bytes, bytes.count)
  }

  /// Waits until a text is in the output, also in the middle of a line.
  ///
  /// - Parameter part: The awaited text.
  /// - Returns: The new output up to the text.
  /// - Throws: `SystemFault` with the output after two minutes or at its end.
  @discardableResult
  public func hear(_ part: String) throws -> String {
    while true {
      if let end = text.firstRange(of: part)?.upperBound {
        defer { text.removeSubrange(..<end) }
        return String(text[..<end])
      }
      var door = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&door, 1, 120_000) > 0, let more = read() else {
        throw SystemFault(step: "hear \(part) after \(text)", code: 0)
      }
      text += more
    }
  }

  /// Waits for output; nil at its end.
  private func read() -> String? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = systemRead(output, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }

  /// Closes its standard input.
  public func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Kills the process; `end` waits for that.
  public func killIt() {
    kill(process, SIGKILL)
  }

  /// Waits for its end.
  ///
  /// - Returns: The exit status, or minus the number of a fatal signal.
  public func end() throws -> Int32 {
    defer { process = 0 }
    return try ExitStatus.wait(for: process)
  }
}

private let systemRead = read
