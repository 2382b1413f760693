import MemoryEngine
import MemoryModel

extension Storage {
  /// Adds what is missing of games that are over, and moves these to the finished ones.
  ///
  /// A killed program, or one that could not write, leaves such a game among the saved ones. Its
  /// score and its line in the history are added unless they are there. Games that are being played
  /// or are not over are left unchanged, and so is everything that cannot be read or written.
  ///
  /// - Parameters:
  ///   - zone: Returns the seconds by which the player's clock is ahead of UTC at a date.
  ///   - player: Returns the name for the scores; called only if there are any.
  public func recoverFinishedGames(
    zone: @escaping @Sendable (Int64) -> Int = { _ in 0 }, player: () -> String
  ) {
    let games = StoredGames(storage: self, today: { 0 })
    let ids = ((try? games.ids()) ?? []).filter { games.finishedFile($0) != nil }
    guard !ids.isEmpty else { return }
    let records = KnownRecords(in: self, zone: zone)
    let player = player()
    for id in ids {
      guard let lock = try? lock(StoredGames.name(of: id)),
        // The program that played it may have moved it meanwhile.
        let file = games.finishedFile(id), (try? records.add(file, player: player)) != nil
      else { continue }
      try? games.finish(id)
      withExtendedLifetime(lock) {}
    }
  }
}

extension StoredGames {
  /// Returns the file of a saved game that is over.
  fileprivate func finishedFile(_ id: String) -> GameFile? {
    guard let bytes = try? storage.read(Self.name(of: id), atMost: GameFile.limit),
      let file = try? GameFile(bytes, id: id), file.game.isOver
    else { return nil }
    return file
  }
}

/// The scores and the history, with the ids that they had at first.
private struct KnownRecords {
  private let scores: ScoreFile
  private let history: HistoryFile
  private let zone: (Int64) -> Int
  private let scored: Set<String>
  private let played: Set<String>

  init(in storage: any Storage, zone: @escaping @Sendable (Int64) -> Int) {
    scores = ScoreFile(in: storage)
    history = HistoryFile(in: storage, zone: zone)
    self.zone = zone
    scored = Set(scores.load().scores.map(\.id))
    played = Set(history.load().games.map(\.id))
  }

  /// Adds the score of a game, if it has one, and its line in the history, unless they are there.
  func add(_ file: GameFile, player: String) throws {
    let game = try RecordedGame(replaying: file.game.record).game
    if !scored.contains(file.game.id),
      let score = Score(of: file.game, game, player: player, date: file.date)
    {
      try scores.add(score)
    }
    let circumstances = PlayedGame.Circumstances(date: file.date, zone: zone(file.date))
    if !played.contains(file.game.id), let played = PlayedGame(of: file.game, circumstances) {
      try history.add(played)
    }
  }
}
