public import MemoryViewModel

extension GameShelf {
  /// The games in a storage's folder `games`, each a document `ID.game`.
  ///
  /// A game that cannot be written goes on unsaved: its keeper throws, and at each call tries to
  /// write all of it. A damaged game is set aside; what was kept of it before is then a game again.
  ///
  /// - Parameters:
  ///   - storage: Where games are kept.
  ///   - today: The date as seconds since 1970.
  ///   - newID: Makes an id that no game has; letters and digits.
  ///   - report: Is told, while games are listed, which of them cannot be used.
  /// - Returns: A shelf for one thread.
  public static func storage(
    _ storage: Storage, today: @escaping () -> Int64, newID: @escaping () -> String,
    report: @escaping (StoreNotice) -> Void
  ) -> GameShelf {
    let shelf = StoredGames(storage: storage, today: today)
    return GameShelf(
      summaries: { try shelf.summaries(report: report) },
      create: { shelf.keeper(of: try shelf.create($0)) },
      open: { id in
        let (game, journal) = try shelf.open(id)
        return (game, shelf.keeper(of: journal))
      },
      rename: { id, name in try shelf.rename(id, name) },
      duplicate: { id in try shelf.write(try shelf.load(id).game.copy(id: newID()), date: today())
      },
      remove: { try shelf.remove($0) },
      restore: { try shelf.restore($0) })
  }
}
