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
    let exitStatus = try probe.end()

    let game = try repository.open("ab12").game
    #expect(
      (exitStatus, game.record.moves.count >= moves, game.record.moves.map(\.card)) == (
        -9, true, Array(0..<game.record.moves.count)
      ))
  }

  @Test("a game played by one process is in use for the other, and free when it is killed")
  func twoProcesses() throws {
    let probe = try ProbeProcess(["play", folder.path, "ab12"])
    #expect(
      try (
        probe.line(), repository.summaries().map(\.isOpenElsewhere),
        thrown { try repository.open("ab12") }, thrown { try repository.remove("ab12") }
      ) == (
        "0", [true], StorageError.inUse("games/ab12.game"), StorageError.inUse("games/ab12.game")
      ))

    probe.killIt()
    #expect(
      try (
        probe.end(), repository.summaries().map(\.isOpenElsewhere), repository.open("ab12").game.id
      ) == (-9, [false], "ab12"))
  }

  @Test("sixteen processes add scores, and none is missing")
  func manyProcesses() throws {
    let players = (1...16).map { "player\($0)" }
    let probes = try players.map { try ProbeProcess(["score", folder.path, $0]) }
    for probe in probes {
      #expect(try (probe.line(), probe.end()) == (nil, 0))
    }

    let (scores, notices) = ScoreFile(in: .folder(folder.path)).load()

    let ids = players.flatMap { player in (1...20).map { "\(player)-\($0)" } }
    #expect(
      (notices, Set(scores.map(\.id)), scores.count, folder.names) == (
        [], Set(ids), 320, ["scores.jsonl"]
      ))
  }
}
