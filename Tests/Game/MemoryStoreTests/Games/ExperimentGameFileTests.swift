import MemoryModel
import PlainJSON
import TestSupport
import Testing

@testable import MemoryStore

@Suite struct ExperimentGameFileTests {
  private static let tag = ExperimentTag(
    participant: "P07", condition: "A", deal: ExperimentTag.Deal(list: 0xFEED, number: 3))

  private func game(_ tag: ExperimentTag?) throws -> SavedGame {
    let game = try SavedGames.twoPairs("aa")
    return SavedGame(
      id: game.id, name: game.name, theme: game.theme, record: game.record, experiment: tag)
  }

  @Test func `a game of an experiment keeps its tag in version 7, others their version`() throws {
    let bytes = try GameFile.written(try game(Self.tag), date: 1000).bytes
    #expect(
      try (bytes, GameFile(bytes, id: "aa").game.experiment) == (
        Array(Golden.gameOfExperiment.utf8), Self.tag
      ))
    let other = try GameFile.written(try game(nil), date: 1000).bytes
    #expect(String(decoding: other.prefix(40), as: UTF8.self).contains(#""version":1"#))
  }

  @Test func `a tag without a list is read back, and is in the list of games, not in copies`()
    throws
  {
    let tag = ExperimentTag(participant: "", condition: "B")
    let bytes = try GameFile.written(try game(tag), date: 1000).bytes
    #expect(try GameFile(bytes, id: "aa").game.experiment == tag)

    let repository = GameRepository.storage(
      .memory(), today: { 77 }, newID: { "copy" }, report: { Issue.record("\($0)") })
    var saved = try game(Self.tag)
    let recorder = try repository.create(saved)
    for move in try SavedGames.winningMoves(of: saved).prefix(1) {
      saved.add(.move(move))
      try recorder.append(.move(move))
    }
    try recorder.close(saved, .saved)
    let earlierExperiments = try repository.summaries().map(\.experiment)
    try repository.duplicate("aa")
    #expect(try (earlierExperiments, repository.read("copy").experiment) == ([Self.tag], nil))
  }

  @Test(arguments: [
    #"{"participant":"=1+1","condition":"A"}"#, #"{"participant":"P","condition":" A"}"#,
    #"{"participant":"a\u001bb","condition":"A"}"#, #"{"participant":"P"}"#,
    #"{"participant":"P","condition":"A","list":"feed","deal":1}"#,
    #"{"participant":"P","condition":"A","list":"000000000000feed","deal":0}"#,
    #"{"participant":"P","condition":"A","list":"000000000000feed"}"#,
    #"{"participant":"P","condition":"A","age":7}"#, "7",
  ])
  func `a tag that no program writes is refused`(text: String) throws {
    let bytes = try GameFile.written(try game(Self.tag), date: 1000).bytes
    let header = try #require(String(decoding: bytes, as: UTF8.self).split(separator: "\t").first)
    let wrong = header.replacing(Self.tag.json.written(), with: text)
    #expect(
      wrong != header && thrown(FormatError.self) { try GameHeader(Array(wrong.utf8)[...]) } != nil)
  }
}
