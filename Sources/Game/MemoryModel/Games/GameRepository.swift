public import MemoryEngine

/// Where games are kept between sessions, as a value of closures.
///
/// Every closure may throw an error whose description is a sentence for the player.
public struct GameRepository {
  /// The saved games, those played last first.
  public var summaries: () throws -> [GameSummary]
  /// The latest games that are over, as many as `mostFinished`, those played last first.
  public var finished: () throws -> [GameSummary]
  /// A saved or finished game as it is now, for a look at it: other programs may have it.
  public var read: (_ id: String) throws -> SavedGame
  /// Keeps a game that begins, and all that happens in it.
  public var create: (SavedGame) throws -> GameRecorder
  /// Takes a game that was kept, so that no other program can; its recorder writes on.
  public var open: (_ id: String) throws -> (game: SavedGame, recorder: GameRecorder)
  /// Gives a game another name; it keeps its id.
  public var rename: (_ id: String, _ name: String) throws -> Void
  /// Keeps a copy under another id and name; the original stays.
  public var duplicate: (_ id: String) throws -> Void
  /// Takes a saved or finished game out of the repository, to where `restore` finds it until the next
  /// one is removed.
  public var remove: (_ id: String) throws -> Void
  /// Puts a removed game back, under the id that it had.
  public var restore: (_ id: String) throws -> Void

  /// Makes a repository of closures, each of which does what its property says.
  public init(
    summaries: @escaping () throws -> [GameSummary],
    finished: @escaping () throws -> [GameSummary],
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
    self.read = read
    self.create = create
    self.open = open
    self.rename = rename
    self.duplicate = duplicate
    self.remove = remove
    self.restore = restore
  }
}

extension GameRepository {
  /// How many finished games are kept; beyond, the one played longest ago goes.
  public static var mostFinished: Int { 50 }
}

/// Writes one game down while it is played.
public struct GameRecorder {
  /// Keeps what happened; quick enough to be called between two frames.
  public var append: (JournalEntry) throws -> Void
  /// Waits until every move is where a power cut cannot reach it, and throws why one is not.
  public var confirm: () throws -> Void
  /// Ends the writing and gives the game free for other programs.
  ///
  /// One that is not to be kept leaves the saved games: if it is over it is a finished one now, where
  /// the disk has room for it. It throws when a move was not kept.
  public var close: (SavedGame, _ isKept: Bool) throws -> Void

  /// Makes a recorder of closures; unless told otherwise, what is appended is safe at once.
  public init(
    append: @escaping (JournalEntry) throws -> Void,
    confirm: @escaping () throws -> Void = {},
    close: @escaping (SavedGame, Bool) throws -> Void
  ) {
    self.append = append
    self.confirm = confirm
    self.close = close
  }
}

/// What happened in a game, in the order and detail in which it is written down.
public enum JournalEntry: Hashable, Sendable {
  /// A player turned a card.
  case move(GameMove)
  /// All cards lie in new places.
  case shuffle
  /// The last move was taken back, with any shuffle since.
  case undo
  /// A hint was asked for.
  case hint
  /// Game time reached this without a move.
  case played(Duration)

  /// The game time of a move or of a pause; nil of entries without a time.
  public var time: Duration? {
    switch self {
    case .move(let move): .nanoseconds(move.nanoseconds)
    case .played(let time): time
    case .shuffle, .undo, .hint: nil
    }
  }
}
