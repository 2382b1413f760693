public import MemoryEngine

extension Score {
  /// The score of a game, or nil for one that brings none.
  ///
  /// Only what one player wins alone is compared with other games, unless it was for practice.
  ///
  /// - Parameters:
  ///   - saved: The game.
  ///   - game: The same, played to where it is now.
  ///   - player: Who played, as typed.
  ///   - date: The day, in seconds since 1970.
  public init?(of saved: SavedGame, _ game: MemoryGame<Face>, player: String, date: Int64) {
    guard game.isFinished, !saved.isPractice, saved.opponent == nil, game.rules.players == 1
    else { return nil }
    self.init(
      id: saved.id, themeID: saved.theme.id, themeName: saved.theme.name,
      rules: RulesChoice.name(of: game.rules), pairs: saved.record.deck.kinds.count,
      players: game.rules.players, points: game.scores.first ?? 0, turns: game.turns,
      time: game.latestFlip, seed: saved.record.seed.text, player: player, date: date, isWon: true)
  }
}
