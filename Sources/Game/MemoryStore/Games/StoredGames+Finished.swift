import MemoryModel

// Games that are over are files in a folder of their own. A game is moved there by a rename, which
// needs no space on the disk and is atomic. One that cannot be moved stays among the saved games.
extension StoredGames {
  /// Reads a saved or finished game.
  func read(_ id: String) throws -> SavedGame {
    do {
      return try load(id).game
    } catch GameRepositoryError.noSuchGame {
      return try load(id, in: .finished).game
    }
  }

  /// Returns the readable games that are over, in either folder, the last played first.
  ///
  /// A file in place of the folder of finished games is reported.
  func finishedSummaries(report: (StoreNotice) -> Void) throws -> [GameSummary] {
    var games = try summaries(report: report).filter(\.isOver)
    do {
      games += try summaries(in: .finished, report: report)
    } catch let error as StorageError {
      guard case .notAFile = error else { throw error }
      report(.unreadable(error))
    }
    return games.lastPlayedFirst
  }

  /// Moves a closed game to the finished ones.
  ///
  /// - Throws: The error of the storage; then the game stays.
  func finish(_ id: String) throws(StorageError) {
    let name = Self.name(of: id)
    try storage.rename(name, Self.name(of: id, in: .finished))
    // The game has left its name; what is removed is its previous copy.
    try? storage.remove(name)
  }
}
