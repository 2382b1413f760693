import MemoryEngine
import MemoryModel

extension Film {
  /// All places of the table in order, including those of cards that have left it.
  ///
  /// Countdowns run at the speed of the film. At the end of a lost game, every remaining card shows
  /// its face.
  public var table: [TableCard] {
    let game = moment.game
    let isRevealed = showsFaces || isOver && isAtEnd
    return game.tableOrder.enumerated().map { position, id in
      let card = game.card(id, at: time)
      return TableCard(
        id: id, position: position,
        face: card.isOnTable && (card.isFaceUp || isRevealed) ? card.face : nil,
        isMatched: card.isMatched, isOnTable: card.isOnTable, dealt: 1,
        bonusFraction: card.isFaceUp ? card.bonusFraction : 0,
        isBonusRunning: card.isBonusRunning && isPlaying,
        bonusLimit: speed.watchingTime(of: game.rules.bonusLimit), half: game.half(of: card))
    }
  }

  /// The points that the latest flip of the film brought; nil for none.
  public var lastChange: ScoreChange? {
    lastOutcome.flatMap { moment.game.scoreChange(after: $0, flip: position) }
  }

  /// Returns the name of a player.
  public func name(of player: Int) -> String {
    opponents.name(of: player, among: record.rules.players, people: names)
  }
}
