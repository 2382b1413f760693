public import MemoryEngine
import MemoryModel

extension GameViewModel {
  /// Lets the computer turn its next card, if that is due.
  ///
  /// - Returns: The card and its outcome, or `nil` if none was due.
  @discardableResult
  public func advance() -> (card: Int, outcome: Outcome)? {
    isOpponentDue ? opponentFlip() : nil
  }

  /// True if the computer's next flip is due.
  public var isOpponentDue: Bool {
    guard let opponentDue, !isPaused else { return false }
    return timer.time(at: now()) >= opponentDue
  }

  /// Lets the computer turn a card at once, without waiting.
  ///
  /// - Returns: The card and its outcome, or `nil` if it is not the computer's turn.
  @discardableResult
  public func opponentFlip() -> (card: Int, outcome: Outcome)? {
    let time = timer.time(at: now())
    guard let opponent = opponentInTurn, !isPaused, let card = opponent.nextCard(in: game, at: time)
    else { return nil }
    let outcome = flip(card, at: time)
    return outcome.isAccepted ? (card, outcome) : nil
  }

  /// The computer whose turn it is; nil in a person's turn, and after the end.
  var opponentInTurn: Opponent? {
    let index = game.currentPlayer - setup.people
    return opponents.indices.contains(index) && result == nil ? opponents[index] : nil
  }

  /// Lets all computers observe the moves of a game from its start.
  func letOpponentsWatch(_ record: GameRecord<Face>) {
    for (index, opponent) in opponents.enumerated() {
      opponent.watch(record, as: setup.people + index)
    }
  }

  /// Schedules the computer's next flip, if it is its turn.
  func planOpponent() {
    guard let opponent = opponentInTurn else {
      opponentDue = nil
      return
    }
    let beginsTurn = game.faceUp.isEmpty || game.faceUp.count == game.rules.matchSize
    opponentDue = timer.time(at: now()) + opponent.pause(beforeTurn: beginsTurn)
  }
}
