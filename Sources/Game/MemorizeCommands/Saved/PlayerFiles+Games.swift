import MemoryModel
import MemoryStore
import MemoryViewModel

// Games and scores; nothing is read before it is needed.
extension PlayerFiles {
  /// Returns the saved games; unusable ones are reported as warnings.
  ///
  /// - Parameters:
  ///   - warnings: Receives the warnings.
  ///   - progress: Receives the progress of a list that reads many records; nil for none.
  /// - Returns: A repository for one thread.
  func repository(
    _ warnings: StartupWarnings, progress: RecordProgress? = nil
  ) -> GameRepository {
    guard let data else { return .unsaved }
    // A new game is shown before it is written; its first flip waits for the write.
    return .storage(
      data.writingAsynchronously, today: context.clock.today, newID: context.chance.newID,
      report: { warnings.add([$0]) }, progress: { progress?.show($0, of: $1) })
  }

  /// Returns the scores of earlier games, including pending ones.
  ///
  /// - Parameters:
  ///   - warnings: Receives the warning about an unusable file.
  ///   - player: Returns the name for pending scores; called only if there are any.
  /// - Returns: The scores, the oldest first.
  func savedScores(_ warnings: StartupWarnings, player: () -> String) -> [Score] {
    guard let data else { return [] }
    recoverFinishedGames(player: player)
    let (scores, notices) = ScoreFile(in: data).load()
    warnings.add(notices)
    return scores
  }

  /// Adds what is missing of games that were over when their program ended.
  func recoverFinishedGames(player: () -> String) {
    guard let data else { return }
    data.recoverFinishedGames(zone: context.clock.zone, player: player)
  }

  /// Returns the player's name in the default settings file.
  func playerName(_ warnings: StartupWarnings) -> String {
    let kept = settings(in: .standard)
    warnings.add(kept?.notices ?? [])
    return Settings(.memory(kept?.value ?? [:])).playerName
  }

  /// Returns an empty table that saves new scores.
  func scores() -> ScoreTable {
    guard let data else { return ScoreTable(repository: .unsaved) }
    return ScoreTable(repository: .file(ScoreFile(in: data)))
  }

  /// Returns the histories of pairs; an unusable file is reported as a warning.
  func pairs(_ warnings: StartupWarnings) -> PairRepository {
    guard let data else {
      return PairRepository(
        read: { PairMemories() }, update: { _ in throw StorageUnavailable() })
    }
    func value(of pairs: Loaded<PairMemories>) -> PairMemories {
      warnings.add(pairs.notices)
      return pairs.value
    }
    return PairRepository(
      read: { value(of: data.pairs()) }, update: { value(of: try data.pairs().update($0)) })
  }

  /// Returns the history of finished games, which is read when it is first needed.
  func history(_ warnings: StartupWarnings) -> HistoryRepository {
    guard let data else { return .unsaved }
    return .file(HistoryFile(in: data, zone: context.clock.zone)) { warnings.add($0) }
  }

  /// Reads the game in a file, and gives it a new id.
  ///
  /// - Throws: `Failure` if the file does not exist or is unusable.
  func game(inFile path: String) throws(Failure) -> SavedGame {
    do {
      let bytes = try PlayerFile(path).read(atMost: GameFile.limit)
      return try GameFile.game(from: bytes, id: context.chance.newID())
    } catch let error as FormatError {
      throw .badData("\(path.printable(atMost: 120)): \(error)")
    } catch {
      throw Failure(keeping: error)
    }
  }

  /// Writes a game to a new file.
  func write(_ game: SavedGame, to path: String) throws {
    try PlayerFile(path).create(
      try GameFile.bytes(of: game, date: context.clock.today()))
  }
}

extension GameRepository {
  /// A repository that saves nothing, for a player without a place for files.
  fileprivate static var unsaved: GameRepository {
    GameRepository(
      summaries: { [] }, finished: { [] }, read: { _ in throw StorageUnavailable() },
      create: { _ in throw StorageUnavailable() },
      open: { _ in throw StorageUnavailable() },
      rename: { _, _ in throw StorageUnavailable() },
      duplicate: { _ in throw StorageUnavailable() },
      remove: { _ in throw StorageUnavailable() }, restore: { _ in throw StorageUnavailable() })
  }
}

extension HistoryRepository {
  fileprivate static var unsaved: Self {
    Self(
      load: { [] }, add: { _ in throw StorageUnavailable() },
      forget: { throw StorageUnavailable() })
  }
}

extension ScoreRepository {
  fileprivate static var unsaved: Self {
    Self(
      add: { _ in throw StorageUnavailable() }, rename: { _ in throw StorageUnavailable() },
      clear: { _ in throw StorageUnavailable() })
  }
}

/// The error for a player without a place for files.
struct StorageUnavailable: Error, CustomStringConvertible {
  let description = "there is no place for it, as HOME is not set"
}
