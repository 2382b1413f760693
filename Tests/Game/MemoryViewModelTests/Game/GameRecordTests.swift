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
    #expect(play.model.record.moves.count == 10 && play.model.record.shuffles == [1, 5, 9])

    let again = try RecordedGame(replaying: play.model.record)
    #expect(again.game == play.model.game)
    let read = try RecordedGame(replaying: reread(play.model.record))
    #expect(read.game.digest == play.model.game.digest && read.record.seed == Seed(7))
  }

  @Test("times in a record do not count pauses")
  func leavesPausesOut() throws {
    let play = try GamePlay(clock: .seconds(30))
    play.choose(0, 0, at: 31)
    play.model.pause()
    play.now = .seconds(90)
    play.model.resume()
    play.choose(1, 0, at: 92)

    #expect(play.model.record.moves.map(\.nanoseconds) == [1_000_000_000, 3_000_000_000])
  }

  @Test("a decoded face has its word")
  func keepsWords() throws {
    #expect(try reread(Theme.animals.faces[0]) == Theme.animals.faces[0])
  }
}
