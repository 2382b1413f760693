import PseudoTerminals
import TestSupport
import Testing

/// A slow connection is detected without an option.
@Suite("Screen: slow line", .serialized)
struct ScreenSlowLineTests {
  private static let notice = "The connection is slow: animations are off."

  private func start(bytesPerSecond: Int?) throws -> ScreenGame {
    let game = try ScreenGame(["--pairs", "2", "--seed", "1"], size: (60, 14))
    game.terminal.line = bytesPerSecond.map { SlowLine(bytesPerSecond: $0) }
    return game
  }

  @Test("a game is won at two kilobytes a second, and no reply of the terminal is left unread")
  func win() throws {
    let game = try start(bytesPerSecond: 2000)
    try game.terminal.wait(for: Self.notice)
    let mark = game.terminal.written.count

    try game.win(cards: 4) { try game.turn($0) }

    try game.terminal.wait(for: "You won!")
    #expect(game.terminal.written.count - mark < 30_000)
    game.terminal.type("\u{3}")
    #expect(try (game.terminal.end(), game.leftovers, game.terminal.hasUnread) == (-2, [], false))
  }

  @Test("a fast connection is measured now and then, and nothing is reported")
  func fast() throws {
    let game = try start(bytesPerSecond: nil)
    try game.terminal.wait(for: "Find the cards")
    try game.turn(1)
    let questions = game.terminal.text.split(separator: "\u{1B}[5n").count - 1
    #expect((2...20).contains(questions) && !game.terminal.text.contains("line is slow"))
  }
}
