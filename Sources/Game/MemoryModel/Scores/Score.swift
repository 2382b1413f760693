public import MemoryEngine

/// The score of a finished game.
public struct Score: Hashable, Identifiable, Sendable {
  /// The unique id of the score.
  public let id: String
  /// The id of the theme of the game.
  public let themeID: String
  /// The name of the theme at the time of the game.
  public let themeName: String
  /// The name of the rules, as `RulesChoice.name(of:)` returns it.
  public let rules: String
  /// The number of kinds of cards.
  public let pairs: Int
  /// The number of players, computers included.
  public let players: Int
  /// The points of the best player.
  public let points: Int
  /// The number of turns of all players.
  public let turns: Int
  /// The game time from the deal to the last flip, without pauses.
  public let time: Duration
  /// The text of the seed, which deals the same game again.
  public let seed: String
  /// The name that the player typed; empty for none.
  public var player: String
  /// The date in seconds since 1970.
  public let date: Int64
  /// True if every card was matched; false if a limit was reached.
  public let isWon: Bool
  /// The sides of the cards.
  public let sides: ThemeSides

  /// Creates a score from saved values.
  public init(
    id: String, themeID: String, themeName: String, rules: String, pairs: Int, players: Int,
    points: Int, turns: Int, time: Duration, seed: String, player: String, date: Int64,
    isWon: Bool, sides: ThemeSides = .same
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
    self.sides = sides
  }

  /// Returns true if this score ranks above another: by more points, then fewer turns, less time,
  /// and an earlier date.
  public func ranks(above other: Score) -> Bool {
    if points != other.points { return points > other.points }
    return (turns, time, date) < (other.turns, other.time, other.date)
  }
}

extension Score {
  /// The key of a list of scores, which are those of one theme with the same sides and rules.
  public struct Sheet: Hashable, Sendable {
    /// The id of the theme.
    public let themeID: String
    /// The name of the rules, as in `Score.rules`.
    public let rules: String
    /// The sides of the cards.
    public let sides: ThemeSides

    /// Creates the sheet of a theme, the name of rules, and sides.
    public init(themeID: String, rules: String, sides: ThemeSides = .same) {
      self.themeID = themeID
      self.rules = rules
      self.sides = sides
    }
  }

  /// The key of scores that can be compared: they are on one sheet, and of as many pairs and
  /// players.
  public struct Category: Hashable, Sendable {
    /// The sheet of the scores.
    public let sheet: Sheet
    /// The number of kinds of cards.
    public let pairs: Int
    /// The number of players, computers included.
    public let players: Int

    /// Creates a category, by default of games for one player.
    public init(
      themeID: String, rules: String, pairs: Int, players: Int = 1, sides: ThemeSides = .same
    ) {
      sheet = Sheet(themeID: themeID, rules: rules, sides: sides)
      self.pairs = pairs
      self.players = players
    }
  }

  /// The sheet that lists this score.
  public var sheet: Sheet { Sheet(themeID: themeID, rules: rules, sides: sides) }

  /// The category of scores with which this one can be compared.
  public var category: Category {
    Category(themeID: themeID, rules: rules, pairs: pairs, players: players, sides: sides)
  }
}

extension Score {
  /// Creates the score of a game; nil for a game without one.
  ///
  /// Games of several players and practice have no score.
  ///
  /// - Parameters:
  ///   - saved: The game.
  ///   - game: The state of the game.
  ///   - player: The name that the player typed.
  ///   - date: The date in seconds since 1970.
  public init?(of saved: SavedGame, _ game: MemoryGame<Face>, player: String, date: Int64) {
    guard game.isFinished, !saved.isPractice, saved.opponents.isEmpty, game.rules.players == 1
    else { return nil }
    self.init(
      id: saved.id, themeID: saved.theme.id, themeName: saved.theme.name,
      rules: RulesChoice.name(of: game.rules), pairs: saved.record.deck.kinds.count,
      players: game.rules.players, points: game.scores.first ?? 0, turns: game.turns,
      time: game.latestFlip, seed: saved.record.seed.text, player: player, date: date, isWon: true,
      sides: saved.theme.sides)
  }
}
