import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite struct GameTimeTests {
  @Test
  func `the clock wakes an idle table every second, but not with reduced motion or in a pause`()
    throws
  {
    let play = GameDriving()
    play.waits(.seconds(59))

    let otherPlay = GameDriving(reducesMotion: true)
    otherPlay.waits(.seconds(200))

    let thirdPlay = GameDriving(settings: ["animation": "off"])
    try thirdPlay.does("enter")
    // The game time is noted every second while the bonus of the card runs.
    thirdPlay.waits(.seconds(7))
    let notes = thirdPlay.wakeUps
    let before = thirdPlay.wakeUps
    thirdPlay.waits(.seconds(20))

    let fourthPlay = GameDriving()
    try fourthPlay.does("1 enter p")
    fourthPlay.waits(.seconds(2))
    let fourthBefore = fourthPlay.wakeUps
    fourthPlay.waits(.seconds(1_000))
    #expect(
      (play.wakeUps, otherPlay.wakeUps, thirdPlay.wakeUps, fourthPlay.wakeUps) == (
        58, 0, before, fourthBefore
      ) && (1...12).contains(notes))
    #expect(play.rows[0].hasSuffix("0:59") && otherPlay.rows[0].hasSuffix("3 min"))
  }

  @Test func `a running countdown wakes the screen only when the rim looks different`() throws {
    let play = GameDriving()
    try play.does("1 enter")
    play.waits(.seconds(1))
    let before = play.wakeUps
    var pictures = [play.frame.buffer]
    for _ in 0..<60 {
      play.waits(.milliseconds(100), pause: .zero)
      if play.frame.buffer != pictures.last { pictures.append(play.frame.buffer) }
    }
    // A rim of 28 cells without the corners, and six seconds of the clock.
    let idle = play.wakeUps
    play.waits(.seconds(30))
    #expect(
      idle - before <= 28 + 7 && pictures.count > 12 && (29...30).contains(play.wakeUps - idle))
  }

  @Test func `cards fly one by one, opaque and out of the deck, to their places`() throws {
    let play = GameDriving(isDealt: false)
    var seen: [Int] = []
    for _ in 0..<30 {
      seen.append(play.game.table.count { !$0.isInDeck })
      play.waits(.milliseconds(100))
    }
    let landed = GameDriving()

    let otherPlay = GameDriving(isDealt: false)
    #expect(
      otherPlay.rows[22].contains("▝▀▀▀▀▀▀▀▀▀▘") && !otherPlay.rows[2].contains("▄"))
    otherPlay.waits(.milliseconds(200))
    let dealt = otherPlay.game.table[0].dealt
    let back = Theme.animals.color.text
    let buffer = otherPlay.frame.buffer
    let flying = (0..<80).flatMap { x in
      (1..<23).map { Point(x: x, y: $0) }
        .filter { buffer.text(at: $0) == "█" && buffer.style(at: $0).foreground == back }
    }
    #expect((seen, play.rows) == (seen.sorted(), landed.rows))
    #expect(Set(seen).count > 10 && play.game.isDealt)
    #expect(flying.count > 40 && dealt > 0 && dealt < 1)
  }

  @Test func `any key completes the deal at once and then acts`() throws {
    let scripts = ["enter", "3", "click:7,4"]
    let acting = try scripts.filter { script in
      let play = GameDriving(isDealt: false)
      play.waits(.milliseconds(300))
      try play.does(script)
      let isDealt = play.game.isDealt && play.game.flips == 1 && play.game.time == .zero
      play.waits(.milliseconds(500))
      return isDealt && play.rows[22].contains("▝▀▀▀▀▀▀▀▀▀▘")
    }
    #expect(acting == scripts)
  }

  @Test func `a click in the deal turns the card to be there; then the clock begins`() throws {
    let play = GameDriving(isDealt: false)
    play.waits(.milliseconds(100))
    try play.does("click:70,4")

    let otherPlay = GameDriving(isDealt: false)
    let times = [DealSchedule.course2023(count: 20).end, .seconds(2)].map { pause in
      otherPlay.waits(pause)
      return otherPlay.game.time
    }
    #expect(
      (play.game.record.moves.map(\.card), times) == (
        [play.game.game.tableOrder[6]], [.zero, .seconds(2)]
      ))
  }

  @Test func `points fly from the card to the score and are gone after a while`() throws {
    let play = GameDriving(pairs: 4)
    let pair = play.kinds[0]
    try play.does("\(pair[0]) enter \(pair[1]) enter")
    let first = play.rows.dropLast().joined()
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
    #expect(
      ![first, last].contains { $0.contains(" +14 ") } && play.rows[0].contains("14 points"),
      "At first the card has not been turned yet")
  }

  @Test func `in ASCII points do not fly over words, and are shown beside the score`() throws {
    let play = GameDriving(pairs: 4, isUnicode: false)
    let pair = play.kinds[0]
    try play.does("\(pair[0]) enter \(pair[1]) enter")
    var (headers, flying): ([String], [String]) = ([], [])
    for _ in 0..<20 {
      play.waits(.milliseconds(50))
      headers.append(play.rows[0])
      flying += play.rows[1...21].filter { $0.contains("+14") }
    }
    #expect(flying == [])
    let shown = headers.filter { $0.contains("+14 ") }
    #expect(
      shown.count > 5 && shown.allSatisfy { $0.contains("+14  14 points") }
        && play.rows[0].contains("14 points"))
  }

  @Test func `remaining seconds are shown; with reduced motion a card turns at once`() throws {
    let play = GameDriving(pairs: 4, settings: ["rules": "time-attack"])
    let first = play.rows[0]
    play.waits(.seconds(10))
    #expect(first.hasSuffix("1:30") && play.rows[0].hasSuffix("1:20"))
    play.waits(.seconds(81))
    let isWon = play.game.result?.isWon
    play.waits(.seconds(2))

    let otherPlay = GameDriving(reducesMotion: true)
    try otherPlay.does("1 enter")
    let face = otherPlay.game.table[0].face?.symbol ?? "?"
    #expect(
      (
        isWon, play.app.model.game?.result != nil, play.text.contains("Play again"),
        otherPlay.text.contains(face)
      ) == (false, true, true, true))
  }
}
