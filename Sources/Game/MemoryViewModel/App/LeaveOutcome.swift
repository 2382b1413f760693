/// The outcome for a game if the player leaves it now.
public enum LeaveOutcome: Hashable, Sendable {
  /// The game has no moves and is not saved.
  case nothing
  /// The game continues at its host.
  case elsewhere
  /// The game is over, and its score is saved.
  case over
  /// The game is over, and is kept until its score can be saved.
  case scorePending
  /// The game is saved and can be continued.
  case saved
  /// The game is only saved in a file that the player named.
  case copied(String)
  /// The game, or its last part, is lost, for a reason without a full stop.
  case lost(String, isPartly: Bool)

  /// True if leaving the game loses anything.
  public var isLoss: Bool {
    if case .lost = self { true } else { false }
  }
}
