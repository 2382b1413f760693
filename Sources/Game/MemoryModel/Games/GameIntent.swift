/// A request that a player at another terminal sends to the host of a shared game.
public enum GameIntent: Hashable, Sendable {
  /// Turn the card with this id.
  case choose(Int)
  /// Stop the clock.
  case pause
  /// Let the clock run again.
  case resume
  /// Take the last flip back, in practice.
  case undo
  /// Lay all cards in new places.
  case shuffle
  /// Count a hint.
  case hint
  /// Deal another game, now that this one is over.
  case again
}
