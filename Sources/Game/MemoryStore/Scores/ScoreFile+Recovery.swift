import MemoryEngine
import MemoryModel

extension ScoreFile {
  /// Adds the pending scores of games that are over, and moves these to the finished ones.
  ///
  /// A killed program, or one that could not write the score, leaves such a game. Its score is
  /// added once: one that is already in the file is not added again. Games that are being played,
  /// are not over, or have no score are left unchanged, and so is everything that cannot be read or
  /// written.
  ///
  /// - Parameters:
  ///   - storage: The storage of the games, as in `GameRepository.storage`.
  ///   - player: Returns the name for the scores; called only if there are any.
  public func recover(from storage: Storage, player: () -> String) {
    let games = StoredGames(storage: storage, today: { 0 })
    let pending = ((try? games.ids()) ?? []).filter {
      games.pendingScore(of: $0, player: "") != nil
    }
    guard !pending.isEmpty else { return }
    let known = Set(load().scores.map(\.id))
    let player = player()
    for id in pending {
      guard let lock = try? storage.lock(StoredGames.name(of: id)),
        // The program that played it may have moved it meanwhile.
        let score = games.pendingScore(of: id, player: player),
        known.contains(id) || (try? add(score)) != nil
      else { continue }
      try? games.finish(id)
      withExtendedLifetime(lock) {}
    }
  }
}

extension StoredGames {
  /// Returns the score of a saved game that is over.
  fileprivate func pendingScore(of id: String, player: String) -> Score? {
    guard let bytes = try? storage.read(Self.name(of: id), atMost: GameFile.limit),
      let file = try? GameFile(bytes, id: id),
      let game = try? RecordedGame(replaying: file.game.record).game
    else { return nil }
    return Score(of: file.game, game, player: player, date: file.date)
  }
}
