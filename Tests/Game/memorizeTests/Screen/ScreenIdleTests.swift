#if os(Linux)
import PseudoTerminals
import Testing

/// An idle screen needs no wake-ups, which only Linux reports.
@Suite("Screen: idle", .serialized)
struct ScreenIdleTests {
  @Test(
    "without motion no byte is written and no thread wakes up",
    arguments: [["--no-animation"], ["p"]])
  func idle(how: [String]) throws {
    let options = how.filter { $0.hasPrefix("-") }
    let game = try ScreenGame.dealt(["--pairs", "2", "--seed", "1", "--faces", "text"] + options)
    if how == ["p"] {
      game.terminal.type("p")
      try game.terminal.wait(for: "Go on")
    }
    try game.expectQuiet()
  }

  @Test("a running clock wakes the program once a second")
  func clock() throws {
    let game = try ScreenGame.dealt(["--pairs", "2", "--seed", "1", "--faces", "text"])
    try game.terminal.wait("quiet") { try game.wakes(in: .milliseconds(200)) == 0 }
    #expect(try 2...4 ~= game.wakes(in: .seconds(3)))
  }

  @Test("in the themes and after a match no byte is written either")
  func elsewhere() throws {
    let game = try ScreenGame.dealt(
      ["--pairs", "2", "--seed", "1", "--rules", "relaxed", "--no-animation", "--faces", "text"])
    for label in [1, 2, 3] { try game.turn(label) }
    try game.expectQuiet()
    try game.click("‹ Animals")
    try game.terminal.wait(for: "Settings")
    try game.expectQuiet()
  }

  @Test("a countdown wakes the program only when the pie changes")
  func countdown() throws {
    let game = try ScreenGame.dealt(["--pairs", "2", "--seed", "1", "--bonus-limit", "60s"])
    try game.turn(1)
    // The card turns first, at 60 frames a second.
    try game.terminal.wait("quiet") { try game.wakes(in: .milliseconds(300)) <= 1 }
  }
}
#endif
