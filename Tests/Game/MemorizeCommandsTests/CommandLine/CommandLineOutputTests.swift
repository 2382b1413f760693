import SystemCalls
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Command line: output and exit codes")
struct CommandLineOutputTests {
  @Test("results that find the disk full are a failure")
  func noticesFullDisk() async {
    var world = TestWorld()
    world.hearOutput = TestWorld.refusing(with: .noSpace)

    #expect(await world.run(["--help"]) == .fullDisk)
  }

  @Test("a reader that closes the pipe early is a silent failure")
  func noticesClosedPipe() async {
    var world = TestWorld()
    world.hearOutput = TestWorld.refusing(with: .brokenPipe)

    #expect(await world.run(["--help"]) == RunResult(status: 74))
  }

  @Test("every byte arrives, in order, however much it is")
  func writesInOrder() throws {
    let pieces = (0..<20_000).map { "piece \($0)\n" }
    let arrived = Shared([UInt8]())

    var output = StandardOutput { bytes in arrived.withLock { $0 += bytes } }
    for piece in pieces { try output.write(piece) }
    try output.flush()

    #expect(arrived.withLock { $0 } == Array(pieces.joined().utf8))
  }

  @Test("only output that could not be written is lost, and it is not written again")
  func forgetsFailedBytes() throws {
    var output = StandardOutput { bytes throws(SystemError) in
      // Only output can fail, because an empty write always succeeds.
      if !bytes.isEmpty { throw .noSpace }
    }
    try output.write("lost")

    #expect(throws: Failure.self) { try output.flush() }
    #expect(throws: Never.self) { try output.flush() }
  }

  @Test("the exit codes have the documented numbers")
  func numbersExitCodes() {
    let numbers = ExitCode.allCases.map(\.rawValue)
    #expect(numbers == [0, 1, 3, 4, 64, 65, 70, 74, 75, 130])
  }

  @Test("a failure names the file, with control characters escaped")
  func namesFile() {
    let failure = Failure.inputOutput(shown("a\u{1B}b"), SystemError(code: 2))

    #expect(failure.message == "a\\u{1B}b: No such file or directory")
    #expect(failure.code == .inputOutput)
  }
}
