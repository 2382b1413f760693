import PseudoTerminals
import TestSupport
import Testing

/// What people, cats and bad lines send to a game on the whole screen.
@Suite("Screen: input", .serialized)
struct ScreenInputTests {
  /// Without a bonus there is no pie that gets smaller.
  private static let calm = ScreenGame.eight + ["--rules", "relaxed"]

  @Test("10 KB of pasted text change nothing")
  func paste() throws {
    let game = try ScreenGame.dealt(Self.calm)
    try game.turn(1)
    let before = game.terminal.picture.lines

    let text = String(repeating: "1 2\n3\r4 q n s \u{3}5\t678 ", count: 500)
    game.terminal.type("\u{1B}[200~")
    for piece in text.pieces(of: 1_000) { game.terminal.type(piece) }
    game.terminal.type("\u{1B}[201~")
    try game.expectNothing(toChange: before)

    #expect(try game.quit() == 0)
    #expect(game.leftovers == [])
  }

  @Test("10 KB of keys that mean nothing change nothing")
  func wrongKeys() throws {
    let game = try ScreenGame.dealt(Self.calm)
    try game.turn(1)
    let before = game.terminal.picture.lines

    // Letters, function keys, strings for other programs, and the end of a mouse's words.
    let keys = "xyzXYZ;:'#äß🐶\u{1B}[15~\u{1B}OP\u{1B}[1;5R\u{1B}]0;1 2\u{7}\u{1B}P1;2q\u{1B}\\"
    for _ in 0..<200 { game.terminal.type(keys) }
    try game.expectNothing(toChange: before)
  }

  @Test("10 KB of choices are a game like any other")
  func choices() throws {
    let game = try ScreenGame.dealt()
    for _ in 0..<10 { game.terminal.type(String(repeating: "1324 5768\r", count: 100)) }
    game.terminal.type("p")
    try game.terminal.wait(for: "Paused")
    game.terminal.signal(15)
    #expect(try game.terminal.end() == -15)

    let file = try #require(game.home.games.first)
    #expect(try Program.run(["replay", file]).status == 0)
  }

  @Test("clicks beside the cards and beyond the window change nothing")
  func wrongClicks() throws {
    let game = try ScreenGame.dealt(Self.calm)
    try game.turn(1)
    let before = game.terminal.picture.lines

    for place in ["1;24", "80;24", "9999;9999", "-1;20", "99999999999999999999;20"] {
      game.terminal.type("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m")
    }
    for button in [1, 2, 3, 8, 128, 255] {
      game.terminal.type("\u{1B}[<\(button);20;10M\u{1B}[<\(button);20;10m")
    }
    try game.expectNothing(toChange: before)
  }

  @Test("a click and an arrow that come byte by byte are a click and an arrow")
  func split() throws {
    let game = try ScreenGame.dealt(ScreenGame.eight + ["--ascii"])
    let place = try #require(game.terminal.picture.place(of: "#3#"))
    let click = "<0;\(place.column + 2);\(place.row + 1)"

    try game.typeSlowly("\u{1B}[", click + "M")
    try game.typeSlowly("\u{1B}[", click + "m")
    try game.terminal.wait(for: ": one more.")
    #expect(!game.terminal.picture.contains("#3#"))
    try game.typeSlowly("\u{1B}[", "1;1D")
    game.terminal.type("\r")
    try game.terminal.wait("second card") { !game.terminal.picture.contains("#2#") }
  }

  @Test("while a terminal does not read, only the newest picture waits for it")
  func slowTerminal() throws {
    let game = try ScreenGame.dealt()
    let mark = game.terminal.written.count

    for rows in 13...60 {
      game.terminal.resize(columns: 80, rows: rows)
      game.terminal.type("x")
      try game.terminal.waitForReading()
    }
    game.terminal.type("pp")
    game.terminal.resize(columns: 80, rows: 24)
    try game.turn(1)

    // A picture of that size is some kilobytes long.
    #expect(game.terminal.written.count - mark < 60_000)
    #expect(try game.quit() == 0)
  }
}

extension ScreenInputTests {
  @Test("keys that come at once reach what the keys before them brought up")
  func atOnce() throws {
    let game = try ScreenGame.dealt()
    game.terminal.type("1pp3q\r")
    #expect(try game.terminal.end() == 0)

    let later = try ScreenGame(["continue", "--ascii"], at: game.home)
    try later.terminal.wait(for: "1 turn")
    #expect(later.terminal.picture.contains("tiger") && later.terminal.picture.contains("rhino"))
  }
}

extension ScreenGame {
  /// Waits until all was read, and a pause that is over has shown that nothing else has happened.
  func expectNothing(
    toChange before: [String], _ location: SourceLocation = #_sourceLocation
  ) throws {
    terminal.type("p")
    try terminal.wait(for: "8 cards left")
    terminal.type("p")
    try terminal.wait("table") { !terminal.picture.contains("8 cards left") && status != "Paused." }
    #expect(terminal.picture.lines == before, sourceLocation: location)
  }

  /// Types a start at once, and each byte after it when those before were read.
  fileprivate func typeSlowly(_ start: String, _ rest: String) throws {
    terminal.type(start)
    for character in rest {
      try terminal.waitForReading()
      terminal.type(String(character))
    }
  }
}

extension String {
  /// The same text in parts of some characters each.
  fileprivate func pieces(of count: Int) -> [String] {
    var pieces: [String] = []
    var rest = self[...]
    while !rest.isEmpty {
      pieces.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return pieces
  }
}
