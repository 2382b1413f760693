import PseudoTerminals
import TestSupport
import Testing

/// Unusual input to a full-screen game: from people, cats and bad connections.
@Suite("Full screen: input")
struct ScreenInputTests {
  /// A game without a bonus, so that no pie shrinks.
  private static let calm = TestWorld.eight + ["--rules", "relaxed"]

  /// Expects that a script after the first flip changes no cell.
  private func expectNoChange(
    _ location: SourceLocation = #_sourceLocation, by act: @escaping ScreenScript
  ) async throws {
    let world = TestWorld()
    let result = try await world.play(Self.calm) { screen in
      try screen.turn(1)
      let before = screen.picture.lines
      try act(screen)
      // A pause and its end show that nothing else has happened.
      screen.type("p")
      try screen.wait(for: "8 cards left")
      screen.type("p")
      try screen.wait("table") {
        !screen.picture.contains("8 cards left") && screen.status != "Paused."
      }
      #expect(screen.picture.lines == before, sourceLocation: location)
      try screen.leave()
      #expect(screen.grammar().warnings == [], sourceLocation: location)
    }
    #expect(result == RunResult(), sourceLocation: location)
  }

  @Test("10 KB of pasted text change nothing")
  func paste() async throws {
    let text = String(repeating: "1 2\n3\r4 q n s \u{3}5\t678 ", count: 500)
    try await expectNoChange { screen in
      screen.type("\u{1B}[200~")
      for piece in text.pieces(of: 1_000) { screen.type(piece) }
      screen.type("\u{1B}[201~")
    }
  }

  @Test("10 KB of keys without a meaning change nothing")
  func wrongKeys() async throws {
    // Letters, function keys, strings for other programs, and the end of a mouse report.
    let keys = "xyzXYZ;:'#äß🐶\u{1B}[15~\u{1B}OP\u{1B}[1;5R\u{1B}]0;1 2\u{7}\u{1B}P1;2q\u{1B}\\"
    try await expectNoChange { screen in
      for _ in 0..<10 { screen.type(String(repeating: keys, count: 20)) }
    }
  }

  @Test("clicks beside the cards and outside the window change nothing")
  func wrongClicks() async throws {
    try await expectNoChange { screen in
      for place in ["1;24", "80;1", "9999;9999", "-1;20", "99999999999999999999;20"] {
        screen.type("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m")
      }
      for button in [1, 2, 3, 8, 128, 255] {
        screen.type("\u{1B}[<\(button);20;10M\u{1B}[<\(button);20;10m")
      }
    }
  }

  @Test("10 KB of choices play a valid game")
  func choices() async throws {
    let world = TestWorld()
    let result = try await world.play { screen in
      for _ in 0..<10 { screen.type(String(repeating: "1324 5768\r", count: 100)) }
      screen.type("p")
      try screen.wait(for: "Paused")
    }
    let file = try #require(world.home.games.first)
    #expect(await runCommand(["replay", file]).status == 0 && result == RunResult(status: 74))
  }
}

extension String {
  /// Splits the text into pieces of some characters.
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
