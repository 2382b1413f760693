import PseudoTerminals
import TestSupport
import Testing

/// The saved data of a full-screen game whose program is killed, or that is open twice.
@Suite("Screen: saving", .serialized)
struct ScreenSavingTests {
  private static let plain = ScreenGame.eight + ["--ascii"]

  @Test(
    "a killed game resumes with every flip that was on the screen", arguments: [1, 2, 5])
  func killed(flips: Int) throws {
    let game = try ScreenGame.dealt(Self.plain)
    // Two misses, and the first card of another turn.
    let labels = [1, 3, 5, 7, 4]
    let words = try labels.prefix(flips).map { label in
      try game.turn(label).lowercased().prefix { $0 != ":" && $0 != "." }
    }
    let header = game.header
    game.terminal.signal(9)
    let exitStatus = try game.terminal.end()

    let later = try ScreenGame(["continue", "--ascii", "--no-animation"], at: game.home)
    try later.terminal.wait(for: "The game goes on.")
    let earlierHeader = later.header
    let shown = later.terminal.picture.lines.joined(separator: "\n")
    // The cards of the last turn are face up, the others face down.
    let hidden = (flips - 1) / 2 * 2
    for word in words[hidden...] { #expect(shown.contains(word)) }
    for label in Set(1...8).subtracting(labels[hidden..<flips]) {
      #expect(shown.contains("#\(label)#"))
    }
    #expect(
      try (exitStatus, earlierHeader, later.quit(), later.leftovers) == (-9, header, 0, []))
  }

  @Test("a game can be opened on one screen only, and a second program does not disturb it")
  func inUse() async throws {
    let first = try ScreenGame.dealt()
    try first.turn(1)

    let second = try ScreenGame(["continue"], at: first.home)
    try second.terminal.wait(for: "Animals is in use by another program. join, watch or no:")
    second.type("no\r")
    #expect(
      try (
        second.terminal.end(),
        second.terminal.text.hasSuffix(
          "memorize: the game Animals is in use by another program; "
            + "to play it in both, answer join\r\n")
      ) == (75, true))

    try first.turn(2)
    let exitStatus = try first.quit()
    let later = await Program.here(["continue", "--plain"], input: "score\n", at: first.home)
    #expect((exitStatus, later.status, later.output.contains("1 turn")) == (0, 0, true))
  }

  @Test("a game that another program plays can be watched, and another one played at the same time")
  func watched() throws {
    func word(_ sentence: String) -> String {
      String(sentence.lowercased().prefix { $0 != ":" && $0 != "." })
    }
    var first = try ScreenGame.dealt(Self.plain)
    let one = word(try first.turn(1))
    var second = try ScreenGame(["continue", "--ascii", "--no-animation"], at: first.home)
    try second.terminal.wait(for: "watch or no:")
    second.type("watch\r")
    try second.terminal.wait(for: one)
    let other = word(try first.turn(2))
    try second.terminal.wait(for: other)
    let firstExitStatus = try first.quit()
    second.type("q")
    let secondExitStatus = try second.terminal.end()

    first = try ScreenGame.dealt()
    try first.turn(1)
    second = try ScreenGame.dealt(["sea", "--pairs", "2", "--no-animation"], at: first.home)
    try second.turn(1)

    #expect(
      try (firstExitStatus, secondExitStatus, first.quit(), second.quit(), first.home.games.count)
        == (0, 0, 0, 0, 2))
  }
}
