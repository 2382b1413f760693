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

  @Test("every byte arrives in order, only what failed is lost, and a closed pipe is silent")
  func writesInOrder() async throws {
    var world = TestWorld()
    world.hearOutput = TestWorld.refusing(with: .brokenPipe)

    #expect(await world.run(["--help"]) == RunResult(status: 74))
    let pieces = (0..<20_000).map { "piece \($0)\n" }
    let arrived = Shared([UInt8]())

    var output = StandardOutput { bytes in arrived.withLock { $0 += bytes } }
    for piece in pieces { try output.write(piece) }
    try output.flush()

    #expect(arrived.withLock { $0 } == Array(pieces.joined().utf8))
    do {
      var output = StandardOutput { bytes throws(SystemError) in
        // Only output can fail, because an empty write always succeeds.
        if !bytes.isEmpty { throw .noSpace }
      }
      try output.write("lost")

      #expect(throws: Failure.self) { try output.flush() }
      #expect(throws: Never.self) { try output.flush() }
    }
  }

  @Test("exit codes have the documented numbers, and a failure names its file, escaped")
  func numbersExitCodes() {
    let numbers = ExitCode.allCases.map(\.rawValue)
    let failure = Failure.inputOutput(shown("a\u{1B}b"), SystemError(code: 2))
    #expect(
      numbers == [0, 1, 3, 4, 64, 65, 70, 74, 75, 130]
        && failure.message == "a\\u{1B}b: No such file or directory" && failure.code == .inputOutput
    )
  }
}
