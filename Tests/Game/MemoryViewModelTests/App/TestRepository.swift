import Gates
import MemoryEngine
import MemoryModel
import MemoryViewModel

/// A repository that can reject everything, and app models that save their games in it.
final class TestRepository {
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// The reason for rejecting everything, if any.
  var refusal: String?
  /// The reason for rejecting scores, if any.
  var scoreRefusal: String?
  /// The saved scores, and the games written to paths.
  private(set) var scores: [Score] = []
  private(set) var written: [String: SavedGame] = [:]
  /// The history, and the reason for rejecting it, if any.
  var played: [PlayedGame] = []
  var historyRefusal: String?
  /// The seconds by which the player's clock is ahead of UTC.
  var zone = 0
  /// The time of games.
  var now = Duration.zero
  /// The date in seconds since 1970.
  var today: Int64 = 0
  /// The game times that were noted, and the games whose program was killed.
  private(set) var noted: [Duration] = []
  var interrupted: [GameSummary] = []
  private var numberOfIDs = 0

  /// Returns an app model that saves its games here; all have the seed 1.
  func makeApp(
    settings: [String: String] = [:], ownMemory: OwnMemory = .unknown,
    schedule: @escaping (Int) -> DealSchedule = GameViewModel.atOnce
  ) -> AppModel {
    let world = World(
      now: { self.now }, today: { self.today }, newSeed: { Seed(1) }, newID: newID,
      repository: repository, writeGame: write, history: history, zone: { _ in self.zone },
      opponent: { _, _ in nil }, ownMemory: ownMemory, schedule: schedule)
    return AppModel(
      world: world, library: ThemeLibrary(newID: newID), scores: ScoreTable(repository: recorder),
      settings: Settings(.memory(settings)),
      gate: Gate { fatalError("Nobody is asked here") })
  }

  private func write(_ game: SavedGame, to path: String) throws {
    if written[path] != nil { throw Refusal(description: "this file exists already") }
    written[path] = game
  }

  private var recorder: ScoreRepository {
    ScoreRepository(add: keep, rename: keep, clear: { _ in })
  }

  private var history: HistoryRepository {
    HistoryRepository(
      load: { self.played },
      add: { game in
        if let refusal = self.historyRefusal { throw Refusal(description: refusal) }
        self.played.append(game)
      },
      forget: {
        self.played = []
        return 0
      })
  }

  private func keep(_ score: Score) throws {
    if let scoreRefusal { throw Refusal(description: scoreRefusal) }
    scores.append(score)
  }

  private func newID() -> String {
    numberOfIDs += 1
    return "id\(numberOfIDs)"
  }

  private var repository: GameRepository {
    let memory = GameRepository.memory(newID: newID)
    return GameRepository(
      summaries: { try self.ask(memory.summaries) },
      finished: { try self.ask(memory.finished) },
      interrupted: { self.interrupted },
      read: { id in try self.ask { try memory.read(id) } },
      create: { game in
        let recorder = try self.ask { try memory.create(game) }
        return GameRecorder(
          append: { entry in try self.ask { try recorder.append(entry) } },
          keepTime: { self.noted.append($0) },
          confirm: { try self.ask {} }, close: recorder.close)
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
