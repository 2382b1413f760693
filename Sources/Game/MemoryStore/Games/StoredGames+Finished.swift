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
    let unmoved = try summaries(report: report).filter(\.isOver)
    var games: [GameSummary] = []
    do {
      games = try finishedFolder(report: report)
    } catch let error as StorageError {
      guard case .notAFile = error else { throw error }
      report(.unreadable(error))
    }
    return (unmoved.isEmpty ? games : games + unmoved).lastPlayedFirst
  }

  /// Returns the readable games in the folder of finished ones, in any order.
  private func finishedFolder(report: (StoreNotice) -> Void) throws -> [GameSummary] {
    guard let entries = try storage.entries(in: Folder.finished.rawValue) else {
      return try summaries(in: .finished, report: report)
    }
    let files = entries.compactMap(FinishedFile.init)
    var index = FinishedIndex(in: storage)
    let missing = index.keep(among: files)
    let found = SummaryReading.summaries(of: missing, in: storage, progress: progress)
    // A record that is unusable is read again here, because only this thread may report it.
    let read = zip(missing, found).compactMap { file, found in
      (found ?? summary(file.id, in: .finished, report: report)).map { (file, $0) }
    }
    index.add(read.filter(\.0.isCached).map { IndexedGame(number: $0.number, summary: $1) })
    let links = read.filter { !$0.0.isCached }.map(\.1)
    return links.isEmpty ? index.summaries : index.summaries + links
  }

  /// Moves a closed game to the finished ones.
  ///
  /// - Throws: The error of the storage; then the game stays.
  func finish(_ id: String) throws(StorageError) {
    let name = Self.name(of: id)
    try storage.rename(name, to: Self.name(of: id, in: .finished))
    // The game has left its name; what is removed is its previous copy.
    try? storage.remove(name)
  }
}
