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
    var faults: [String] = []
    for _ in 0..<20 {
      try play.does(Self.keys[numbers.whole(0...Self.keys.count - 1)])
      if numbers.whole(0...3) == 0 { play.waits(.milliseconds(numbers.whole(0...400))) }
      if numbers.whole(0...7) == 0 {
        let size = Self.sizes[numbers.whole(0...4)]
        if play.window.frame(size: size, at: play.now).buffer.size != size {
          faults.append("the frame is not \(size)")
        }
      }
      if let game = play.app.model.game { faults += try self.faults(of: game) }
    }
    for _ in 0..<6 where !play.text.contains("Settings ]") {
      play.waits(.seconds(2))
      try play.does("esc")
    }
    if moment == .finish, play.app.model.records.scores.count < 1 {
      faults.append("there is no score")
    }
    #expect(faults == [] && play.text.contains("Settings ]"), "\(play.rows)")
  }

  /// Returns how the record of a game leads to other points, or to another table, than the game.
  private func faults(of game: GameViewModel) throws -> [String] {
    let replayed = try RecordedGame(replaying: game.record) { _, _, _, _ in }
    let states = [replayed.game, game.game].map { $0.scores + [$0.unmatchedCards] }
    return states[0] == states[1] ? [] : ["\(states[0]), not \(states[1])"]
  }

  @Test("a resize at any time of the finish changes nothing of its last picture", arguments: sizes)
  func resizesFinish(size: Size) throws {
    func end(resizedAfter wait: Duration?) throws -> [String] {
      let play = GameDriving(pairs: 2)
      for label in play.kinds.flatMap({ $0 }) { try play.does("\(label) enter") }
      if let wait {
        play.waits(wait, pause: .milliseconds(50))
        try #require(play.window.frame(size: size, at: play.now).buffer.size == size)
      }
      play.waits(.seconds(12) - (wait ?? .zero), pause: .milliseconds(100))
      return play.rows
    }
    let usual = try end(resizedAfter: nil)
    let different = try Array(stride(from: 0, through: 4_000, by: 100)).sampled(every: 8).map(
      \.self
    )
    .filter { try end(resizedAfter: .milliseconds($0)) != usual }
    #expect(different == [] && usual.contains { $0.contains("You won!") })
  }

  @Test(
    "the result replaces whatever was opened between the last match and its end",
    arguments: ["?", "p", "q", "esc", "H", "? down down", "s"])
  func coversPanels(keys: String) throws {
    let play = GameDriving(pairs: 2)
    for label in play.kinds.flatMap({ $0 }) { try play.does("\(label) enter") }
    try play.does(keys)
    play.waits(.seconds(12), pause: .milliseconds(100))
    let titles = ["You won!", "Paused", "Leave the game?", "move; or h j k l"]
    let isAtThemes = keys == "esc"
    #expect(play.app.model.records.scores.count == 1)
    #expect(isAtThemes || shown(titles, in: play.text) == ["You won!"], "\(play.rows)")
    #expect(isAtThemes || play.rows.joined().count { $0 == "╮" } == 1)
  }

  @Test("in ASCII points appear at the score alone, so that no word of a card is covered")
  func coversNoWord() throws {
    let play = GameDriving(pairs: 3, isUnicode: false)
    for label in play.kinds[0] { try play.does("\(label) enter") }
    var (isShown, covered): (Bool, [String]) = (false, [])
    for _ in 0..<40 {
      play.waits(.milliseconds(50))
      isShown = isShown || play.rows[0].contains("2 + ")
      covered += play.rows[1..<23].filter { $0.contains("2 + ") }
    }
    #expect((isShown, covered) == (true, []))
  }

  @Test("a sentence that has no space beside the edge is shortened, not cut")
  func shortensSentence() throws {
    let wrong = try (56...64).filter { width in
      let play = GameDriving(width, 20, pairs: 2, reducesMotion: true)
      for label in play.kinds.flatMap({ $0 }) { try play.does("\(label) enter") }
      let line = try #require(play.rows.last)
      return shown(["All cards are matched", "…"], in: line) != ["All cards are matched"]
    }
    #expect(wrong == [])
  }

  @Test("behind the result no keys of the table are named")
  func namesNoKeys() throws {
    let words = try [(40, 12), (80, 24), (120, 36)].map { size in
      let play = GameDriving(size.0, size.1, pairs: 2, reducesMotion: true)
      try play.wins()
      play.waits(.seconds(3))
      return shown(["You won!", "? keys"], in: play.text)
    }
    #expect(words == [["You won!"], ["You won!"], ["You won!"]])
  }

  @Test("a name of 40 wide characters breaks neither the result nor a header", arguments: sizes)
  func takesWideNames(size: Size) throws {
    let name = String(repeating: "漢", count: 40)
    let screen = try FinishedPlay().screen(size)
    let edges = edge(of: screen.frame.buffer)
    let later = try screen.after(["text:\(name)", "enter"]) { edge(of: screen.frame.buffer) }
    #expect(later == [edges, edges] && screen.text.contains("New best!"))

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
