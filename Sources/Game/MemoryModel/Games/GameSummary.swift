import MemoryEngine

/// A saved game in a list.
public struct GameSummary: Hashable, Identifiable, Sendable {
  public let id: String
  /// The player's name for the game.
  public var name: String
  /// The id of the theme, which may have been deleted since.
  public let themeID: String
  /// The name of the theme at the deal.
  public let themeName: String
  /// The number of players, computers included.
  public let players: Int
  /// The computers among the players.
  public let opponents: Opponents
  /// The number of cards, matched ones included.
  public let cards: Int
  /// The number of cards that are not matched.
  public let cardsLeft: Int
  /// The scores, indexed by player.
  public let scores: [Int]
  /// The number of finished turns, of all players.
  public let turns: Int
  /// The game time so far, without pauses.
  public let played: Duration
  /// True if the game is over; a saved game that is over waits for its score to be saved.
  public let isOver: Bool
  /// The date of the last play in seconds since 1970; nil if it is unknown.
  public let lastPlayed: Int64?
  /// True if another program plays the game.
  public let isOpenElsewhere: Bool
  /// The day of the daily deal that is played; nil for another deal.
  public let daily: CivilDate?
  /// The participant and condition of an experiment; nil for a game that is not part of one.
  public let experiment: ExperimentTag?

  /// Creates a summary from known values, without replaying a record.
  public init(
    id: String, name: String, themeID: String, themeName: String, players: Int,
    opponents: Opponents, cards: Int, cardsLeft: Int, scores: [Int], turns: Int,
    played: Duration, isOver: Bool, lastPlayed: Int64?, isOpenElsewhere: Bool,
    daily: CivilDate? = nil, experiment: ExperimentTag? = nil
  ) {
    self.id = id
    self.name = name
    self.themeID = themeID
    self.themeName = themeName
    self.players = players
    self.opponents = opponents
    self.cards = cards
    self.cardsLeft = cardsLeft
    self.scores = scores
    self.turns = turns
    self.played = played
    self.isOver = isOver
    self.lastPlayed = lastPlayed
    self.isOpenElsewhere = isOpenElsewhere
    self.daily = daily
    self.experiment = experiment
  }
}

extension [GameSummary] {
  /// The games, the last played first; equal ones by their ids.
  public var lastPlayedFirst: [GameSummary] {
    sorted { one, other in
      let (date, otherDate) = (one.lastPlayed ?? 0, other.lastPlayed ?? 0)
      return date == otherDate ? one.id < other.id : date > otherDate
    }
  }
}

extension GameSummary {
  /// Creates the summary of a saved game by replaying its record; `nil` for an impossible record.
  ///
  /// - Parameters:
  ///   - saved: The game.
  ///   - lastPlayed: The date of the last play in seconds since 1970.
  ///   - isOpenElsewhere: True if another program plays the game.
  /// - Complexity: O(cards + moves).
  public init?(_ saved: SavedGame, lastPlayed: Int64?, isOpenElsewhere: Bool = false) {
    guard let game = try? RecordedGame(replaying: saved.record).game else { return nil }
    self.init(
      id: saved.id, name: saved.name, themeID: saved.theme.id, themeName: saved.theme.name,
      players: game.rules.players, opponents: saved.opponents, cards: game.cardCount,
      cardsLeft: game.unmatchedCards, scores: game.scores, turns: game.turns,
      played: saved.played, isOver: game.isOver(at: saved.played), lastPlayed: lastPlayed,
      isOpenElsewhere: isOpenElsewhere, daily: saved.daily,
      experiment: saved.experiment)
  }
}
