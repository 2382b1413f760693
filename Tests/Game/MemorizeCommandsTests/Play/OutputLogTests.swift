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
    #expect(result.status == ExitCode.inputOutput.rawValue)
    #expect(result.errors.hasPrefix("memorize: \(message)") && !isShown.withLock { $0 })
  }
}
