import Foundation
import MemoryEngine
import MemoryModel
import TestSupport
import Testing

@testable import MemoryStore

/// Games whose program was killed.
@Suite("Interrupted games")
struct InterruptedGamesTests {
  private let folder: TemporaryFolder
  private let storage: any Storage

  init() throws {
    folder = try TemporaryFolder()
    storage = .folder(folder.path)
  }

  private var repository: GameRepository {
    .storage(storage, today: { 5 }, newID: { "copy" }, report: { _ in })
  }

  private func lockFile(_ id: String) -> String { "\(folder.path)/games/.\(id).game.lock" }

  /// Saves a game of which one card was turned, with the lock file of a killed program.
  private func kill(_ id: String, note: [UInt8]) throws {
    try SavedGames.play(id, moves: 1, to: .saved, in: repository)
    try Data(note).write(to: URL(fileURLWithPath: lockFile(id)))
  }

  @Test("a game of a killed program is returned once, and goes on at the time that was noted")
  func killed() throws {
    let probe = try ProbeProcess(["play", folder.path, "ab12"])
    let line = probe.line()
    probe.killIt()
    #expect(try (line, probe.end()) == ("0", -9))
    let games = try repository.interrupted()
    #expect(
      try unmet(
        games.map(\.id) == ["ab12"] && games.map(\.played) == [.seconds(7)],
        repository.interrupted().isEmpty
          && repository.open("ab12").game.played == .seconds(7)) == [])
  }

  @Test(
    "a game that is opened or renamed before has the time, and a program of its own is not killed")
  func opened() throws {
    for (id, seconds) in [("a", 9), ("b", 8)] {
      try kill(id, note: TimeNote(.seconds(seconds)).bytes)
    }
    let (game, recorder) = try repository.open("a")
    try repository.rename("b", "B")
    #expect(
      try unmet(
        game.played == .seconds(9) && repository.read("b").played == .seconds(8),
        repository.interrupted().isEmpty) == [])
    try recorder.close(game, .saved)
    #expect(try repository.interrupted().isEmpty && repository.read("a").played == .seconds(9))
  }

  @Test("each of several games has the time of its own note")
  func several() throws {
    let times = ["a": 9, "b": 8, "c": 10]
    for (id, seconds) in times { try kill(id, note: TimeNote(.seconds(seconds)).bytes) }
    let games = try repository.interrupted().map { ($0.id, $0.played) }
    #expect(Dictionary(uniqueKeysWithValues: games) == times.mapValues { .seconds($0) })
  }

  private static let badNotes: [[UInt8]] = [
    [], [0x30], Array(repeating: 0xFF, count: 29), TimeNote(.zero).bytes,
    Array(TimeNote(.seconds(9)).bytes.dropLast()), TimeNote(.seconds(9)).bytes + [0x0A],
    [0x31] + TimeNote(.seconds(9)).bytes.dropFirst(),
    Array(String(repeating: " ", count: 18).utf8) + TimeNote(.zero).bytes.suffix(11),
  ]

  @Test(
    "a damaged or earlier note is ignored, and the game is still returned", arguments: badNotes)
  func damaged(note: [UInt8]) throws {
    try SavedGames.play("a", moves: 1, to: .saved, in: repository)
    let played = try repository.read("a").played
    try kill("a", note: note)
    #expect(
      try (repository.interrupted().map(\.id), repository.read("a").played) == (["a"], played))
  }

  @Test("a note has a fixed width and is replaced whole, and the game's file stays as it is")
  func noted() throws {
    let game = try SavedGames.fresh()
    let recorder = try repository.create(game)
    try recorder.append(.move(GameMove(card: 0, nanoseconds: 1)))
    let bytes = try storage.read("games/ab12.game", atMost: 9_999)
    var notes: [[UInt8]] = []
    for time in [Duration.nanoseconds(1 << 62), .seconds(1), .seconds(-1)] {
      recorder.keepTime(time)
      notes.append(Array(try Data(contentsOf: URL(fileURLWithPath: lockFile("ab12")))))
    }
    #expect(
      try unmet(
        notes.map { TimeNote($0)?.time } == [.nanoseconds(1 << 62), .seconds(1), .zero],
        Set(notes.map(\.count)) == [29],
        storage.read("games/ab12.game", atMost: 9_999) == bytes) == [])
  }

  @Test("a finished game, and one that cannot be read, are not returned")
  func others() throws {
    try kill("won", note: [])
    let (game, recorder) = try repository.open("won")
    _ = try SavedGames.goOn(with: game, moves: 3, to: .saved, on: recorder)
    try Data().write(to: URL(fileURLWithPath: lockFile("won")))
    try Data().write(to: URL(fileURLWithPath: lockFile("gone")))
    #expect(try repository.interrupted().isEmpty)
  }
}
