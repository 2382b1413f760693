public import MemoryEngine

/// A saved game: its record, and what the record does not contain.
public struct SavedGame: Hashable, Identifiable, Sendable {
  /// The unique id, of letters and digits only.
  public let id: String
  /// The player's name for the game.
  public var name: String
  /// The theme of the deal; the faces of the game are those of the record.
  public let theme: ThemeMark
  /// The deck, rules, seed and moves.
  public var record: GameRecord<Face>
  /// The game time so far; never before the last move.
  public var played: Duration
  /// The number of hints that were used.
  public var hints: Int
  /// True if moves may be undone; such a game has no score.
  public let isPractice: Bool
  /// The computers among the players.
  public let opponents: Opponents
  /// The day of the daily deal that is played; nil for another deal.
  public let daily: CivilDate?
  /// The participant and condition of an experiment; nil for a game that is not part of one.
  public let experiment: ExperimentTag?

  /// Creates a game without checking that its record is possible.
  public init(
    id: String, name: String, theme: ThemeMark, record: GameRecord<Face>,
    played: Duration = .zero, hints: Int = 0, isPractice: Bool = false,
    opponents: Opponents = [], daily: CivilDate? = nil, experiment: ExperimentTag? = nil
  ) {
    self.id = id
    self.name = name
    self.theme = theme
    self.record = record
    self.played = played
    self.hints = hints
    self.isPractice = isPractice
    self.opponents = opponents
    self.daily = daily
    self.experiment = experiment
  }

  /// The theme of a saved game, as it was at the deal.
  public struct ThemeMark: Hashable, Sendable {
    /// The id of the theme, which may have been deleted since.
    public let id: String
    /// The name of the theme at the deal.
    public let name: String
    /// The colour of the cards at the deal.
    public let color: Theme.Color
    /// The `Theme.digest` at the deal; it differs from the present one if the theme was edited
    /// since.
    public let digest: UInt64
    /// The sides of the cards.
    public let sides: ThemeSides

    /// Creates a mark from the values in a file.
    public init(
      id: String, name: String, color: Theme.Color, digest: UInt64, sides: ThemeSides = .same
    ) {
      self.id = id
      self.name = name
      self.color = color
      self.digest = digest
      self.sides = sides
    }

    /// Creates the mark of a theme.
    public init(of theme: Theme) {
      self.init(
        id: theme.id, name: theme.name, color: theme.color, digest: theme.digest,
        sides: theme.sides)
    }
  }
}

extension SavedGame {
  /// True if the game was played to its end; false for an impossible record.
  ///
  /// - Complexity: O(cards + moves).
  public var isOver: Bool {
    (try? RecordedGame(replaying: record))?.game.isOver(at: played) == true
  }

  /// Applies the next event of the game.
  public mutating func add(_ entry: JournalEntry) {
    if let time = entry.time { played = max(played, time) }
    switch entry {
    case .move(let move): record.moves.append(move)
    case .shuffle: record.shuffles.append(record.moves.count)
    case .undo:
      _ = record.moves.popLast()
      while let last = record.shuffles.last, last > record.moves.count {
        record.shuffles.removeLast()
      }
    case .hint: hints += 1
    case .played: break
    }
  }
}
