import PseudoTerminals
import TestSupport
import Testing
import TextUI

/// The output to terminals of all kinds, byte by byte.
@Suite("Full screen: look")
struct ScreenLookTests {
  /// Plays a turn and leaves.
  ///
  /// - Returns: All output.
  private func play(
    _ options: [String] = [], variables: [String: String] = [:], isASCII: Bool = false
  ) async throws -> TerminalGrammar {
    var world = TestWorld()
    world.variables = variables
    let written = Shared(TerminalGrammar([]))
    let result = try await world.play(TestWorld.eight + options) { screen in
      try screen.turn(1)
      try screen.turn(2)
      try screen.leave()
      let grammar = screen.grammar(isASCII: isASCII)
      written.withLock { $0 = grammar }
    }
    #expect(result == RunResult())
    return written.withLock { $0 }
  }

  @Test(
    "without UTF-8 nothing but ASCII is written", arguments: ["C", "de_DE.ISO-8859-1"])
  func ascii(locale: String) async throws {
    #expect(
      try await unmet(
        play(variables: ["LANG": locale], isASCII: true).warnings == [],
        play(isASCII: true).warnings != []) == [])
  }

  @Test("without colours everything is still shown", arguments: [true, false])
  func colorless(byVariable: Bool) async throws {
    let grammar = try await play(
      byVariable ? [] : ["--color", "never"], variables: byVariable ? ["NO_COLOR": "1"] : [:])
    #expect(try await play().hasColor && grammar.warnings == [] && !grammar.hasColor)
  }

  @Test("all cards are visible at every size", arguments: [(40, 12), (80, 24), (500, 200)])
  func whole(columns: Int, rows: Int) async throws {
    try await TestWorld().play(
      ["--pairs", "10", "--seed", "1", "--no-animation", "--ascii"],
      Size(width: columns, height: rows)
    ) { screen in
      for card in 1...20 { #expect(screen.picture.contains("\(card)#"), "card \(card)") }
      #expect(screen.picture.lines.count == rows)
      let answer = try screen.turn(20, of: 20)
      #expect(answer.hasSuffix("more card."))
    }
  }

  @Test("after a resize the same cards are shown, and the game goes on")
  func resized() async throws {
    try await TestWorld().play(TestWorld.eight + ["--ascii"]) { screen in
      try screen.turn(1)
      for size in [Size(width: 40, height: 12), Size(width: 200, height: 60)] {
        screen.size = size
        #expect(
          screen.picture.lines.count == size.height && screen.picture.contains("tiger")
            && screen.picture.contains("#8#"))
      }
      let answer = try screen.turn(2)
      #expect(answer.contains("match!") && screen.grammar(isASCII: true).warnings == [])
    }
  }
}
