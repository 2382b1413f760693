import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("The record of a game")
struct GameRecordTests {
  private func reread<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test("a record replays to the same state, shuffles included, also from a file")
  func replays() throws {
    let play = try GamePlay(kinds: 10, rules: .hotSeat(3))
    for (index, cards) in play.ids.enumerated() {
      play.now += .milliseconds(777)
      play.model.choose(cards[index % 2])
      if index.isMultiple(of: 4) { play.model.shuffle() }
    }
    let earlierMoveCount = play.model.record.moves.count
    let earlierShuffles = play.model.record.shuffles

    let again = try RecordedGame(replaying: play.model.record)
    #expect((earlierMoveCount, earlierShuffles, again.game) == (10, [1, 5, 9], play.model.game))
    let read = try RecordedGame(replaying: reread(play.model.record))
    #expect(read.game.digest == play.model.game.digest && read.record.seed == Seed(7))
  }

  @Test("times in a record do not count pauses, and a decoded face has its word")
  func leavesPausesOut() throws {
    let play = try GamePlay(clock: .seconds(30))
    play.choose(0, 0, at: 31)
    play.model.pause()
    play.now = .seconds(90)
    play.model.resume()
    play.choose(1, 0, at: 92)

    #expect(
      try (play.model.record.moves.map(\.nanoseconds), reread(Theme.animals.faces[0])) == (
        [1_000_000_000, 3_000_000_000], Theme.animals.faces[0]
      ))
  }
}
