import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("A game that is over")
struct FinishedTableTests {
  private func won(
    _ width: Int = 80, _ height: Int = 24, reducesMotion: Bool = false, pairs: Int = 3
  ) throws -> GameDriving {
    let play = GameDriving(width, height, pairs: pairs, reducesMotion: reducesMotion)
    try play.wins()
    return play
  }

  @Test("the table clears, signs fly, the points count up, and then there are no wake-ups")
  func celebrates() throws {
    let play = try won()
    let points = try #require(play.game.result?.scores.first)
    play.waits(.milliseconds(410))
    var shown: Set<[String]> = []
    var signs = 0
    for _ in 0..<10 {
      play.waits(.milliseconds(100))
      signs += play.text.contains("✶") ? 1 : 0
      shown.insert(play.rows.filter { $0.contains("█") })
    }
    #expect(shown.count > 4 && play.shows(points) && signs > 3 && !play.text.contains("✶"))

    play.waits(.seconds(2))
    let wakeUps = play.wakeUps
    play.waits(.seconds(100))
    #expect(play.wakeUps == wakeUps && play.game.table.allSatisfy { !$0.isOnTable })
  }

  @Test("with reduced motion the points are shown at once, and no sign flies")
  func isStill() throws {
    let play = try won(reducesMotion: true)
    let points = try #require(play.game.result?.scores.first)
    play.waits(.milliseconds(1_000))
    let isShown = play.text.contains("You won!") && play.shows(points) && !play.text.contains("✶")
    let wakeUps = play.wakeUps
    play.waits(.seconds(100))
    // The one frame after which keys are accepted.
    #expect(isShown && play.wakeUps - wakeUps <= 1)
  }

  @Test(
    "keys between the winning flip and the result do not play again, and vain ones say so later")
  func ignoresEarlyKeys() throws {
    let play = try won()
    let game = play.game
    try play.does("enter enter")
    play.waits(.milliseconds(700))
    let isWon = play.text.contains("You won!")
    try play.does("enter 1 2")
    play.waits(.seconds(2))

    let otherPlay = try won()
    otherPlay.waits(.seconds(3))
    try otherPlay.does("esc")
    otherPlay.waits(.seconds(1))
    try otherPlay.does("u")
    #expect(
      (
        isWon, play.game === game, play.text.contains("New best! your name_"),
        otherPlay.rows.last?.hasPrefix("Undo is for practice: see settings.")
      ) == (true, true, true, true))
  }

  @Test("a closed result leaves an empty table, on which Enter plays again", arguments: [40, 80])
  func playsAgain(width: Int) throws {
    let play = try won(width, 12)
    let game = play.game
    play.waits(.seconds(3))
    try play.does("esc")
    play.waits(.seconds(1))
    let watch = width < 70 ? "" : "[ Watch ] "
    #expect(
      play.rows.last?.hasSuffix("[>Again<] [ Same deal ] \(watch)[ Themes ]") == true
        && play.rows[2..<11].allSatisfy { $0.allSatisfy { $0 == " " } })

    try play.does("enter")
    #expect(play.game !== game && play.game.result == nil && play.game.seed != game.seed)
  }

  @Test("the same deal and the themes can be reached by arrows, and the game's keys still work")
  func offersMore() throws {
    let play = try won()
    let game = play.game
    play.waits(.seconds(3))
    try play.does("esc ?")
    play.waits(.seconds(1))
    let unsaid = missing(["Keys", "move; or h j k l"], in: play.text)
    try play.does("esc")
    play.waits(.seconds(1))
    try play.does("right enter")
    #expect(unsaid == [] && play.game !== game && play.game.seed == game.seed)

    try play.wins()
    play.waits(.seconds(3))
    try play.does("esc")
    play.waits(.seconds(1))
    try play.does("right right right enter")
    play.waits(.seconds(1))
    #expect(play.text.contains("Themes") && !play.text.contains("All cards are matched."))
  }

  @Test("after a loss every card that is left shows its face")
  func revealsTheRest() throws {
    let play = GameDriving(pairs: 3, reducesMotion: true, settings: ["rules": "time-attack"])
    for label in play.kinds[0] { try play.turns(label) }
    let faces = shown(["fox", "frog"], in: play.text)
    play.waits(.seconds(100))
    try play.does("esc")
    play.waits(.seconds(1))

    let left = play.game.table.filter(\.isOnTable)
    #expect(
      (
        left.count, missing(left.map { $0.face?.symbol ?? "?" }, in: play.text),
        play.rows.last?.hasPrefix("The game is over.")
      ) == (4, [], true))
    #expect(left.allSatisfy { $0.face != nil && $0.bonusFraction == 0 } && faces.count < 2)
  }

  @Test("undoing the last flip resumes the game and its keys")
  func goesOn() throws {
    let play = GameDriving(pairs: 2, reducesMotion: true, settings: ["practice": "true"])
    try play.wins()
    play.waits(.seconds(3))
    try play.does("esc")
    play.waits(.seconds(1))
    try play.does("u")
    play.waits(.seconds(1))
    #expect(
      play.game.result == nil && play.text.contains("? keys")
        && play.game.table.count { $0.isOnTable } == 2)
    try play.turns(play.kinds[1][1])
    #expect(play.game.result?.isWon == true)
  }
}

extension GameDriving {
  /// Returns true if a number is shown in large digits.
  fileprivate func shows(_ number: Int) -> Bool {
    let lines = BlockText.lines(of: "\(number)", .halves, isMonospaced: true) ?? []
    return !lines.isEmpty && lines.allSatisfy(text.contains)
  }
}
