import PseudoTerminals
import TestSupport
import Testing

/// The output to terminals of all kinds, byte by byte.
@Suite("Screen: look", .serialized)
struct ScreenLookTests {
  @Test(
    "a terminal with neither UTF-8 nor colours gets neither, and the window has the game's name")
  func plain() throws {
    var game = try ScreenGame.dealt(variables: ["LANG": "C", "NO_COLOR": "1"])
    try game.turn(1)
    try game.turn(2)
    let exitStatus = try game.quit()
    let grammar = TerminalGrammar(game.terminal.written, isASCII: true)
    let earlierWarnings = grammar.warnings
    let hadColor = grammar.hasColor

    game = try ScreenGame.dealt()
    #expect(try (exitStatus, earlierWarnings, hadColor, game.quit()) == (0, [], false, 0))
    let parts = game.terminal.text.split(separator: "\u{1B}[22;2t\u{1B}]2;Memorize\u{1B}\\")
    #expect(
      (
        parts.count, parts.last?.contains("\u{1B}[23;2t"),
        TerminalGrammar(game.terminal.written).warnings
      ) == (2, true, []))
  }

  @Test("a terminal that can do nothing gets plain lines, and no escape byte at all")
  func dumb() throws {
    for term in ["dumb", ""] {
      let game = try ScreenGame(variables: ["TERM": term])
      try game.terminal.wait(forBytes: "card> ")
      game.terminal.type("1\n")
      try game.terminal.wait(forBytes: "card 1: tiger")
      game.terminal.type("quit\n")
      #expect(try (game.terminal.end(), game.terminal.written.contains(0x1B)) == (0, false))
    }
  }

  @Test("an environment full of control bytes is shown, not obeyed")
  func hostileEnvironment() throws {
    let evil = "\u{1B}[2J\u{1B}]0;mine\u{7}"
    let game = try ScreenGame.dealt(
      variables: ["TERM": evil, "COLORTERM": evil, "LANG": "C.UTF-8" + evil, "TERM_PROGRAM": evil])
    try game.turn(1)
    #expect(try (game.quit(), game.leftovers) == (0, []))
  }
}
