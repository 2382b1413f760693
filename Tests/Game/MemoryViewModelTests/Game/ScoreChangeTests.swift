import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing

@Suite("The points of a turn")
struct ScoreChangeTests {
  @Test("a quick match is the match and the bonus of each card, and undo takes the last flip back")
  func adds() throws {
    var play = try GamePlay()
    play.choose(0, 0, at: 1)
    play.choose(0, 1, at: 2)
    let earlierParts = play.model.lastChange?.parts.sorted()
    let wasQuick = play.model.lastChange?.isQuick
    play.choose(1, 0, at: 3)
    play.choose(1, 1, at: 8)
    #expect(
      (
        earlierParts, wasQuick, play.model.lastChange?.parts.reduce(0, +),
        play.model.lastChange?.isQuick
      ) == ([2, 5, 6], true, play.model.lastChange?.points, false))

    play = try GamePlay(isPractice: true)
    for (kind, copy) in [(0, 0), (0, 1), (1, 0), (2, 0)] { play.choose(kind, copy) }
    let flips = play.model.playedFlips
    #expect(
      (flips.map(\.streak), play.model.undo(), play.model.playedFlips) == (
        [0, 1, 1, 0], true, Array(flips.dropLast())
      ))
  }

  @Test("the parts add up to the points in every game, for all rules", arguments: 0..<60)
  func addsUp(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let rules: [Rules] = [.course, .relaxed, .triples, .hotSeat(3)]
    let play = try GamePlay(copies: seed % 4 == 2 ? 3 : 2, rules: rules[Int(seed % 4)])
    var seconds = 0
    for _ in 0..<300 where play.model.result == nil {
      seconds += Int.random(in: 0...3, using: &numbers)
      play.now = .seconds(seconds)
      play.model.choose(Int.random(in: 0..<play.model.game.cardCount, using: &numbers))
    }
    let flips = play.model.playedFlips
    let points = flips.map(\.outcome.points)
    #expect(
      [flips.map { $0.change?.points ?? 0 }, flips.map { $0.change?.parts.reduce(0, +) ?? 0 }]
        == [points, points])
    #expect(
      flips.enumerated().allSatisfy { ($1.change?.flip ?? $0 + 1) == $0 + 1 }
        && flips.count == play.model.flips)
  }
}
