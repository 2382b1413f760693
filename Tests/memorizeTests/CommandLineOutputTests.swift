import SystemCalls
import Testing

@testable import MemorizeCommands
@testable import memorize

@Suite("Command line: output and exit codes")
struct CommandLineOutputTests {
  #if os(Linux)
  @Test("results that find the disk full are a failure")
  func noticesFullDisk() throws {
    let result = try Program.run(["--help"], outputTo: "/dev/full")

    #expect(
      result
        == Program.Result(
          errors: "memorize: cannot write the results: No space left on device\n", status: 74))
  }
  #endif

  @Test("results that cannot be written at all are a failure")
  func noticesClosedOutput() throws {
    let result = try Program.shell("\"$memorize\" --version >&-")

    #expect(result.errors == "memorize: cannot write the results: Bad file descriptor\n")
    #expect(result.status == 74)
  }

  @Test("a reader that has seen enough ends the program quietly")
  func endsWithReader() throws {
    // The status of a process that SIGPIPE ends is 128 + 13.
    let result = try Program.shell("{ sleep 0.1; \"$memorize\" --help; echo $? >&2; } | :")

    #expect(result == Program.Result(errors: "141\n"))
  }

  @Test("where the signal is ignored, a closed pipe is a quiet failure")
  func noticesClosedPipe() throws {
    let line = "trap '' PIPE; { sleep 0.1; \"$memorize\" --help; echo $? >&2; } | :"

    #expect(try Program.shell(line) == Program.Result(errors: "74\n"))
  }

  @Test("a message that nobody can read changes nothing else")
  func survivesClosedErrors() throws {
    #expect(try Program.shell("\"$memorize\" --pear 2>&-").status == 64)
  }

  @Test("a slow reader gets every byte, in order")
  func writesInOrder() throws {
    let pieces = (0..<20_000).map { "piece \($0)\n" }

    let arrived = try Program.throughSlowPipe { descriptor in
      var output = StandardOutput { bytes throws(SystemError) in
        try FileDescriptor(rawValue: descriptor).writeAll(bytes)
      }
      for piece in pieces { try output.write(piece) }
      try output.flush()
    }

    #expect(arrived == pieces.joined())
  }

  @Test("only what could not be written is lost, and it is not tried again")
  func forgetsFailedBytes() throws {
    var output = StandardOutput { bytes throws(SystemError) in
      // What was there is told once: to write nothing always works.
      if !bytes.isEmpty { throw .noSpace }
    }
    try output.write("lost")

    #expect(throws: Failure.self) { try output.flush() }
    #expect(throws: Never.self) { try output.flush() }
  }

  @Test("the numbers of the exit codes are those of the handbook")
  func numbersExitCodes() {
    let numbers = ExitCode.allCases.map(\.rawValue)
    #expect(numbers == [0, 1, 3, 4, 64, 65, 70, 74, 75, 130])
  }

  @Test("a failure names the file, and what steers a terminal is escaped")
  func namesFile() {
    let failure = Failure.inputOutput(shown("a\u{1B}b"), SystemError(code: 2))

    #expect(failure.message == "a\\u{1B}b: No such file or directory")
    #expect(failure.code == .inputOutput)
  }
}
