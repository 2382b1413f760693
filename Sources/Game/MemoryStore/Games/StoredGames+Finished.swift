import MemoryModel

// Games that are over are files in a folder of their own. A game is moved there by a rename, which
// needs no space on the disk and is atomic.
extension StoredGames {
  /// Reads a saved or finished game.
  func read(_ id: String) throws -> SavedGame {
    do {
      return try load(id).game
    } catch GameRepositoryError.noSuchGame {
      return try load(id, in: .finished).game
    }
  }

  /// Moves a closed game to the finished ones, or removes it if that is not possible.
  func finish(_ id: String) throws {
    let name = Self.name(of: id)
    try? storage.rename(name, Self.name(of: id, in: .finished))
    // The previous copy is removed too.
    try storage.remove(name)
    dropOldestFinished()
  }

  /// Removes the oldest finished games beyond the limit; unusable files do not count, and stay.
  ///
  /// Because all files are read to find the oldest, this waits until there are a twentieth more.
  func dropOldestFinished() {
    guard let ids = try? ids(in: .finished), ids.count > mostFinished + mostFinished / 20
    else { return }
    let dated = ids.compactMap { id in finishedFile(id).map { (date: $0.date, id: id) } }
    for game in dated.sorted(by: >).dropFirst(mostFinished) {
      try? storage.remove(Self.name(of: game.id, in: .finished))
    }
  }

  private func finishedFile(_ id: String) -> GameFile? {
    let name = Self.name(of: id, in: .finished)
    guard let bytes = try? storage.read(name, atMost: GameFile.limit) else { return nil }
    return try? GameFile(bytes, id: id)
  }
}
