import PseudoTerminals
import TestSupport
import Testing

/// A story of a whole evening, by a player who knows only what the screen shows.
@Suite("Screen: stories")
struct ScreenStoryTests {
  @Test("a theme is chosen and its game won with the mouse alone, at 80 by 24")
  func mouse() async throws {
    let game = try ScreenGame.dealt(["--no-animation"])
    try game.click("‹ Animals")
    try game.click("Space")
    try game.terminal.wait("theme") { game.header.contains("Space") }

    try game.win(cards: 16, game.click)

    try game.terminal.wait(for: "You won!")
    #expect(game.header.contains("turns"))
    try game.click("Close")
    try game.terminal.wait("table") { !game.terminal.picture.contains("You won!") }
    try game.click("Themes")
    try game.terminal.wait(for: "best")
    game.terminal.type("\u{3}")
    let exitStatus = try game.terminal.end()
    let earlierLeftovers = game.leftovers

    let scores = await Program.here(["scores"], at: game.home).output
    #expect((exitStatus, earlierLeftovers, scores.contains("Space")) == (-2, [], true))
  }
}
