public import MemoryEngine
public import MemoryModel

/// The environment of a model: time, random numbers and files, as closures.
public struct World {
  /// Returns the time of the game clocks.
  public var now: () -> Duration
  /// Returns the date in seconds since 1970.
  public var today: () -> Int64
  /// Returns a random seed for a deal.
  public var newSeed: () -> Seed
  /// Returns a unique id of letters and digits for a game.
  public var newID: () -> String
  /// The storage of games.
  public var repository: GameRepository
  /// Writes a game to a new file, at a path as the player types it.
  public var writeGame: (SavedGame, _ path: String) throws -> Void
  /// Reads the scores of earlier games, the oldest first; called when one is needed, and after
  /// other programs have changed them.
  public var savedScores: () throws -> [Score]
  /// The storage of the histories of pairs.
  public var pairs: PairRepository
  /// The storage of the history of finished games.
  public var history: HistoryRepository
  /// Returns the seconds by which the player's clock is ahead of UTC at a date in seconds since
  /// 1970.
  public var zone: (Int64) -> Int
  /// Reads the player's own games, the last one first, and summarizes the recall.
  public var recall: @Sendable (_ games: [PlayedGame.ID]) async throws -> RecallSummary
  /// Returns the computer player of a level for the game of a seed.
  public var opponent: (OpponentLevel, Seed) -> Opponent?
  /// The opponent that plays with the player's own memory.
  public var ownMemory: OwnMemory
  /// Returns the schedule of a deal with a number of cards.
  public var schedule: (Int) -> DealSchedule

  /// True if output may have any letters, so that a face that is a text is called by it.
  public var speaksUnicode: Bool
  /// The language of the locale.
  public var language: WordLanguage

  /// Creates an environment from closures, each of which does what its property says.
  public init(
    now: @escaping () -> Duration, today: @escaping () -> Int64,
    newSeed: @escaping () -> Seed, newID: @escaping () -> String, repository: GameRepository,
    writeGame: @escaping (SavedGame, String) throws -> Void = World.writeNoGame,
    savedScores: @escaping () throws -> [Score] = { [] }, pairs: PairRepository = .memory(),
    history: HistoryRepository = .none, zone: @escaping (Int64) -> Int = { _ in 0 },
    recall: @escaping @Sendable ([PlayedGame.ID]) async throws -> RecallSummary = World
      .recallNothing,
    opponent: @escaping (OpponentLevel, Seed) -> Opponent?, ownMemory: OwnMemory = .unknown,
    schedule: @escaping (Int) -> DealSchedule, speaksUnicode: Bool = false,
    language: WordLanguage = .english
  ) {
    self.now = now
    self.today = today
    self.newSeed = newSeed
    self.newID = newID
    self.repository = repository
    self.writeGame = writeGame
    self.savedScores = savedScores
    self.pairs = pairs
    self.history = history
    self.zone = zone
    self.recall = recall
    self.opponent = opponent
    self.ownMemory = ownMemory
    self.schedule = schedule
    self.speaksUnicode = speaksUnicode
    self.language = language
  }
}

extension World {
  /// Returns the summary of an environment without records.
  public static func recallNothing(of games: [PlayedGame.ID]) async throws -> RecallSummary {
    RecallSummary(games: 0, points: [], model: "", sentence: "No records are kept here.")
  }

  /// Throws the error of an environment without files.
  public static func writeNoGame(_ game: SavedGame, to path: String) throws {
    throw GameFilesMissing()
  }
}

/// The error of an environment without files.
private struct GameFilesMissing: Error, CustomStringConvertible {
  let description = "games cannot be written here"
}
