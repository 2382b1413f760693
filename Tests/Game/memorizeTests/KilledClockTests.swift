import PseudoTerminals
import TestSupport
import Testing

/// The clock of a game after its program is killed.
@Suite("Killed programs: the clock")
struct KilledClockTests {
  @Test("a limit of time goes on where it was, and the next start says which game is saved")
  func limit() throws {
    let rules = ["--rules", "time-attack:90s"]
    let game = try ScreenGame.dealt(ScreenGame.eight + rules)
    try game.turn(1)
    try game.wait("the clock") { game.header.contains("1:26") }
    game.terminal.signal(9)
    #expect(try game.terminal.end() == -9)

    // The notice covers the sentence for which `dealt` waits.
    let other = try ScreenGame(["sea", "--pairs", "3", "--no-animation"], at: game.home)
    try other.wait(for: "Animals was interrupted with 8 of 8 cards left. Saved: Esc, then g.")
    let exitStatus = try other.quit()
    let later = try ScreenGame(["continue", "Animals", "--no-animation"], at: game.home)
    try later.wait(for: "The game goes on.")
    let clock = try #require(later.header.firstMatch(of: /1:2(\d)/)?.1)
    #expect(try exitStatus == 0 && #require(Int(clock)) <= 7)
  }
}
