import MemoryModel

// The result for the player.
extension GameKeeper {
  /// The result of the game as text, without faces; nil before its end.
  public var resultText: String? {
    game.result == nil
      ? nil : playedGame.map { ResultText(of: $0).lines(isUnicode: place.world.speaksUnicode) }
  }

  /// The rank of the game among the player's own, such as `your 3rd best of 12 with 10 pairs`; nil
  /// before its end, for the first, and for a game that cannot be compared.
  public var rankText: String? {
    guard game.result != nil, let playedGame, let pairs = playedGame.pairsAlone,
      let (rank, count) = place.records.history.rank(of: playedGame), count > 1
    else { return nil }
    let games = "of \(count) with \(pairs) \(pairs == 1 ? "pair" : "pairs")"
    return rank == 1 ? "your best \(games)" : "your \(rank.ordinal) best \(games)"
  }

  /// The game as a running film; nil before its end.
  public var film: FilmPlayer? {
    guard game.result != nil, let film = try? Film(of: saved, names: game.names) else { return nil }
    return FilmPlayer(running: film, now: place.world.now)
  }
}
