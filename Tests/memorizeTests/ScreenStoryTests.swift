import PseudoTerminals
import TestSupport
import Testing

/// Whole evenings with the program, by people who know only what the screen tells them.
@Suite("Screen: stories", .serialized)
struct ScreenStoryTests {
  @Test("a theme is chosen and its game won with nothing but a mouse, at 80 by 24")
  func mouse() throws {
    let game = try ScreenGame.dealt(["--no-animation"])
    try game.click("Themes")
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
    #expect(try game.terminal.end() == -2)
    #expect(game.leftovers == [])

    let scores = try Program.run(["scores"], at: game.home).output
    #expect(scores.contains("Space"))
  }

  @Test("a game is won by keys at 40 by 12, counted as the best and played again")
  func keys() throws {
    let game = try ScreenGame.dealt(
      ["--pairs", "10", "--seed", "1", "--no-animation"], size: (40, 12))

    try game.win(cards: 20) { try game.turn($0, of: 20) }

    try game.terminal.wait(for: "New best!")
    game.terminal.type("Ann\r")
    try game.click("Same deal")
    try game.terminal.wait(for: "Find the cards")
    #expect(game.header.contains("0 pts") && game.header.contains("0 turns"))
    #expect(try game.quit() == 0)
    #expect(game.leftovers == [])
    // A game that is over is not kept, nor is one in which nothing has happened.
    #expect(game.home.games.isEmpty)
    #expect(try Program.run(["scores"], at: game.home).output.contains("Ann"))
  }

  @Test("arrows reach every card, Enter and Space turn it")
  func arrows() throws {
    let game = try ScreenGame.dealt(ScreenGame.eight + ["--ascii"])
    for (keys, label) in [("\r", 1), ("\u{1B}[C ", 2), ("\u{1B}[B\r", 5), ("h ", 4)] {
      game.terminal.type(keys)
      try game.terminal.wait("card \(label)") { !game.terminal.picture.contains("#\(label)#") }
    }
  }

  @Test("a child is stopped by a sum, and whoever can do it gets on")
  func child() throws {
    let game = try ScreenGame.dealt(["--no-animation"], variables: ["MEMORIZE_KIDS_MODE": "on"])
    try game.click("Themes")
    try game.terminal.wait(for: "[ child ]")

    game.terminal.type("d")
    game.terminal.type("\(try game.answer(isRight: false))")
    // Pictures come in parts from the top: the answers go last.
    try game.terminal.wait("end of the check") { game.answers.isEmpty }
    #expect(game.terminal.picture.contains("[ child ]"))
    #expect(game.terminal.picture.contains("Animals"))
    #expect(!game.terminal.picture.contains("Delete"))

    game.terminal.type("d")
    game.terminal.type("\(try game.answer(isRight: true))")
    try game.terminal.wait(for: "Delete Animals?")
    try game.click("! Delete")
    try game.terminal.wait("fewer themes") { game.terminal.picture.contains("23 themes") }
    game.terminal.type("u")
    try game.terminal.wait(for: "24 themes")
  }
}

extension ScreenGame {
  /// The key for a right or a wrong answer to the sum on the screen.
  fileprivate func answer(isRight: Bool) throws -> Int {
    try terminal.wait(for: "= ?")
    try terminal.wait("answers") { answers.count == 3 }
    let sum = try #require(sum)
    let index = try #require(answers.firstIndex { ($0 == sum) == isRight })
    return index + 1
  }

  private var sum: Int? {
    let words = words(of: "= ?")
    guard let end = words.firstIndex(of: "="), end >= 3 else { return nil }
    guard let one = Int(words[end - 3]), let other = Int(words[end - 1]) else { return nil }
    return switch words[end - 2] {
    case "+": one + other
    case "×": one * other
    case "÷": one / other
    default: one - other
    }
  }

  /// The answers, from the left.
  fileprivate var answers: [Int] {
    let words = words(of: "[>")
    guard words.count(where: { $0.hasSuffix("]") }) == 3 else { return [] }
    return words.compactMap { word in Int(word.filter(\.isNumber)) }
  }

  /// The words of the first line below the bars that has a text.
  private func words(of part: String) -> [Substring] {
    let line = terminal.picture.lines.dropFirst(2).first { $0.contains(part) }
    return line?.split { $0 == " " || $0 == "│" } ?? []
  }
}
