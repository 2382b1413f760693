public import MemoryEngine
public import MemoryModel

/// All that a program has and a model must be given: time, chance, files.
public struct World {
  /// Game clocks run by it.
  public var now: () -> Duration
  /// The date as seconds since 1970.
  public var today: () -> Int64
  /// The seed of a deal by chance.
  public var newSeed: () -> Seed
  /// An id that no game has; letters and digits.
  public var newID: () -> String
  /// Where games are kept.
  public var repository: GameRepository
  /// Writes a game to a new file, at a path as the player types it.
  public var writeGame: (SavedGame, _ path: String) throws -> Void
  /// Returns the scores of earlier games, oldest first; called when one is needed, and after other
  /// programs have changed them.
  public var savedScores: () throws -> [Score]
  /// Makes an opponent of a level for the game of a seed.
  public var opponent: (OpponentLevel, Seed) -> Opponent?
  /// How a number of cards is dealt.
  public var schedule: (Int) -> DealSchedule

  /// Makes a world of closures, each of which does what its property says.
  public init(
    now: @escaping () -> Duration, today: @escaping () -> Int64,
    newSeed: @escaping () -> Seed, newID: @escaping () -> String, repository: GameRepository,
    writeGame: @escaping (SavedGame, String) throws -> Void = World.writeNoGame,
    savedScores: @escaping () throws -> [Score] = { [] },
    opponent: @escaping (OpponentLevel, Seed) -> Opponent?,
    schedule: @escaping (Int) -> DealSchedule
  ) {
    self.now = now
    self.today = today
    self.newSeed = newSeed
    self.newID = newID
    self.repository = repository
    self.writeGame = writeGame
    self.savedScores = savedScores
    self.opponent = opponent
    self.schedule = schedule
  }
}

extension World {
  /// Of a world without files.
  public static func writeNoGame(_ game: SavedGame, to path: String) throws {
    throw GameFilesMissing()
  }
}

/// Says that there are no files here.
private struct GameFilesMissing: Error, CustomStringConvertible {
  let description = "games cannot be written here"
}
