import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Notes below the table")
struct GameNoteTests {
  private func footer(_ play: GameDriving) -> String { play.rows[23] }

  @Test("a card that is still up says so, and so does a click on it or at an empty place")
  func stillUp() throws {
    let play = GameDriving(pairs: 4)
    let (first, second) = (play.kinds[0][0], play.kinds[1][0])
    try play.turns(first)
    try play.does("\(first) enter")
    #expect(footer(play).hasPrefix("Card \(first) is up already. Turn another one."))
    try play.turns(second)
    try play.does("\(second) enter")
    #expect(
      footer(play).hasPrefix("Card \(second) is still up. Turn two others.") && play.game.flips == 2
    )
    try play.turns(play.kinds[2][0])

    let otherPlay = GameDriving(pairs: 4, reducesMotion: true)
    try otherPlay.does("click:10,4 click:10,4")
    #expect(footer(otherPlay).contains("is up already."))
    for label in otherPlay.kinds[0] + otherPlay.kinds[1]
    where otherPlay.game.table[label - 1].face == nil {
      try otherPlay.turns(label)
    }
    try otherPlay.does("\(otherPlay.kinds[0][0]) enter")
    #expect(footer(play).contains("Turn one more card.") && footer(otherPlay).hasPrefix("Card"))
  }

  @Test("points, also of a miss, are explained three times where there is room")
  func explains() throws {
    let play = GameDriving(pairs: 4, reducesMotion: true)
    let isExplained = try play.kinds.prefix(4).map { kind in
      for label in kind { try play.turns(label) }
      return footer(play).contains("A lit rim earns more.")
    }
    #expect(isExplained == [true, true, true, false])

    let otherPlay = GameDriving(pairs: 4, reducesMotion: true)
    let kinds = otherPlay.kinds
    for label in [kinds[0][0], kinds[1][0], kinds[2][0], kinds[0][0]] { try otherPlay.turns(label) }

    let thirdPlay = GameDriving(40, 12, pairs: 4, reducesMotion: true)
    for label in thirdPlay.kinds[0] { try thirdPlay.turns(label) }
    #expect(
      (
        play.app.model.settings.explained,
        footer(otherPlay).contains("-1. A miss costs 1 point for each card you had seen."),
        shown(["match! +1", "lit", "…"], in: thirdPlay.rows[11])
      ) == (3, true, ["match! +1"]))
  }

  @Test("r asks if matches would be left, and any other key withdraws the question")
  func asksBeforeDealing() throws {
    let play = GameDriving(pairs: 4, reducesMotion: true)
    let game = play.game
    for label in play.kinds[0] { try play.turns(label) }
    try play.does("r")
    let isAsked = play.game === game && footer(play).hasPrefix("Press r again to leave this game")
    let isSame = try play.after(["H r", "r"]) { play.game === game }
    #expect((isAsked, isSame) == (true, [true, false]))
  }
}
