import PseudoTerminals
import TestSupport
import Testing

/// A game that is not shared, in two terminals of its player.
@Suite("Games in use: two terminals of a player", .serialized)
struct WindowStoryTests {
  /// Without pictures of faces, which are loaded in the background.
  private static let texts = ["--faces", "text"]
  private let first: ScreenGame

  init() throws {
    first = try ScreenGame.dealt(ScreenGame.eight + Self.texts, at: .ofAda())
    try first.turn(1)
  }

  /// Opens the game in another terminal, and joins it there.
  private func joined(size: (columns: Int, rows: Int) = (80, 24)) throws -> ScreenGame {
    let second = try ScreenGame(
      ["continue", "--no-animation"] + Self.texts, at: first.home, size: size)
    try second.terminal.wait(for: "join, watch or no:")
    second.type("join\r")
    try second.wait("the table") { second.header.hasSuffix("shared") }
    return second
  }

  /// Waits until both programs show the same cards.
  private func waitForSame(_ one: ScreenGame, _ other: ScreenGame) throws {
    try one.wait("the same table") {
      other.terminal.readAll()
      return (one.faces, one.faceDown) == (other.faces, other.faceDown)
    }
  }

  @Test("both play, each with its own cursor, until the second one leaves")
  func plays() throws {
    let second = try joined()
    try first.wait(for: "Another window has joined.")
    let firstFaces = second.faces
    try second.turn(3)
    try waitForSame(first, second)
    let secondFaces = first.faces
    try first.turn(2)
    try waitForSame(second, first)
    #expect(
      try (firstFaces, secondFaces, second.header.contains("1 turn"), second.quit()) == (
        ["tiger"], ["rhino", "tiger"], true, 0
      ))
    try first.wait(for: "The other window has left.")
    try first.turn(1)
    let exitStatus = try first.quit()
    for screen in [first, second] { #expect(screen.leftovers == []) }
    #expect((exitStatus, first.home.sharedFiles) == (0, []))
  }

  @Test(
    "when the first one quits or is killed, the second goes on with the saved game",
    arguments: [false, true])
  func goesOn(isKilled: Bool) throws {
    let second = try joined(size: (72, 16))
    try second.turn(3)
    if isKilled {
      first.terminal.signal(9)
      #expect(try first.terminal.end() == -9)
      try second.wait(for: "ended without warning")
    } else {
      #expect(try first.quit() == 0)
      try second.wait(for: "The other window saved and left.")
    }
    second.type("\r")
    try second.wait("its own game") { !second.header.hasSuffix("shared") }
    try second.wait(for: "The game goes on.")
    #expect(second.header.contains("1 turn"))
    try second.turn(2)
    let exitStatus = try second.quit()
    // The socket of a killed program is removed by the next one.
    #expect((exitStatus, first.home.sharedFiles) == (0, []))
  }

  @Test("when the second one is killed, the first one plays on and loses nothing")
  func secondIsKilled() throws {
    let second = try joined()
    try second.turn(3)
    second.terminal.signal(9)
    let firstExitStatus = try second.terminal.end()
    try first.wait(for: "The other window has left.")
    try first.turn(2)
    first.terminal.signal(9)
    let secondExitStatus = try first.terminal.end()
    let later = try ScreenGame(["continue", "--no-animation"], at: first.home)
    try later.wait(for: "The game goes on.")
    #expect(
      (firstExitStatus, secondExitStatus, later.header.contains("1 turn"), later.faces) == (
        -9, -9, true, ["tiger"]
      ))
  }

  @Test("a game among the games on the screen is joined there")
  func fromList() throws {
    let second = try ScreenGame.dealt(
      ["sea", "--pairs", "3", "--no-animation"], at: first.home, size: (40, 12))
    second.type("\u{1B}")
    try second.wait(for: "search")
    second.type("g")
    try second.wait(for: "in use")
    second.type("\r")
    try second.wait(for: "Join")
    second.type("\r")
    try second.wait("the table") { second.header.hasSuffix("shared") }
    try first.wait(for: "Another window has joined.")
    second.type("\u{1B}")
    try second.wait(for: "in use")
    try first.wait(for: "The other window has left.")
    try first.turn(2)
  }

  @Test("line mode asks and joins in the same way, and its own games can be joined")
  func lines() throws {
    let second = try ScreenGame(["continue", "--plain", "--table", "ask"], at: first.home)
    try second.terminal.wait(for: "join, watch or no:")
    second.type("join\r")
    try second.terminal.wait(for: "card>")
    second.type("3\r")
    try second.terminal.wait(for: "card 3: rhino.")
    try first.wait(for: "Rhino: no match.")
    let firstExitStatus = try first.quit()
    try second.terminal.wait(for: "Go on with it here? yes or no:")
    second.type("yes\r")
    try second.terminal.wait(for: "Seed 1")

    let third = try ScreenGame(["continue", "--no-animation"], at: first.home)
    try third.terminal.wait(for: "join, watch or no:")
    third.type("join\r")
    try third.wait("the table") { third.header.hasSuffix("shared") }
    try second.terminal.wait(for: "Another window has joined.")
    try third.turn(2)
    try second.terminal.wait(for: "card 2: tiger.")
    second.type("quit\r")
    let secondExitStatus = try second.terminal.end()
    try third.wait(for: "The other window saved and left.")
    #expect((firstExitStatus, secondExitStatus, first.home.sharedFiles) == (0, 0, []))
  }

  #if os(Linux)
  @Test("without motion neither terminal gets a byte, and no thread wakes up")
  func still() throws {
    try [first, try joined()].expectQuiet()
  }
  #endif
}
