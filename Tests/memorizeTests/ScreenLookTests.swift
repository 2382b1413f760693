import PseudoTerminals
import TestSupport
import Testing

/// What is written to terminals of all kinds, byte by byte.
@Suite("Screen: look", .serialized)
struct ScreenLookTests {
  /// Plays a turn and leaves.
  private func play(
    _ options: [String] = [], variables: [String: String] = [:]
  ) throws -> ScreenGame {
    let game = try ScreenGame.dealt(ScreenGame.eight + options, variables: variables)
    try game.turn(1)
    try game.turn(2)
    #expect(try game.quit() == 0)
    return game
  }

  @Test(
    "without UTF-8 nothing but ASCII is written", arguments: ["C", "de_DE.ISO-8859-1"])
  func ascii(locale: String) throws {
    let game = try play(variables: ["LANG": locale])
    #expect(TerminalGrammar(game.terminal.written, isASCII: true).warnings == [])
  }

  @Test("who wants no colour gets none, and all is still said", arguments: [true, false])
  func colorless(byVariable: Bool) throws {
    let game = try play(
      byVariable ? [] : ["--color", "never"], variables: byVariable ? ["NO_COLOR": "1"] : [:])
    let grammar = TerminalGrammar(game.terminal.written)
    #expect(grammar.warnings == [] && !grammar.hasColor)
    #expect(TerminalGrammar(try play().terminal.written).hasColor)
  }

  @Test("a terminal that can do nothing gets plain lines, and no escape byte at all")
  func dumb() throws {
    for term in ["dumb", ""] {
      let game = try ScreenGame(variables: ["TERM": term])
      try game.terminal.wait(forBytes: "card> ")
      game.terminal.type("1\n")
      try game.terminal.wait(forBytes: "card 1: tiger")
      game.terminal.type("quit\n")
      #expect(try game.terminal.end() == 0)
      #expect(!game.terminal.written.contains(0x1B))
    }
  }

  @Test("a seed and a search full of control bytes are shown, not obeyed")
  func hostileText() throws {
    let seed = "\u{1B}[31m\u{202E}\u{9B}2J\u{7}"
    let game = try ScreenGame.dealt(["--pairs", "2", "--seed", seed, "--no-animation"])
    try game.win(cards: 4) { try game.turn($0) }
    try game.terminal.wait(for: "You won!")
    try game.click("Close")
    try game.click("Themes")
    try game.terminal.wait(for: "24 themes")
    game.terminal.type("/\u{1B}[200~\(seed)\u{1B}[201~\r")
    try game.terminal.wait("result of the search") { !game.terminal.picture.contains("Animals") }
    game.terminal.type("\u{3}")

    #expect(try game.terminal.end() == -2)
    #expect(game.leftovers == [])
  }

  @Test("an environment full of control bytes is shown, not obeyed")
  func hostileEnvironment() throws {
    let evil = "\u{1B}[2J\u{1B}]0;mine\u{7}"
    let game = try ScreenGame.dealt(
      variables: ["TERM": evil, "COLORTERM": evil, "LANG": "C.UTF-8" + evil, "TERM_PROGRAM": evil])
    try game.turn(1)
    #expect(try game.quit() == 0)
    #expect(game.leftovers == [])

    let refused = try ScreenGame(variables: ["MEMORIZE_RULES": evil])
    #expect(try refused.terminal.end() == 64)
    #expect(refused.leftovers == [])
    #expect(refused.terminal.text.contains("MEMORIZE_RULES"))
  }

  @Test("a home that cannot be is told of in escaped letters, and play goes on")
  func hostileHome() throws {
    let game = try ScreenGame(
      variables: ["HOME": "/dev/null/\u{1B}[2J\u{202E}", "XDG_DATA_HOME": "/dev/null/\u{9B}31m"])
    try game.terminal.wait(for: "█1█")
    game.terminal.type("1")
    try game.terminal.wait(for: "The game is not being saved")
    try game.terminal.wait("card") { !game.terminal.picture.contains("█1█") }
    game.terminal.type("q")
    try game.terminal.wait(for: "It will be lost: games/")
    // Past the path and its button, to quit.
    game.terminal.type("\t\t\r")
    #expect(try game.terminal.end() == 0)
    #expect(game.leftovers == [])
    #expect(game.terminal.text.contains("memorize: The game Animals is lost: games/"))
  }

  @Test("a file that holds no settings is refused before the screen is taken")
  func refusedFile() throws {
    let home = PlayerHome()
    let file = home.path + "/notes.txt"
    try home.write("my diary\n", to: file)
    let game = try ScreenGame(["--config", file], at: home)

    #expect(try game.terminal.end() == 65)
    #expect(game.terminal.text == "memorize: \(file): not a file of the kind memorize-settings\r\n")
    #expect(game.leftovers == [])
  }
}
