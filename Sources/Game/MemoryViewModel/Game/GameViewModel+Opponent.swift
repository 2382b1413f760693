public import MemoryEngine

extension GameViewModel {
  /// Lets the opponent turn the card it is due to turn by now, if any.
  ///
  /// - Returns: The card and what it did, or `nil` when nothing was due.
  @discardableResult
  public func advance() -> (card: Int, outcome: Outcome)? {
    isOpponentDue ? opponentFlip() : nil
  }

  /// Whether the opponent should have turned its next card by now.
  public var isOpponentDue: Bool {
    guard let opponentDue, !isPaused else { return false }
    return timer.time(at: now()) >= opponentDue
  }

  /// Lets the opponent turn a card at once, as where nobody wants to wait for it.
  ///
  /// - Returns: The card and what it did, or `nil` when it is not the opponent's turn.
  @discardableResult
  public func opponentFlip() -> (card: Int, outcome: Outcome)? {
    let time = timer.time(at: now())
    guard let opponent = opponentInTurn, !isPaused, let card = opponent.nextCard(in: game, at: time)
    else { return nil }
    let outcome = flip(card, at: time)
    return outcome.isAccepted ? (card, outcome) : nil
  }

  /// The computer whose turn it is; nil while a person's is, and after the end.
  var opponentInTurn: Opponent? {
    let index = game.currentPlayer - setup.people
    return opponents.indices.contains(index) && result == nil ? opponents[index] : nil
  }

  /// Decides when the opponent turns its next card, if it is its turn.
  func planOpponent() {
    guard let opponent = opponentInTurn else {
      opponentDue = nil
      return
    }
    let beginsTurn = game.faceUp.isEmpty || game.faceUp.count == game.rules.matchSize
    opponentDue = timer.time(at: now()) + opponent.pause(beforeTurn: beginsTurn)
  }
}
