#if os(Linux)
import Foundation
import PseudoTerminals
import Testing

/// A screen nobody touches costs nothing; only Linux tells how often a process wakes up.
@Suite("Screen: idle", .serialized)
struct ScreenIdleTests {
  @Test(
    "where nothing moves no byte is written and no thread wakes up",
    arguments: [["--no-animation"], ["p"]])
  func idle(how: [String]) throws {
    let options = how.filter { $0.hasPrefix("-") }
    let game = try ScreenGame.dealt(["--pairs", "2", "--seed", "1", "--faces", "text"] + options)
    if how == ["p"] {
      game.terminal.type("p")
      try game.terminal.wait(for: "Go on")
    }
    try expectQuiet(game)
  }

  @Test("a running clock wakes the program once a second")
  func clock() throws {
    let game = try ScreenGame.dealt(["--pairs", "2", "--seed", "1", "--faces", "text"])
    try game.terminal.wait("quiet") { try wakes(game, in: .milliseconds(200)) == 0 }
    #expect(try 2...4 ~= wakes(game, in: .seconds(3)))
  }

  @Test("nor in the gallery of themes, nor after a match")
  func elsewhere() throws {
    let game = try ScreenGame.dealt(
      ["--pairs", "2", "--seed", "1", "--rules", "relaxed", "--no-animation", "--faces", "text"])
    for label in [1, 2, 3] { try game.turn(label) }
    try expectQuiet(game)
    try game.click("‹ Animals")
    try game.terminal.wait(for: "Settings")
    try expectQuiet(game)
  }

  @Test("a countdown wakes the program only when the pie changes")
  func countdown() throws {
    let game = try ScreenGame.dealt(["--pairs", "2", "--seed", "1", "--bonus-limit", "60s"])
    try game.turn(1)
    // The card turns first, at 60 frames a second.
    try game.terminal.wait("quiet") { try wakes(game, in: .milliseconds(300)) <= 1 }
  }

  /// Waits until nothing happens, which must last.
  private func expectQuiet(_ game: ScreenGame) throws {
    try game.terminal.wait("quiet") { try wakes(game, in: .milliseconds(400)) == 0 }
    let count = game.terminal.written.count
    #expect(try wakes(game, in: .milliseconds(800)) == 0)
    #expect(game.terminal.written.count == count)
  }

  /// How often a thread of the program waits for something anew in some time.
  private func wakes(_ game: ScreenGame, in time: Duration) throws -> Int {
    let before = try switches(of: game.terminal.process)
    let end = ContinuousClock.now + time
    try game.terminal.wait("time") { ContinuousClock.now >= end }
    return try switches(of: game.terminal.process) - before
  }

  private func switches(of process: Int32) throws -> Int {
    let folder = "/proc/\(process)/task"
    let threads = try FileManager.default.contentsOfDirectory(atPath: folder)
    return try threads.map { thread in
      let status = try String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return line.flatMap { Int($0.split(separator: "\t")[1]) } ?? 0
    }.reduce(0, +)
  }
}
#endif
