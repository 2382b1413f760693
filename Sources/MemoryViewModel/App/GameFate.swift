/// What becomes of a game that is left.
public enum GameFate: Hashable, Sendable {
  /// Nothing has happened in it, so nothing is kept.
  case nothing
  /// It has ended, and all that counts of it is kept.
  case over
  /// It has ended, and is kept until its score can be.
  case owingScore
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
