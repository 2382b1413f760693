public import MemoryModel

extension GameRepository {
  /// Returns the games in a storage's folders `games` and `finished`, each a document `ID.game`.
  ///
  /// A game that cannot be written continues unsaved: its recorder throws, and writes all of it at
  /// the next call. A damaged game is quarantined, and its previous copy replaces it.
  ///
  /// - Parameters:
  ///   - storage: The storage of the games.
  ///   - today: Returns the date in seconds since 1970.
  ///   - newID: Returns a unique id of letters and digits.
  ///   - report: Receives the unusable games while games are listed.
  ///   - progress: Receives the number of records that were read and of those to read, while
  ///     finished games are listed that are not in the index.
  /// - Returns: A repository for one thread.
  public static func storage(
    _ storage: any Storage, today: @escaping () -> Int64, newID: @escaping () -> String,
    report: @escaping (StoreNotice) -> Void,
    progress: @escaping (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) -> GameRepository {
    let repository = StoredGames(storage: storage, today: today, progress: progress)
    return GameRepository(
      summaries: { try repository.summaries(report: report).filter { !$0.isOver } },
      finished: { try repository.finishedSummaries(report: report) },
      interrupted: { try repository.takeInterrupted(report: report) },
      read: { try repository.read($0) },
      create: { repository.recorder(of: try repository.create($0)) },
      open: { id in
        let (game, journal) = try repository.open(id)
        return (game, repository.recorder(of: journal))
      },
      rename: { id, name in try repository.rename(id, name) },
      duplicate: { id in
        try repository.write(try repository.load(id).game.copy(id: newID()), date: today())
      },
      remove: { try repository.remove($0) },
      restore: { try repository.restore($0) })
  }
}
