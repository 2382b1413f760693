import MemoryModel
import MemoryStore
import MemoryViewModel

// Games and their scores, of which nothing is read before somebody asks.
extension PlayerFiles {
  /// The saved games; those that cannot be used are reported as warnings.
  func repository(_ warnings: StartupWarnings) -> GameRepository {
    guard let data else { return .unsaved }
    // A game that begins is shown before the disk has it; its first card waits for that.
    return .storage(
      data.writingBehind, today: context.clock.today, newID: context.chance.newID
    ) {
      warnings.add([$0])
    }
  }

  /// The scores of earlier games, pending ones included.
  ///
  /// - Parameters:
  ///   - warnings: Hear of a file that cannot be used.
  ///   - player: Whose the pending ones are; asked only if there are any.
  /// - Returns: Oldest first.
  func savedScores(_ warnings: StartupWarnings, player: () -> String) -> [Score] {
    guard let data else { return [] }
    recoverScores(player: player)
    let (scores, notices) = ScoreFile(in: data).load()
    warnings.add(notices)
    return scores
  }

  /// Adds the scores of games that were finished just before their program was killed.
  func recoverScores(player: () -> String) {
    guard let data else { return }
    ScoreFile(in: data).recover(from: data, player: player)
  }

  /// The name that the standard settings have for the player.
  func playerName(_ warnings: StartupWarnings) -> String {
    let kept = settings(in: .standard)
    warnings.add(kept?.notices ?? [])
    return Settings(.memory(kept?.value ?? [:])).playerName
  }

  /// A table without the scores of earlier games, which keeps those to come.
  func scores() -> ScoreTable {
    guard let data else { return ScoreTable(repository: .unsaved) }
    return ScoreTable(repository: .file(ScoreFile(in: data)))
  }

  /// The game in a file of the player's, under a new id.
  ///
  /// - Throws: `Failure` when there is none, or it cannot be used.
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

  /// Writes a game to a new file of the player's.
  func write(_ game: SavedGame, to path: String) throws {
    try PlayerFile(path).create(
      try GameFile.bytes(of: game, date: context.clock.today()))
  }
}

extension GameRepository {
  /// The repository of a player who has no place for one.
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

extension ScoreRepository {
  fileprivate static var unsaved: Self {
    Self(
      add: { _ in throw StorageUnavailable() }, rename: { _ in throw StorageUnavailable() },
      clear: { _ in throw StorageUnavailable() })
  }
}

/// Says why nothing is kept.
struct StorageUnavailable: Error, CustomStringConvertible {
  let description = "there is no place for it, as HOME is not set"
}
