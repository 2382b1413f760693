import MemoryEngine
import MemoryViewModel

/// A shelf for one test that can refuse everything, and an app model that keeps its games on it.
final class TestShelf {
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// Why everything is refused, if it is.
  var refusal: String?
  /// What games run by.
  var now = Duration.zero
  /// The date as seconds since 1970.
  var today: Int64 = 0
  private var numberOfIDs = 0

  /// An app model whose games are kept here; all have the seed 1.
  func makeApp(
    settings: [String: String] = [:],
    schedule: @escaping (Int) -> DealSchedule = GameViewModel.atOnce
  ) -> AppModel {
    let world = World(
      now: { self.now }, today: { self.today }, newSeed: { Seed(1) }, newID: newID, shelf: shelf,
      opponent: { _, _ in nil }, schedule: schedule)
    return AppModel(
      world: world, library: ThemeLibrary(newID: newID), scores: ScoreTable(),
      settings: Settings(.memory(settings)),
      gate: AccessGate { fatalError("Nobody is asked here") })
  }

  private func newID() -> String {
    numberOfIDs += 1
    return "id\(numberOfIDs)"
  }

  private var shelf: GameShelf {
    let memory = GameShelf.memory(newID: newID)
    return GameShelf(
      summaries: { try self.ask(memory.summaries) },
      create: { game in
        let keeper = try self.ask { try memory.create(game) }
        return GameKeeper(
          append: { entry in try self.ask { try keeper.append(entry) } }, close: keeper.close)
      },
      open: { id in try self.ask { try memory.open(id) } },
      rename: { id, name in try self.ask { try memory.rename(id, name) } },
      duplicate: { id in try self.ask { try memory.duplicate(id) } },
      remove: { id in try self.ask { try memory.remove(id) } },
      restore: { id in try self.ask { try memory.restore(id) } })
  }

  private func ask<Answer>(_ body: () throws -> Answer) throws -> Answer {
    if let refusal { throw Refusal(description: refusal) }
    return try body()
  }
}
