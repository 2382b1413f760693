import MemoryEngine

/// A saved game as a list shows it.
public struct GameSummary: Hashable, Identifiable, Sendable {
  public let id: String
  /// What the player calls it.
  public var name: String
  /// The id of the theme it was dealt from, which may have been deleted since.
  public let themeID: String
  /// As the theme was called at the deal.
  public let themeName: String
  /// How many play, computers included.
  public let players: Int
  /// The computers among them.
  public let opponents: Opponents
  /// All that were dealt, matched ones too.
  public let cards: Int
  /// Those that are not matched yet.
  public let cardsLeft: Int
  /// One a player.
  public let scores: [Int]
  /// Turns that are over, of all players.
  public let turns: Int
  /// Game time so far, without pauses.
  public let played: Duration
  /// Whether it has ended; of the saved games such a one waits for its score to be kept.
  public let isOver: Bool
  /// When it was last played, in seconds since 1970; nil when nobody knows.
  public let lastPlayed: Int64?
  /// Whether another program plays it now.
  public let isOpenElsewhere: Bool

  /// Makes a summary of what is known already, without playing a record.
  public init(
    id: String, name: String, themeID: String, themeName: String, players: Int,
    opponents: Opponents, cards: Int, cardsLeft: Int, scores: [Int], turns: Int,
    played: Duration, isOver: Bool, lastPlayed: Int64?, isOpenElsewhere: Bool
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
  }
}

extension GameSummary {
  /// Sums up a saved game by playing its record, or is `nil` for a record of no possible game.
  ///
  /// - Parameters:
  ///   - saved: The game.
  ///   - lastPlayed: Seconds since 1970.
  ///   - isOpenElsewhere: Whether another program plays it.
  /// - Complexity: O(cards + moves).
  public init?(_ saved: SavedGame, lastPlayed: Int64?, isOpenElsewhere: Bool = false) {
    guard let game = try? RecordedGame(replaying: saved.record).game else { return nil }
    self.init(
      id: saved.id, name: saved.name, themeID: saved.theme.id, themeName: saved.theme.name,
      players: game.rules.players, opponents: saved.opponents, cards: game.cardCount,
      cardsLeft: game.unmatchedCards, scores: game.scores, turns: game.turns,
      played: saved.played, isOver: game.isOver(at: saved.played), lastPlayed: lastPlayed,
      isOpenElsewhere: isOpenElsewhere)
  }
}
