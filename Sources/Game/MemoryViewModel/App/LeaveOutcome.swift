/// What becomes of a game if it is left now.
public enum LeaveOutcome: Hashable, Sendable {
  /// Nothing has happened in it, so nothing is kept.
  case nothing
  /// It is kept by somebody else, and goes on there.
  case elsewhere
  /// It has ended, and all that counts of it is kept.
  case over
  /// It has ended, and is kept until its score can be.
  case scorePending
  /// It goes on from where it is.
  case saved
  /// It is not in the repository, but in a file of the player's.
  case copied(String)
  /// What happened last is lost, or all of it; a sentence without its full stop says why.
  case lost(String, isPartly: Bool)

  /// Whether leaving the game loses anything.
  public var isLoss: Bool {
    if case .lost = self { true } else { false }
  }
}
