import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing
import TextUI

@testable import MemoryViews

/// Keys and sizes that come at bad moments, above all in the finish.
@Suite("Input at bad moments")
struct BadMomentTests {
  private nonisolated static let sizes = [(40, 12), (60, 20), (80, 24), (120, 36), (200, 60)]
    .map { Size(width: $0.0, height: $0.1) }

  /// A moment of a game, in the middle of an animation.
  private enum Moment: CaseIterable { case deal, flip, match, finish }

  /// Returns a game with full animation, at a moment.
  private func play(
    to moment: Moment, using numbers: inout SeededNumbers
  ) throws -> GameDriving {
    let play = GameDriving(pairs: 3, isDealt: moment != .deal)
    let labels = play.kinds.flatMap { $0 }
    let flips = [Moment.deal: 0, .flip: 1, .match: 2, .finish: 6][moment] ?? 0
    for label in labels.prefix(flips) { try play.does("\(label) enter") }
    play.waits(.milliseconds(numbers.whole(0...1_500)), pause: .milliseconds(100))
    return play
  }

  private nonisolated static let keys =
    "1 2 3 4 5 6 enter space tab up down left right backspace ? p s H u c y n r + - 0 x k j"
    .split(separator: " ").map(String.init) + ["esc", "q"]

  @Test(
    "mashed keys never lose a flip, and the way back to the themes stays open",
    arguments: Array((UInt64(0)..<48).sampled(every: 5)))
  func mashesKeys(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: Int(seed))
    let moment = Moment.allCases[Int(seed % 4)]
    let play = try play(to: moment, using: &numbers)
    for _ in 0..<20 {
      try play.does(Self.keys[numbers.whole(0...Self.keys.count - 1)])
      if numbers.whole(0...3) == 0 { play.waits(.milliseconds(numbers.whole(0...400))) }
      if numbers.whole(0...7) == 0 {
        let size = Self.sizes[numbers.whole(0...4)]
        #expect(play.window.frame(size: size, at: play.now).buffer.size == size)
      }
      if let game = play.app.model.game { try check(game) }
    }
    for _ in 0..<6 where !play.text.contains("Settings ]") {
      play.waits(.seconds(2))
      try play.does("esc")
    }
    #expect(play.text.contains("Settings ]"), "\(play.rows)")
    if moment == .finish { #expect(play.app.model.scores.count >= 1) }
  }

  /// Checks that the record of a game leads to its table and its points.
  private func check(_ game: GameViewModel) throws {
    let replayed = try RecordedGame(replaying: game.record) { _, _, _, _ in }
    for player in 0..<game.game.rules.players {
      #expect(replayed.game.score(of: player) == game.game.score(of: player))
    }
    #expect(replayed.game.unmatchedCards == game.game.unmatchedCards)
  }

  @Test("a resize at any time of the finish changes nothing of its last picture", arguments: sizes)
  func resizesFinish(size: Size) throws {
    func end(resizedAfter wait: Duration?) throws -> [String] {
      let play = GameDriving(pairs: 2)
      for label in play.kinds.flatMap({ $0 }) { try play.does("\(label) enter") }
      if let wait {
        play.waits(wait, pause: .milliseconds(50))
        #expect(play.window.frame(size: size, at: play.now).buffer.size == size)
      }
      play.waits(.seconds(12) - (wait ?? .zero), pause: .milliseconds(100))
      return play.rows
    }
    let usual = try end(resizedAfter: nil)
    #expect(usual.contains { $0.contains("You won!") })
    for wait in Array(stride(from: 0, through: 4_000, by: 100)).sampled(every: 8) {
      #expect(try end(resizedAfter: .milliseconds(wait)) == usual, "after \(wait) ms")
    }
  }

  @Test(
    "the result replaces whatever was opened between the last match and its end",
    arguments: ["?", "p", "q", "esc", "H", "? down down", "s"])
  func coversPanels(keys: String) throws {
    let play = GameDriving(pairs: 2)
    for label in play.kinds.flatMap({ $0 }) { try play.does("\(label) enter") }
    try play.does(keys)
    play.waits(.seconds(12), pause: .milliseconds(100))
    guard keys != "esc" else {
      #expect(play.app.model.scores.count == 1)
      return
    }
    #expect(play.text.contains("You won!"), "\(play.rows)")
    for title in ["Paused", "Leave the game?", "move; or h j k l"] {
      #expect(!play.text.contains(title), "\(play.rows)")
    }
    #expect(play.app.model.scores.count == 1 && play.rows.joined().count { $0 == "╮" } == 1)
  }

  @Test("in ASCII points appear at the score alone, so that no word of a card is covered")
  func coversNoWord() throws {
    let play = GameDriving(pairs: 3, isUnicode: false)
    for label in play.kinds[0] { try play.does("\(label) enter") }
    var isShown = false
    for _ in 0..<40 {
      play.waits(.milliseconds(50))
      isShown = isShown || play.rows[0].contains("2 + ")
      #expect(!play.rows[1..<23].joined().contains("2 + "), "\(play.rows)")
    }
    #expect(isShown)
  }

  @Test("a sentence that has no space beside the edge is shortened, not cut")
  func shortensSentence() throws {
    for width in 56...64 {
      let play = GameDriving(width, 20, pairs: 2, reducesMotion: true)
      for label in play.kinds.flatMap({ $0 }) { try play.does("\(label) enter") }
      let line = try #require(play.rows.last)
      #expect(line.contains("All cards are matched") && !line.contains("…"), "\(line)")
    }
  }

  @Test("behind the result no keys of the table are named")
  func namesNoKeys() throws {
    for size in [(40, 12), (80, 24), (120, 36)] {
      let play = GameDriving(size.0, size.1, pairs: 2, reducesMotion: true)
      try play.wins()
      play.waits(.seconds(3))
      #expect(play.text.contains("You won!") && !play.text.contains("? keys"), "\(play.rows)")
    }
  }

  @Test("a name of 40 wide characters breaks neither the result nor a header", arguments: sizes)
  func takesWideNames(size: Size) throws {
    let name = String(repeating: "漢", count: 40)
    let screen = try FinishedPlay().screen(size)
    let edges = edge(of: screen.frame.buffer)
    try screen.does("text:\(name)")
    #expect(edge(of: screen.frame.buffer) == edges)
    try screen.does("enter")
    #expect(edge(of: screen.frame.buffer) == edges && screen.text.contains("New best!"))

    let names = "\(name), \(String(repeating: "é", count: 40))"
    let play = GameDriving(
      size.width, size.height, reducesMotion: true,
      settings: ["players": "2", "player_names": names])
    #expect(
      (
        play.rows[0].contains("0"), play.frame.buffer.size,
        play.rows.last?.contains("Find the cards")
      ) == (true, size, true))
  }

  /// Returns the places of the right edge of a panel.
  private func edge(of buffer: CellBuffer) -> [Point] {
    let all = (0..<buffer.size.height).flatMap { y in
      (0..<buffer.size.width).map { Point(x: $0, y: y) }
    }
    return all.filter { ["╮", "╯"].contains(buffer.text(at: $0)) }
  }
}
