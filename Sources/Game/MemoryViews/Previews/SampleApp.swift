public import MemoryEngine
public import MemoryModel
public import MemoryViewModel
import TextUI

/// An app model in an environment of its own, for previews and tests: nothing is saved, random
/// numbers are deterministic, and the time is set by hand.
public struct SampleApp {
  public let model: AppModel
  /// The time and the random numbers of the model.
  public let world: SampleWorld

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - scores: The scores of earlier games.
  ///   - games: The saved games, the last played first.
  ///   - settings: The texts of settings that are not the default, indexed by key.
  ///   - schedule: Returns the schedule of a deal; by default all cards are in place at once.
  ///   - opponent: Returns the computer player of a level; by default there is none.
  ///   - repository: The storage of games, by default in memory.
  ///   - history: The history of finished games.
  ///   - pairs: The histories of pairs.
  ///   - recall: Summarizes the recall in the records.
  ///   - writeGame: Writes a game to a path; by default throws.
  public init(
    scores: [Score] = [], games: [SavedGame] = [], settings: [String: String] = [:],
    schedule: @escaping (Int) -> DealSchedule = GameViewModel.atOnce,
    opponent: @escaping (OpponentLevel, Seed) -> Opponent? = { _, _ in nil },
    repository: GameRepository? = nil, history: [PlayedGame] = [],
    pairs: PairMemories = PairMemories(),
    recall: @escaping @Sendable ([String]) async throws -> RecallSummary = World.recallNothing,
    writeGame: @escaping (SavedGame, String) throws -> Void = World.writeNoGame
  ) {
    let world = SampleWorld()
    self.world = world
    let memory = GameRepository.memory(
      games, today: { world.today }, newID: { world.newID() })
    model = AppModel(
      world: World(
        now: { world.time }, today: { world.today }, newSeed: { world.newSeed() },
        newID: { world.newID() }, repository: repository ?? memory, writeGame: writeGame,
        pairs: .memory(pairs),
        history: HistoryRepository(load: { history }, add: { _ in }, forget: { 0 }),
        recall: recall, opponent: opponent, ownMemory: .sample, schedule: schedule),
      library: ThemeLibrary(Self.repository) { world.newID() }, scores: ScoreTable(scores),
      settings: Settings(.memory(settings)), gate: Gate { world.newQuestion() })
  }
}

extension SampleApp {
  /// The first 24 built-in themes, so that a new theme changes no picture.
  public static let themes = Array(Theme.builtIn.prefix(24))

  private static var repository: ThemeRepository {
    .memory(SavedThemes(deleted: Theme.builtIn.dropFirst(themes.count).map(\.id)))
  }
}

/// The deterministic time and random numbers of tests.
///
/// A class, because the model and the test share it.
public final class SampleWorld {
  /// The time of the game clocks, which must not decrease.
  public var time: Duration = .zero
  /// The date in seconds since 1970: initially noon of 14 November 2023.
  public var today: Int64 = 1_699_963_200
  private var count: UInt64 = 0
  private var chance = SeededGenerator(seed: 1)

  func newID() -> String {
    count += 1
    return "id\(count)"
  }

  func newSeed() -> Seed {
    count += 1
    return Seed(count)
  }

  func newQuestion() -> SumQuestion { SumQuestion(using: &chance) }
}
