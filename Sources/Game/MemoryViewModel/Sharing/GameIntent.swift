/// What somebody at a table wishes of a game that is kept elsewhere.
public enum GameIntent: Hashable, Sendable {
  /// Turn the card of this id.
  case choose(Int)
  /// Stop the clock.
  case pause
  /// Go on.
  case resume
  /// Take the last flip back, in practice.
  case undo
  /// Have all cards lie in new places.
  case shuffle
  /// Count that a hint was asked for.
  case hint
  /// Deal another game, now that this one is over.
  case again
}
