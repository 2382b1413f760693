import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite struct GameTimeTests {
  @Test func `the clock wakes an idle table once per second`() throws {
    let play = GameDriving()
    play.waits(.seconds(59))
    #expect(play.wakeUps == 58 && play.rows[0].hasSuffix("0:59"))
  }

  @Test func `with reduced motion an idle table has no wake-ups`() throws {
    let play = GameDriving(reducesMotion: true)
    play.waits(.seconds(200))
    #expect(play.wakeUps == 0 && play.rows[0].hasSuffix("3 min"))
  }

  @Test func `a running countdown wakes the screen only when the pie looks different`() throws {
    let play = GameDriving()
    try play.does("1 enter")
    play.waits(.seconds(1))
    let (before, first) = (play.wakeUps, play.rows)
    var pictures = [first]
    for _ in 0..<60 {
      play.waits(.milliseconds(100), pause: .zero)
      if play.rows != pictures.last { pictures.append(play.rows) }
    }
    // A card of 7×5 cells: 28 steps in six seconds, and six seconds of the clock.
    #expect(play.wakeUps - before <= 28 + 7 && pictures.count > 12)
    let idle = play.wakeUps
    play.waits(.seconds(30))
    #expect((29...30).contains(play.wakeUps - idle))
  }

  @Test func `with animation off neither countdown nor clock causes a wake-up`() throws {
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

  @Test func `cards fly from the deck one by one, and are in their places at the end`() throws {
    let play = GameDriving(isDealt: false)
    var seen: [Int] = []
    for _ in 0..<30 {
      seen.append(play.game.table.count { !$0.isInDeck })
      play.waits(.milliseconds(100))
    }
    #expect(seen == seen.sorted() && Set(seen).count > 10 && play.game.isDealt)
    let landed = GameDriving()
    #expect(play.rows == landed.rows)
  }

  @Test func `the first card flies as well, opaque and out of the deck`() throws {
    let play = GameDriving(isDealt: false)
    #expect(!play.rows[1].contains("▄"))
    #expect(play.rows[22].hasSuffix("▄▄▛  ") || play.rows[22].contains("▜▄▄▄▄▄▄▄▛"))
    play.waits(.milliseconds(200))
    #expect(play.game.table[0].dealt > 0 && play.game.table[0].dealt < 1)
    let back = Theme.animals.color.text
    let grounds = (0..<80).map { x in
      (1..<23).map { play.frame.buffer.style(at: Point(x: x, y: $0)).background }
    }
    #expect(grounds.joined().contains(back))
  }

  @Test func `any key completes the deal at once and then acts`() throws {
    for script in ["enter", "3", "click:7,4"] {
      let play = GameDriving(isDealt: false)
      play.waits(.milliseconds(300))
      try play.does(script)
      #expect(play.game.isDealt && play.game.flips == 1 && play.game.time == .zero, "\(script)")
      play.waits(.milliseconds(500))
      #expect(play.rows[21].contains("▜▄▄▄▄▄▄▄▛"), "\(script)")
    }
  }

  @Test func `a click during the deal turns the card that will be there`() throws {
    let play = GameDriving(isDealt: false)
    play.waits(.milliseconds(100))
    try play.does("click:66,4")
    #expect(play.game.record.moves.map(\.card) == [play.game.game.tableOrder[6]])
  }

  @Test func `the clock begins when the last card has landed`() throws {
    let play = GameDriving(isDealt: false)
    play.waits(DealSchedule.course2023(count: 20).end)
    #expect(play.game.time == .zero)
    play.waits(.seconds(2))
    #expect(play.game.time == .seconds(2))
  }

  @Test func `points fly from the card to the score and are gone after a while`() throws {
    let play = GameDriving(pairs: 4)
    let pair = play.kinds[0]
    try play.does("\(pair[0]) enter \(pair[1]) enter")
    let first = play.rows.dropLast().joined()
    #expect(!first.contains(" +14 "), "The card has not been turned yet")
    var rows: [Int] = []
    for _ in 0..<20 {
      play.waits(.milliseconds(50))
      if let row = play.rows.dropLast().firstIndex(where: { $0.contains(" +14 ") }) {
        rows.append(row)
      }
    }
    #expect(rows == rows.sorted(by: >) && Set(rows).count > 3 && (rows.last ?? 9) <= 2)
    play.waits(.seconds(1))
    let last = play.rows.dropLast().joined()
    #expect(!last.contains(" +14 ") && play.rows[0].contains("14 points"))
  }

  @Test func `in ASCII points do not fly over words, and are shown beside the score`() throws {
    let play = GameDriving(pairs: 4, isUnicode: false)
    let pair = play.kinds[0]
    try play.does("\(pair[0]) enter \(pair[1]) enter")
    var headers: [String] = []
    for _ in 0..<20 {
      play.waits(.milliseconds(50))
      headers.append(play.rows[0])
      #expect(play.rows[1...21].allSatisfy { !$0.contains("+14") })
    }
    let shown = headers.filter { $0.contains("+14 ") }
    #expect(
      shown.count > 5 && shown.allSatisfy { $0.contains("+14  14 points") }
        && play.rows[0].contains("14 points"))
  }

  @Test func `against the clock the remaining seconds are shown`() throws {
    let play = GameDriving(pairs: 4, settings: ["rules": "time-attack"])
    #expect(play.rows[0].hasSuffix("1:30"))
    play.waits(.seconds(10))
    #expect(play.rows[0].hasSuffix("1:20"))
    play.waits(.seconds(81))
    #expect(play.game.result?.isWon == false)
    play.waits(.seconds(2))
    #expect(play.app.model.game?.result != nil && play.text.contains("Play again"))
  }

  @Test func `with reduced motion a card is turned at once`() throws {
    let play = GameDriving(reducesMotion: true)
    try play.does("1 enter")
    let face = play.game.table[0].face?.symbol ?? "?"
    #expect(play.text.contains(face))
  }
}
