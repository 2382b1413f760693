import MemoryEngine
import MemoryModel
import MemoryStore
import MemoryViewModel
import TestSupport
import Testing

@Suite("Games and scores of several processes")
struct ProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var repository: GameRepository {
    .storage(
      .folder(folder.path), today: { 1 }, newID: { "copy" }, report: { Issue.record("\($0)") })
  }

  @Test("a game killed at any time has every confirmed move", arguments: [1, 7, 50, 300])
  func killedInPlay(after moves: Int) throws {
    let probe = try ProbeProcess(["play", folder.path, "ab12"])
    for card in 0..<moves { #expect(probe.line() == "\(card)") }

    probe.killIt()
    #expect(try probe.end() == -9)

    let game = try repository.open("ab12").game
    #expect(game.record.moves.count >= moves)
    #expect(game.record.moves.map(\.card) == Array(0..<game.record.moves.count))
  }

  @Test("a game played by one process is in use for the other, and free when it is killed")
  func twoProcesses() throws {
    let probe = try ProbeProcess(["play", folder.path, "ab12"])
    #expect(probe.line() == "0")

    #expect(try repository.summaries().map(\.isOpenElsewhere) == [true])
    #expect(throws: StorageError.inUse("games/ab12.game")) { try repository.open("ab12") }
    #expect(throws: StorageError.inUse("games/ab12.game")) { try repository.remove("ab12") }

    probe.killIt()
    #expect(try probe.end() == -9)
    #expect(try repository.summaries().map(\.isOpenElsewhere) == [false])
    #expect(try repository.open("ab12").game.id == "ab12")
  }

  @Test("sixteen processes add scores, and none is missing")
  func manyProcesses() throws {
    let players = (1...16).map { "player\($0)" }
    let probes = try players.map { try ProbeProcess(["score", folder.path, $0]) }
    for probe in probes {
      #expect(probe.line() == nil)
      #expect(try probe.end() == 0)
    }

    let (scores, notices) = ScoreFile(in: .folder(folder.path)).load()

    #expect(notices == [])
    let ids = players.flatMap { player in (1...20).map { "\(player)-\($0)" } }
    #expect(Set(scores.map(\.id)) == Set(ids))
    #expect(scores.count == 320)
    #expect(folder.names == ["scores.jsonl"])
  }
}
