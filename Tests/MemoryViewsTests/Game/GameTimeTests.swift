import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite struct GameTimeTests {
  @Test func `a table that nobody touches has nothing to draw for a minute`() throws {
    let play = GameDriving()
    play.waits(.seconds(59))
    #expect(play.wakeUps == 0)
    play.waits(.seconds(2))
    #expect(play.wakeUps == 1)
    #expect(play.rows[0].hasSuffix("1 min"))
  }

  @Test func `a running countdown wakes the screen only when the pie looks different`() throws {
    let play = GameDriving()
    try play.does("1 enter")
    play.waits(.seconds(1))
    let (before, first) = (play.wakeUps, play.rows)
    var pictures = [first]
    for _ in 0..<60 {
      play.waits(.milliseconds(100))
      if play.rows != pictures.last { pictures.append(play.rows) }
    }
    // A card of 7×5 cells inside: 28 steps in six seconds.
    #expect(play.wakeUps - before <= 28)
    #expect(pictures.count > 12)
    let idle = play.wakeUps
    play.waits(.seconds(30))
    #expect(play.wakeUps == idle)
  }

  @Test func `with animation off a countdown wakes nobody`() throws {
    let play = GameDriving(settings: ["animation": "off"])
    try play.does("enter")
    let before = play.wakeUps
    play.waits(.seconds(20))
    #expect(play.wakeUps == before)
  }

  @Test func `a paused game never wakes the screen`() throws {
    let play = GameDriving()
    try play.does("1 enter p")
    play.waits(.seconds(2))
    let before = play.wakeUps
    play.waits(.seconds(1_000))
    #expect(play.wakeUps == before)
  }

  @Test func `cards fly from the deck one by one, and lie in their places at the end`() throws {
    let play = GameDriving(isDealt: false)
    var seen: [Int] = []
    for _ in 0..<30 {
      seen.append(play.game.table.count { !$0.isInDeck })
      play.waits(.milliseconds(100))
    }
    #expect(seen == seen.sorted())
    #expect(Set(seen).count > 10)
    #expect(play.game.isDealt)
    let landed = GameDriving()
    #expect(play.rows == landed.rows)
  }

  @Test func `a card in flight cannot be turned`() throws {
    let play = GameDriving(isDealt: false)
    play.waits(.milliseconds(300))
    try play.does("enter")
    #expect(play.game.flips == 0)
    play.waits(.seconds(3))
    try play.does("enter")
    #expect(play.game.flips == 1)
  }

  @Test func `points rise from the card and are gone after a while`() throws {
    let play = GameDriving(pairs: 4)
    let pair = play.kinds[0]
    try play.does("\(pair[0]) enter \(pair[1]) enter")
    play.waits(.milliseconds(300))
    #expect(play.text.contains("▲ +14"))
    play.waits(.seconds(2))
    #expect(!play.text.contains("▲ +14"))
    #expect(play.rows[0].contains("14 points"))
  }

  @Test func `against the clock the seconds that are left are shown`() throws {
    let play = GameDriving(pairs: 4, settings: ["rules": "time-attack"])
    #expect(play.rows[0].hasSuffix("1:30"))
    play.waits(.seconds(10))
    #expect(play.rows[0].hasSuffix("1:20"))
    play.waits(.seconds(81))
    #expect(play.game.result?.isWon == false)
    play.waits(.seconds(2))
    #expect(play.app.model.game?.result != nil)
    #expect(play.text.contains("Play again"))
  }

  @Test func `with reduced motion a card is turned at once`() throws {
    let play = GameDriving(reducesMotion: true)
    try play.does("1 enter")
    let face = play.game.table[0].face?.symbol ?? "?"
    #expect(play.text.contains(face))
  }
}
