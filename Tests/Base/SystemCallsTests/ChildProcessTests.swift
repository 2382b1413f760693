import SystemCalls
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@Suite("Other programs")
struct ChildProcessTests {
  /// Waits for the next bytes.
  private func answer(of process: ChildProcess) throws -> [UInt8] {
    while true {
      if let bytes = try process.line.receive(atMost: 100) { return bytes }
      process.line.wait(until: .readable)
    }
  }

  @Test("it receives and answers through pipes, and ends when its input is closed")
  func line() throws {
    let process = try ChildProcess(shell: #"while read -r x; do echo "got $x"; done; exit 3"#)
    #expect(
      try (
        process.line.send(Array("one\n".utf8)[...]), answer(of: process),
        process.line.send(Array("two\n".utf8)[...]), answer(of: process),
        process.end(within: 60_000)
      ) == (4, Array("got one\n".utf8), 4, Array("got two\n".utf8), .status(3)))
  }

  @Test(
    "that it ended by itself is noticed, with its status",
    arguments: [
      ("exit 0", ChildProcess.End.status(0)), ("exit 255", .status(255)),
      ("kill -KILL $$", .signal(9)), ("no-such-program", .status(127)),
    ])
  func ended(command: String, end: ChildProcess.End) throws {
    let process = try ChildProcess(shell: "exec 2>/dev/null; \(command)")
    #expect(try (answer(of: process), process.end(within: 60_000)) == ([], end))
  }

  @Test("a program that ignores the end of its input and SIGTERM is killed with its children")
  func stubborn() throws {
    let process = try ChildProcess(
      shell: "trap '' TERM; sleep 1000 <&- & echo $!; exec sleep 1000")
    let child = try child(of: process)
    #expect(
      (group(of: child), process.end(within: 0, orTerminated: 0)) == (process.number, .signal(9))
        && ends(child))
  }

  @Test("a program that ignores the end of its input gets SIGTERM")
  func asked() throws {
    let process = try ChildProcess(
      shell: "trap 'exit 7' TERM; sleep 1000 & echo $!; while :; do wait; done")
    let child = try child(of: process)
    #expect(process.end(within: 0, orTerminated: 60_000) == .status(7) && ends(child))
  }

  @Test("the children of a program that ends with its input are ended too")
  func leftBehind() throws {
    let process = try ChildProcess(shell: "sleep 1000 <&- >&- & echo $!; cat; exit 3")
    let child = try child(of: process)
    #expect(process.end(within: 60_000) == .status(3) && ends(child))
  }

  /// Returns the process number that a program prints first.
  private func child(of process: ChildProcess) throws -> Int32 {
    let text = String(decoding: try answer(of: process), as: UTF8.self)
    return try #require(Int32(text.dropLast()))
  }

  private func ends(_ process: Int32) -> Bool {
    for _ in 0..<60_000 where isRunning(process) { Poll.pause(milliseconds: 1) }
    return !isRunning(process)
  }

  @Test("it gets none of our descriptors but standard error")
  func descriptors() throws {
    let ours = try FileDescriptor.pipe()
    defer { for end in [ours.reading, ours.writing] { try? end.close() } }
    let process = try ChildProcess(
      shell: "for n in \(ours.reading.rawValue) \(ours.writing.rawValue); do "
        + "[ -e /dev/fd/$n ] && echo open; done; echo done")
    #expect(
      try (answer(of: process), process.end(within: 60_000)) == (Array("done\n".utf8), .status(0)))
  }
}

private func group(of process: Int32) -> Int32 { getpgid(process) }

private func isRunning(_ process: Int32) -> Bool {
  // A zombie counts as ended.
  guard kill(process, 0) == 0 else { return false }
  let status = try? OpenFile("/proc/\(process)/stat", for: .reading).read(atMost: 4096)
  return status.map { !String(decoding: $0, as: UTF8.self).contains(") Z") } ?? true
}
