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
    guard let due = computers.due, !isPaused else { return false }
    return clock.time >= due
  }

  /// Lets the computer turn a card at once, without waiting.
  ///
  /// - Returns: The card and its outcome, or `nil` if it is not the computer's turn.
  @discardableResult
  public func opponentFlip() -> (card: Int, outcome: Outcome)? {
    let time = clock.time
    guard let opponent = computers.inTurn(of: game, at: time), !isPaused,
      let card = opponent.nextCard(in: game, at: time)
    else { return nil }
    let outcome = flip(card, at: time)
    return outcome.isAccepted ? (card, outcome) : nil
  }

  /// True if it is a computer's turn, so that no card can be turned.
  public var isOpponentsTurn: Bool { computers.inTurn(of: game, at: clock.time) != nil }

  /// Schedules the computer's next flip, if it is its turn.
  func planOpponent() { computers.plan(in: game, at: clock.time) }
}
