import MemoryModel
import TestSupport
import Testing

@testable import MemoryStore

@Suite struct OwnMemoryFileTests {
  private static let memory = FittedMemory(.power, 430_000, lapse: 20_000, games: 12)

  private func game(_ opponents: Opponents) throws -> SavedGame {
    let game = try SavedGames.twoPairs("aa")
    return SavedGame(
      id: game.id, name: game.name, theme: game.theme, record: game.record, opponents: opponents)
  }

  @Test func `the memory of the opponent is saved in version 8, and read again`() throws {
    let saved = try game(([.casual, .me] as Opponents).remembering(by: Self.memory))
    let bytes = try GameFile.written(saved, date: 1000).bytes

    let read = try GameFile(bytes, id: "aa").game
    #expect(
      (bytes, read.opponents, read.opponents.memory) == (
        Array(Golden.gameOfOwnMemory.utf8), saved.opponents, Self.memory
      ))
  }

  @Test(arguments: [
    (#""law":"power""#, #""law":"elephant""#), (#""parameter":430000"#, #""parameter":5000001"#),
    (#""lapse":20000"#, #""lapse":-1"#), (#""games":12"#, #""games":0"#),
    (#""games":12"#, #""games":21"#), (#""games":12"#, #""games":12,"more":1"#),
    (#""opponent":"casual,me""#, #""opponent":"casual""#),
    (#""memory":{"#, #""memory":null,"x":{"#),
  ])
  func `a memory out of its ranges, missing or without its opponent is refused`(
    text: String, change: String
  ) throws {
    let line = try #require(Golden.gameOfOwnMemory.split(separator: "\t").first)
    #expect(throws: Never.self) { try GameHeader(Array(line.utf8)[...]) }
    let changed = String(line).replacing(text, with: change)
    #expect(
      changed != line
        && thrown(FormatError.self) { try GameHeader(Array(changed.utf8)[...]) } != nil)
  }
}
