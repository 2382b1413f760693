public import MemoryEngine

/// A game as it is kept: its record, and what the record does not know.
public struct SavedGame: Hashable, Identifiable, Sendable {
  /// Different for every game kept; letters and digits only.
  public let id: String
  /// What the player calls it.
  public var name: String
  /// The theme it was dealt from; the faces it plays with are the record's own.
  public let theme: ThemeMark
  /// Deck, rules, seed and moves: enough to play the game up to where it is.
  public var record: GameRecord<Face>
  /// Game time reached so far; never before the last move.
  public var played: Duration
  /// How many hints were asked for.
  public var hints: Int
  /// Whether moves may be taken back; such a game brings no score.
  public let isPractice: Bool
  /// The computers among the players.
  public let opponents: Opponents

  /// Makes a game to keep; nothing checks that its record can be played.
  public init(
    id: String, name: String, theme: ThemeMark, record: GameRecord<Face>,
    played: Duration = .zero, hints: Int = 0, isPractice: Bool = false,
    opponents: Opponents = []
  ) {
    self.id = id
    self.name = name
    self.theme = theme
    self.record = record
    self.played = played
    self.hints = hints
    self.isPractice = isPractice
    self.opponents = opponents
  }

  /// The theme of a saved game, as it was when the cards were dealt.
  public struct ThemeMark: Hashable, Sendable {
    /// The id of the theme, which may have been deleted since.
    public let id: String
    /// As the theme was called at the deal.
    public let name: String
    /// The colour of its cards at the deal.
    public let color: Theme.Color
    /// `Theme.digest` at the deal: another one now says that the theme was edited since.
    public let digest: UInt64

    /// Makes a mark of what a file says of its theme.
    public init(id: String, name: String, color: Theme.Color, digest: UInt64) {
      self.id = id
      self.name = name
      self.color = color
      self.digest = digest
    }
  }
}

extension SavedGame {
  /// Whether it was played to its end; not for a record of no possible game.
  ///
  /// - Complexity: O(cards + moves).
  public var isOver: Bool {
    (try? RecordedGame(replaying: record))?.game.isOver(at: played) == true
  }

  /// Takes in what happened after it was kept.
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
