public import MemoryEngine

/// A finished game in the history, which outlasts its record.
public struct PlayedGame: Hashable, Identifiable, Sendable {
  /// The players and the purpose of a game; only the last two tell about the player's own memory.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A game whose moves may have been undone, or the repetition of a daily deal.
    case practice
    /// A game in kids mode.
    case kids
    /// A game with other people.
    case guests
    /// The first game of a day's deal.
    case daily
    /// Any other game.
    case own
  }

  /// The id of the game.
  public let id: String
  /// The kind of the game.
  public var kind: Kind
  /// The date of the end in seconds since 1970.
  public let date: Int64
  /// The day of the end, by the clock of the player.
  public let day: CivilDate
  /// The day of the daily deal that was played; nil for another deal.
  public let daily: CivilDate?
  /// The id of the theme.
  public let themeID: String
  /// The name of the theme at the time of the game.
  public let themeName: String
  /// The name of the rules, as `RulesChoice.name(of:)` returns it.
  public let rules: String
  /// The number of kinds of cards.
  public let kinds: Int
  /// The number of cards of each kind; the largest, if they differ.
  public let copies: Int
  /// The number of cards in a match.
  public let matchSize: Int
  /// True if all cards were shown at the start.
  public let hasPeek: Bool
  /// The number of players, computers included.
  public let players: Int
  /// True if every card was matched; false if a limit was reached.
  public let isWon: Bool
  /// The number of turns of all players.
  public let turns: Int
  /// The game time without pauses.
  public let time: Duration
  /// The points of the first player.
  public let points: Int
  /// The number of hints.
  public let hints: Int
  /// The kinds of the turns of the first player.
  public let turnKinds: [GameAnalysis.Turn.Kind]

  /// Creates a game from saved values.
  public init(
    id: String, kind: Kind, date: Int64, day: CivilDate, daily: CivilDate? = nil, themeID: String,
    themeName: String, rules: String, kinds: Int, copies: Int, matchSize: Int, hasPeek: Bool,
    players: Int, isWon: Bool, turns: Int, time: Duration, points: Int, hints: Int,
    turnKinds: [GameAnalysis.Turn.Kind]
  ) {
    self.id = id
    self.kind = kind
    self.date = date
    self.day = day
    self.daily = daily
    self.themeID = themeID
    self.themeName = themeName
    self.rules = rules
    self.kinds = kinds
    self.copies = copies
    self.matchSize = matchSize
    self.hasPeek = hasPeek
    self.players = players
    self.isWon = isWon
    self.turns = turns
    self.time = time
    self.points = points
    self.hints = hints
    self.turnKinds = turnKinds
  }
}

extension PlayedGame {
  /// True if the game tells about the player's own memory.
  public var isOwn: Bool { kind == .own || kind == .daily }

  /// The number of pairs of a game whose turns can be compared with others; otherwise nil.
  ///
  /// Games can be compared if one player found all pairs, without hints and without a peek.
  public var pairsAlone: Int? {
    let arePairs = copies == 2 && matchSize == 2
    return isAlone && isWon && arePairs ? kinds : nil
  }

  /// True if the player alone chose all cards, without hints and without a peek.
  public var isAlone: Bool { isOwn && players == 1 && hints == 0 && !hasPeek }
}
