public import MemoryEngine

/// What happened in a game, in the order and detail in which it is written down.
public enum GameEntry: Hashable, Sendable {
  case move(GameMove)
  /// All cards lie in new places.
  case shuffle
  /// The last move was taken back, with any shuffle since.
  case undo
  /// A hint was asked for.
  case hint
  /// Game time reached this without a move.
  case played(Duration)
}
