import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Notes below the table")
struct GameNoteTests {
  private func footer(_ play: GameDriving) -> String { play.rows[23] }

  @Test("a card that is still up after a miss says so, and one of an open turn")
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
    #expect(footer(play).contains("Turn one more card."))
  }

  @Test("a click on a card that is up, and Enter at an empty place, say why nothing happens")
  func clicks() throws {
    let play = GameDriving(pairs: 4, reducesMotion: true)
    try play.does("click:20,4 click:20,4")
    #expect(footer(play).contains("is up already."))
    for label in play.kinds[0] + play.kinds[1] where play.game.table[label - 1].face == nil {
      try play.turns(label)
    }
    try play.does("\(play.kinds[0][0]) enter")
    #expect(footer(play).hasPrefix("Card"))
  }

  @Test("points are explained three times, and the number of times is kept")
  func explains() throws {
    let play = GameDriving(pairs: 4, reducesMotion: true)
    for (index, kind) in play.kinds.prefix(4).enumerated() {
      for label in kind { try play.turns(label) }
      #expect(footer(play).contains("Fast pairs earn more.") == (index < 3), "\(index)")
    }
    #expect(play.app.model.settings.explained == 3)
  }

  @Test("a miss that costs points is explained")
  func explainsMisses() throws {
    let play = GameDriving(pairs: 4, reducesMotion: true)
    let kinds = play.kinds
    for label in [kinds[0][0], kinds[1][0], kinds[2][0], kinds[0][0]] { try play.turns(label) }
    #expect(
      footer(play).contains("-1. A miss costs 1 point for each card you had seen."))
  }

  @Test("a line too narrow for the explanation has the event alone")
  func isNarrow() throws {
    let play = GameDriving(40, 12, pairs: 4, reducesMotion: true)
    for label in play.kinds[0] { try play.turns(label) }
    #expect(shown(["match! +1", "Fast", "…"], in: play.rows[11]) == ["match! +1"])
  }

  @Test("r asks if matches would be left, and any other key withdraws the question")
  func asksBeforeDealing() throws {
    let play = GameDriving(pairs: 4, reducesMotion: true)
    let game = play.game
    for label in play.kinds[0] { try play.turns(label) }
    try play.does("r")
    #expect(play.game === game && footer(play).hasPrefix("Press r again to leave this game"))
    try play.does("H r")
    #expect(play.game === game)
    try play.does("r")
    #expect(play.game !== game)
  }
}
