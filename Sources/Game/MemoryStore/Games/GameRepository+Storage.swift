public import MemoryModel

extension GameRepository {
  /// The games in a storage's folders `games` and `finished`, each a document `ID.game`.
  ///
  /// A game that cannot be written goes on unsaved: its recorder throws, and at each call tries to
  /// write all of it. A damaged game is quarantined; what was kept of it before is a game again.
  ///
  /// - Parameters:
  ///   - storage: Where games are kept.
  ///   - today: The date as seconds since 1970.
  ///   - newID: Makes an id that no game has; letters and digits.
  ///   - report: Is told, while games are listed, which of them cannot be used.
  /// - Returns: A repository for one thread.
  public static func storage(
    _ storage: Storage, today: @escaping () -> Int64, newID: @escaping () -> String,
    report: @escaping (StoreNotice) -> Void
  ) -> GameRepository {
    let repository = StoredGames(storage: storage, today: today)
    return GameRepository(
      summaries: { try repository.summaries(report: report) },
      finished: { try repository.summaries(in: .finished, report: report) },
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
