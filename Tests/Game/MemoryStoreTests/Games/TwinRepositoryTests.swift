import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing

@testable import MemoryStore

/// A repository on disk and one in memory with the same operations, a day per step.
private final class Twins {
  private var today: Int64 = 1_000
  private(set) var disk: GameRepository
  private(set) var memory: GameRepository
  private var numberOfGames = 0
  private var removed: String?

  init() {
    disk = .memory { "none" }
    memory = disk
    disk = .storage(
      .memory(), today: { [unowned self] in today }, newID: { "copy" }, report: { _ in })
    memory = .memory(today: { [unowned self] in today }, newID: { "copy" })
  }

  func step(_ chance: inout SeededNumbers) throws {
    today += 1
    let saved = try memory.summaries().map(\.id)
    let all = try saved + memory.finished().map(\.id)
    switch chance.whole(0...9) {
    case 0, 1: try begin(moves: chance.whole(1...3), to: .saved)
    case 2 where !saved.isEmpty: try goOn(with: chance.one(of: saved), moves: chance.whole(0...3))
    case 3 where !saved.isEmpty:
      let id = chance.one(of: saved)
      try both { try $0.rename(id, "Day \(today)") }
    case 4 where !all.isEmpty:
      let id = chance.one(of: all)
      try both { try $0.remove(id) }
      removed = id
    case 5:
      if let removed { try both { try $0.restore(removed) } }
      removed = nil
    default: try begin(moves: 4, to: chance.one(of: [.saved, .finished, .finished]))
    }
  }

  private func begin(moves: Int, to ending: GameRecorder.Ending) throws {
    numberOfGames += 1
    try both { try SavedGames.play("g\(numberOfGames)", moves: moves, to: ending, in: $0) }
  }

  /// Continues a game; a finished one is left as such.
  private func goOn(with id: String, moves: Int) throws {
    try both { repository in
      let (game, recorder) = try repository.open(id)
      let isOver = game.record.moves.count + moves >= 4
      _ = try SavedGames.goOn(
        with: game, moves: moves, to: isOver ? .finished : .saved, on: recorder)
    }
  }

  private func both(_ body: (GameRepository) throws -> Void) rethrows {
    try body(disk)
    try body(memory)
  }
}

@Suite("Games on a disk and in memory")
struct TwinRepositoryTests {
  @Test("after any calls both list and read the same games", arguments: 1...4)
  func agree(seed: Int) throws {
    let twins = Twins()
    var chance = SeededNumbers(seed: seed)
    for step in 0..<40 {
      try twins.step(&chance)
      let saved = try (twins.disk.summaries(), twins.memory.summaries())
      #expect(saved.0 == saved.1, "step \(step)")
      let finished = try (twins.disk.finished(), twins.memory.finished())
      #expect(finished.0 == finished.1, "step \(step)")
      guard saved.0 == saved.1, finished.0 == finished.1 else { return }
    }
    for game in try twins.disk.summaries() + twins.disk.finished() {
      #expect(try twins.disk.read(game.id) == twins.memory.read(game.id))
    }
  }
}
