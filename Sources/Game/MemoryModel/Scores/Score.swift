public import MemoryEngine

/// What one finished game brought.
public struct Score: Hashable, Identifiable, Sendable {
  /// Different for every score.
  public let id: String
  /// The id of the theme that was played.
  public let themeID: String
  /// As the theme was called when the game was played.
  public let themeName: String
  /// What `RulesChoice.name(of:)` says.
  public let rules: String
  /// Kinds of cards that were dealt.
  public let pairs: Int
  /// How many played, the computer included.
  public let players: Int
  /// Those of the best player.
  public let points: Int
  /// Turns of all players together.
  public let turns: Int
  /// Game time from the deal to the last flip, without pauses.
  public let time: Duration
  /// As typed; deals the same game again.
  public let seed: String
  /// As typed; empty for a player who gave none.
  public var player: String
  /// Seconds since 1970.
  public let date: Int64
  /// Whether every card was matched, rather than a limit reached.
  public let isWon: Bool

  /// Makes a score of what was kept of one.
  public init(
    id: String, themeID: String, themeName: String, rules: String, pairs: Int, players: Int,
    points: Int, turns: Int, time: Duration, seed: String, player: String, date: Int64, isWon: Bool
  ) {
    self.id = id
    self.themeID = themeID
    self.themeName = themeName
    self.rules = rules
    self.pairs = pairs
    self.players = players
    self.points = points
    self.turns = turns
    self.time = time
    self.seed = seed
    self.player = player
    self.date = date
    self.isWon = isWon
  }

  /// Whether this score stands above another: by more points, then fewer turns, less time, and
  /// being earlier.
  public func ranks(above other: Score) -> Bool {
    if points != other.points { return points > other.points }
    return (turns, time, date) < (other.turns, other.time, other.date)
  }
}

extension Score {
  /// The scores that are listed together: those of one theme by the same rules.
  public struct Sheet: Hashable, Sendable {
    /// The id of the theme that was played.
    public let themeID: String
    /// The name of the rules, as in `Score.rules`.
    public let rules: String

    /// Makes the sheet of a theme and the name of some rules.
    public init(themeID: String, rules: String) {
      self.themeID = themeID
      self.rules = rules
    }
  }

  /// The scores that can be compared: of one sheet, with as many pairs and players.
  public struct Category: Hashable, Sendable {
    /// The list in which its scores stand.
    public let sheet: Sheet
    /// Kinds of cards that were dealt.
    public let pairs: Int
    /// How many played, the computer included.
    public let players: Int

    /// Makes the category of games for one player, unless told otherwise.
    public init(themeID: String, rules: String, pairs: Int, players: Int = 1) {
      sheet = Sheet(themeID: themeID, rules: rules)
      self.pairs = pairs
      self.players = players
    }
  }

  /// The list in which this score stands.
  public var sheet: Sheet { Sheet(themeID: themeID, rules: rules) }

  /// Those with which this score can be compared.
  public var category: Category {
    Category(themeID: themeID, rules: rules, pairs: pairs, players: players)
  }
}

extension Score {
  /// The score of a game, or nil for one that brings none.
  ///
  /// Only what one player wins alone is compared with other games, unless it was for practice.
  ///
  /// - Parameters:
  ///   - saved: The game.
  ///   - game: The same, played to where it is now.
  ///   - player: Who played, as typed.
  ///   - date: The day, in seconds since 1970.
  public init?(of saved: SavedGame, _ game: MemoryGame<Face>, player: String, date: Int64) {
    guard game.isFinished, !saved.isPractice, saved.opponents.isEmpty, game.rules.players == 1
    else { return nil }
    self.init(
      id: saved.id, themeID: saved.theme.id, themeName: saved.theme.name,
      rules: RulesChoice.name(of: game.rules), pairs: saved.record.deck.kinds.count,
      players: game.rules.players, points: game.scores.first ?? 0, turns: game.turns,
      time: game.latestFlip, seed: saved.record.seed.text, player: player, date: date, isWon: true)
  }
}
