public import MemoryEngine
public import MemoryModel
public import MemoryViewModel

/// An app model on a world of its own, for previews and tests: nothing is kept, chance is fixed,
/// and time stands where it is put.
public struct SampleApp {
  public let model: AppModel
  /// The time and chance of the model.
  public let world: SampleWorld

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - scores: Scores of games played before.
  ///   - games: Saved games, the one played last first.
  ///   - settings: Texts of settings that are not the default, by their keys.
  ///   - schedule: How cards are dealt; all lie there at once if nothing is said.
  ///   - opponent: Who plays for a level; nobody if nothing is said.
  ///   - repository: Where games are kept instead.
  ///   - writeGame: Writes a game to a path; nowhere if nothing is said.
  public init(
    scores: [Score] = [], games: [SavedGame] = [], settings: [String: String] = [:],
    schedule: @escaping (Int) -> DealSchedule = GameViewModel.atOnce,
    opponent: @escaping (OpponentLevel, Seed) -> Opponent? = { _, _ in nil },
    repository: GameRepository? = nil,
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
        opponent: opponent,
        schedule: schedule),
      library: ThemeLibrary(Self.repository) { world.newID() }, scores: ScoreTable(scores),
      settings: Settings(.memory(settings)), gate: AccessGate { world.newQuestion() })
  }
}

extension SampleApp {
  /// The first 24 built-in themes, so that a theme that is added changes no picture.
  public static let themes = Array(Theme.builtIn.prefix(24))

  private static var repository: ThemeRepository {
    .memory(SavedThemes(deleted: Theme.builtIn.dropFirst(themes.count).map(\.id)))
  }
}

/// Time and chance that tests can tell in advance.
///
/// A class, because the model and whoever puts the time must mean the same one.
public final class SampleWorld {
  /// What games run by; only ever set forward.
  public var time: Duration = .zero
  /// Seconds since 1970: at first noon of 14 November 2023.
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
