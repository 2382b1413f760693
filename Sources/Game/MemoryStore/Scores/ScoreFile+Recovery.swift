import MemoryEngine
import MemoryModel

extension ScoreFile {
  /// Adds the pending scores of games that are over, and puts these among the finished ones.
  ///
  /// Such a game is left by a program that was killed, or could not write the score. It gives its
  /// score once: one that is in the file already is not added again. Games that are being played,
  /// go on, or bring no score are left alone; so is all that cannot be read or written now.
  ///
  /// - Parameters:
  ///   - storage: Where games are kept, as `GameRepository.storage` has it.
  ///   - player: Whose scores they are, as typed; asked only if there are any.
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
        // Whoever played it until now may have put it away.
        let score = games.pendingScore(of: id, player: player),
        known.contains(id) || (try? add(score)) != nil
      else { continue }
      try? games.finish(id)
      withExtendedLifetime(lock) {}
    }
  }
}

extension StoredGames {
  /// The score of a game that has ended and still lies here.
  fileprivate func pendingScore(of id: String, player: String) -> Score? {
    guard let bytes = try? storage.read(Self.name(of: id), atMost: GameFile.limit),
      let file = try? GameFile(bytes, id: id),
      let game = try? RecordedGame(replaying: file.game.record).game
    else { return nil }
    return Score(of: file.game, game, player: player, date: file.date)
  }
}
