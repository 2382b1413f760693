import MemoryModel

// Games that are over: files as they were, in a folder of their own. A game goes there by a change
// of its name alone, which needs no room on the disk and is done as a whole or not at all.
extension StoredGames {
  /// Reads a saved game, or a finished one.
  func read(_ id: String) throws -> SavedGame {
    do {
      return try load(id).game
    } catch GameRepositoryError.noSuchGame {
      return try load(id, in: .finished).game
    }
  }

  /// Puts a game that nobody plays any more among the finished ones, or takes it away where that is
  /// not possible.
  func finish(_ id: String) throws {
    let name = Self.name(of: id)
    try? storage.rename(name, Self.name(of: id, in: .finished))
    // What was kept beside it, too.
    try storage.remove(name)
    dropOldestFinished()
  }

  /// Takes away what is beyond the latest; files that cannot be used are not counted, and stay.
  func dropOldestFinished() {
    guard let ids = try? ids(in: .finished), ids.count > GameRepository.mostFinished else { return }
    let dated = ids.compactMap { id in finishedFile(id).map { (date: $0.date, id: id) } }
    for game in dated.sorted(by: >).dropFirst(GameRepository.mostFinished) {
      try? storage.remove(Self.name(of: game.id, in: .finished))
    }
  }

  private func finishedFile(_ id: String) -> GameFile? {
    let name = Self.name(of: id, in: .finished)
    guard let bytes = try? storage.read(name, atMost: GameFile.limit) else { return nil }
    return try? GameFile(bytes, id: id)
  }
}
