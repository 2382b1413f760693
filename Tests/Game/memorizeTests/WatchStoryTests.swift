import PseudoTerminals
import TestSupport
import Testing

/// A game is won, and watched again with keys and mouse.
@Suite("Screen: a film")
struct WatchStoryTests {
  @Test("a won game is watched as a film, sought with keys and the mouse, and left")
  func watches() throws {
    let game = try ScreenGame.dealt()
    try game.win(cards: 8) { try game.turn($0) }
    try game.terminal.wait(for: "You won!")
    game.terminal.type("\u{3}")
    let exitStatus = try game.terminal.end()

    let film = try ScreenGame(["watch", "--no-animation"], at: game.home)
    try film.terminal.wait(for: "watching")
    film.type(" \u{1B}[F")
    try film.terminal.wait(for: "All cards are matched.")
    film.type("\u{1B}[H")
    try film.terminal.wait(for: "The game begins.")
    film.type("]")
    try film.terminal.wait("turn 1") { film.header.contains("turn 1 of ") }
    // A press on the second turn, dragged to the last one.
    film.type("\u{1B}[<0;40;23M\u{1B}[<32;79;23M\u{1B}[<0;79;23m")
    try film.terminal.wait(for: "All cards are matched.")
    try film.click("q leave")
    #expect(try (exitStatus, film.terminal.end(), film.leftovers) == (-2, 0, []))
  }
}
