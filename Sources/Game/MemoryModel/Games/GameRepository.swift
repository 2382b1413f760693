public import MemoryEngine

/// A storage of games between sessions, as closures.
///
/// Every closure may throw an error whose description is a sentence for the player.
public struct GameRepository {
  /// Returns the saved games that are not over, the last played first.
  public var summaries: () throws -> [GameSummary]
  /// Returns all finished games, the last played first, with those that are still among the saved
  /// ones.
  public var finished: () throws -> [GameSummary]
  /// Returns the saved games that are not over and whose program was killed, the last played first;
  /// each of them once.
  public var interrupted: () throws -> [GameSummary]
  /// Returns a saved or finished game for reading, even if another program plays it.
  public var read: (_ id: String) throws -> SavedGame
  /// Saves a new game, and returns the recorder of its events.
  public var create: (SavedGame) throws -> GameRecorder
  /// Opens a saved game exclusively, and returns it with the recorder that continues it.
  public var open: (_ id: String) throws -> (game: SavedGame, recorder: GameRecorder)
  /// Renames a game; it keeps its id.
  public var rename: (_ id: String, _ name: String) throws -> Void
  /// Saves a copy under another id and name.
  public var duplicate: (_ id: String) throws -> Void
  /// Removes a saved or finished game; `restore` can undo that until the next game is removed.
  public var remove: (_ id: String) throws -> Void
  /// Restores a removed game, under its old id.
  public var restore: (_ id: String) throws -> Void

  /// Creates a repository from closures, each of which does what its property says.
  public init(
    summaries: @escaping () throws -> [GameSummary],
    finished: @escaping () throws -> [GameSummary],
    interrupted: @escaping () throws -> [GameSummary] = { [] },
    read: @escaping (String) throws -> SavedGame,
    create: @escaping (SavedGame) throws -> GameRecorder,
    open: @escaping (String) throws -> (game: SavedGame, recorder: GameRecorder),
    rename: @escaping (String, String) throws -> Void,
    duplicate: @escaping (String) throws -> Void,
    remove: @escaping (String) throws -> Void,
    restore: @escaping (String) throws -> Void
  ) {
    self.summaries = summaries
    self.finished = finished
    self.interrupted = interrupted
    self.read = read
    self.create = create
    self.open = open
    self.rename = rename
    self.duplicate = duplicate
    self.remove = remove
    self.restore = restore
  }
}

/// The recorder of a game while it is played.
public struct GameRecorder {
  /// Appends an event; fast enough to be called between two frames.
  public var append: (JournalEntry) throws -> Void
  /// Notes the game time, with which the game resumes if the program is killed; fast enough to be
  /// called every second, and not safe from a power failure.
  public var keepTime: (Duration) -> Void
  /// Waits until every event is safe from a power failure, and throws if one is not.
  public var confirm: () throws -> Void
  /// Writes events that are missing, and ends the recording, which releases the game for other
  /// programs.
  ///
  /// Throws if an event was not saved, or if the game cannot become a finished one; in the latter
  /// case the recording goes on.
  public var close: (SavedGame, Ending) throws -> Void

  /// The place of a game after its recording.
  public enum Ending: Hashable, Sendable {
    /// The game stays among the saved ones.
    case saved
    /// The game, which is over, moves to the finished ones.
    case finished
    /// The game is removed.
    case discarded
  }

  /// Creates a recorder from closures; by default appended events are safe at once.
  public init(
    append: @escaping (JournalEntry) throws -> Void,
    keepTime: @escaping (Duration) -> Void = { _ in },
    confirm: @escaping () throws -> Void = {},
    close: @escaping (SavedGame, Ending) throws -> Void
  ) {
    self.append = append
    self.keepTime = keepTime
    self.confirm = confirm
    self.close = close
  }
}

/// An event of a game, as it is recorded.
public enum JournalEntry: Hashable, Sendable {
  /// A player turned a card.
  case move(GameMove)
  /// All cards were shuffled.
  case shuffle
  /// The last move was undone, with any shuffle since.
  case undo
  /// A player used a hint.
  case hint
  /// The game time advanced to this without a move.
  case played(Duration)

  /// The game time of a move or a pause; nil for other events.
  public var time: Duration? {
    switch self {
    case .move(let move): .nanoseconds(move.nanoseconds)
    case .played(let time): time
    case .shuffle, .undo, .hint: nil
    }
  }
}
