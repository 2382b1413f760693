import MemoryModel
import Testing

@testable import MemoryStore

@Suite struct DailyGameFileTests {
  private func game(daily: CivilDate?) throws -> SavedGame {
    let game = try SavedGames.twoPairs("aa")
    return SavedGame(
      id: game.id, name: game.name, theme: game.theme, record: game.record, daily: daily)
  }

  @Test func `a daily deal keeps its day in version 6, and other games their version`() throws {
    let day = try #require(CivilDate("2026-11-24"))
    let bytes = try GameFile.written(try game(daily: day), date: 1000).bytes
    #expect(
      try (bytes, GameFile(bytes, id: "aa").game.daily) == (Array(Golden.gameOfDay.utf8), day))
    let other = try GameFile.written(try game(daily: nil), date: 1000).bytes
    #expect(String(decoding: other.prefix(40), as: UTF8.self).contains(#""version":1"#))
  }

  @Test func `the day is in the list of games and in a copy of one that is played on`() throws {
    let day = try #require(CivilDate("2026-11-24"))
    let storage = MemoryStorage()
    let repository = GameRepository.storage(
      storage, today: { 77 }, newID: { "copy" }, report: { Issue.record("\($0)") })
    let recorder = try repository.create(try game(daily: day))
    var saved = try game(daily: day)
    for move in try SavedGames.winningMoves(of: saved).prefix(1) {
      saved.add(.move(move))
      try recorder.append(.move(move))
    }
    try recorder.close(saved, .saved)
    #expect(try repository.summaries().map(\.daily) == [day])
    try repository.duplicate("aa")
    #expect(try repository.read("copy").daily == nil)
  }
}
