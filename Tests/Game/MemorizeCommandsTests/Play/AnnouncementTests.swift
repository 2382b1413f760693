import PseudoTerminals
import SystemCalls
import TestSupport
import Testing

@testable import MemorizeCommands

/// The announcements for players who cannot see the screen.
@Suite("Full screen: announcements")
struct AnnouncementTests {
  /// Plays a turn.
  private func play(_ world: TestWorld, to target: String) async throws -> RunResult {
    try await world.play(TestWorld.eight + ["--announce", target]) { screen in
      try screen.turn(1)
      try screen.turn(2)
      try screen.leave()
    }
  }

  @Test("sentences are appended to a file, one per line")
  func file() async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/said"
    for _ in 0..<2 {
      #expect(try await play(TestWorld(), to: path) == RunResult())
    }
    let file = try FileDescriptor(opening: path, for: .reading)
    defer { try? file.close() }
    let lines = String(decoding: try file.read(atMost: 100_000), as: UTF8.self).split(
      separator: "\n")
    #expect(
      lines.count { $0.contains("one more") } == 2
        && lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
  }

  @Test("a command after | gets the same lines, and one that cannot be started is not tried again")
  func command() async throws {
    let heard = Shared([String]())
    let started = Shared([String]())
    var program = ScriptedProgram()
    program.answer = { line in
      heard.withLock { $0.append(line) }
      return "spoken\n"
    }
    var world = TestWorld()
    let programs = program.programs()
    world.programs = Programs { command throws(SystemError) in
      started.withLock { $0.append(command) }
      return try programs.start(command)
    }
    #expect(
      try await play(world, to: "|say it") == RunResult() && started.withLock { $0 } == ["say it"]
        && heard.withLock { $0 }.contains { $0.contains("one more") })
    do {
      let count = Shared(0)
      var world = TestWorld()
      world.programs = Programs { _ throws(SystemError) in
        count.withLock { $0 += 1 }
        throw .noSuchFile
      }
      #expect(try await play(world, to: "|nothing") == RunResult() && count.withLock { $0 } == 1)
    }
  }

  @Test(
    "a file that cannot be written is reported before the game begins",
    arguments: [("/nowhere/said", "/nowhere/said: "), ("/", "/: ")])
  func unwritable(path: String, message: String) async throws {
    let result = try await TestWorld().play(TestWorld.eight + ["--announce", path]) { _ in }
    #expect(
      result.status == ExitCode.inputOutput.rawValue
        && result.errors.hasPrefix("memorize: \(message)"))
  }

  @Test("a missing target and an empty command are refused", arguments: ["", "|", "|  "])
  func refused(target: String) async {
    let result = await runCommand(["--announce", target])
    #expect(
      result.status == ExitCode.usage.rawValue
        && result.errors.contains("--announce must be the path of a file or a named pipe"))
  }
}
