import MemoryModel

// Games whose program was killed: their lock files are still there, and nobody holds them.
extension StoredGames {
  /// Returns the games that are not over and whose program was killed, the last played first.
  ///
  /// The time of its lock's note is written to each game, after which it is not returned again.
  func takeInterrupted(report: (StoreNotice) -> Void) throws -> [GameSummary] {
    try storage.abandoned(in: Folder.saved.rawValue).compactMap { name in
      Self.id(inName: name).flatMap { takeInterrupted($0, report: report) }
    }
    .lastPlayedFirst
  }

  private func takeInterrupted(_ id: String, report: (StoreNotice) -> Void) -> GameSummary? {
    do {
      guard let lock = try storage.lock(Self.name(of: id)) else { return nil }
      defer { withExtendedLifetime(lock) {} }
      let file = try load(id)
      let game = file.game.afterKill(lock)
      if game != file.game { try write(game, date: file.date) }
      let summary = GameSummary(game, lastPlayed: file.date)
      return summary?.isOver == false ? summary : nil
    } catch let notice as StoreNotice {
      report(notice)
    } catch {
      // A game that cannot be written now stays as it is; opening it reports the error.
    }
    return nil
  }
}
