import MemoryEngine

extension GameSummary {
  /// Sums up a saved game by playing its record, or is `nil` for a record of no possible game.
  ///
  /// - Parameters:
  ///   - saved: The game.
  ///   - lastPlayed: Seconds since 1970.
  ///   - isOpenElsewhere: Whether another program plays it.
  /// - Complexity: O(cards + moves).
  public init?(_ saved: SavedGame, lastPlayed: Int64?, isOpenElsewhere: Bool = false) {
    guard let game = try? RecordedGame(replaying: saved.record).game else { return nil }
    self.init(
      id: saved.id, name: saved.name, themeID: saved.theme.id, themeName: saved.theme.name,
      players: game.rules.players, opponent: saved.opponent, cards: game.cardCount,
      cardsLeft: game.unmatchedCards, scores: game.scores, turns: game.turns,
      played: saved.played, isOver: game.isOver(at: saved.played), lastPlayed: lastPlayed,
      isOpenElsewhere: isOpenElsewhere)
  }
}
