import PseudoTerminals
import SystemCalls
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Full screen: the log of what is printed")
struct OutputLogTests {
  @Test("what is printed while the screen is shown is appended to a file, byte by byte")
  func file() async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/log"
    for text in ["one\ntw", "o\nthree"] {
      let result = try await TestWorld().play(TestWorld.eight + ["--log", path]) { screen in
        try screen.turn(1)
        screen.print(text)
        try screen.leave()
      }
      #expect(result == RunResult())
    }
    let file = try FileDescriptor(opening: path, for: .reading)
    defer { try? file.close() }
    #expect(String(decoding: try file.read(atMost: 1_000), as: UTF8.self) == "one\ntwo\nthree")
  }

  @Test(
    "a file that cannot be written is reported before the game begins",
    arguments: [("/nowhere/log", "/nowhere/log: "), ("/", "/: ")])
  func unwritable(path: String, message: String) async throws {
    let isShown = Shared(false)
    let result = try await TestWorld().play(TestWorld.eight + ["--log", path]) { _ in
      isShown.withLock { $0 = true }
    }
    #expect(
      result.status == ExitCode.inputOutput.rawValue
        && result.errors.hasPrefix("memorize: \(message)") && !isShown.withLock { $0 })
  }

  @Test("a game in lines appends its lines, and a file that cannot be written ends it at once")
  func lines() async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/log"
    var outputs = ""
    for input in ["1\n2\nquit\n", "score\n"] {
      let result = await runCommand(TestWorld.eight + ["--plain", "--log", path], input: input)
      #expect(result.status == 0 && result.errors == "")
      outputs += result.output
    }
    let file = try FileDescriptor(opening: path, for: .reading)
    defer { try? file.close() }
    let log = String(decoding: try file.read(atMost: 100_000), as: UTF8.self)
    #expect(log == outputs && log.contains("Score 0."))
    let refused = await runCommand(TestWorld.eight + ["--plain", "--log", "/nowhere/log"])
    #expect(
      refused.status == ExitCode.inputOutput.rawValue && refused.output.isEmpty
        && refused.errors.hasPrefix("memorize: /nowhere/log: "))
  }
}
