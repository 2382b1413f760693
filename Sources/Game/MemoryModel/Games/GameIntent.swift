/// A request that a player at another terminal sends to the host of a shared game.
public enum GameIntent: Hashable, Sendable {
  /// Turns the card with this id.
  case choose(Int)
  /// Pauses the game.
  case pause
  /// Resumes the game.
  case resume
  /// Undoes the last flip, in practice.
  case undo
  /// Shuffles all cards.
  case shuffle
  /// Counts a hint.
  case hint
  /// Deals another game after the end of this one.
  case again
}
