public import MemoryEngine
public import MemoryModel

/// What it takes to deal a game.
public struct GameSetup: Sendable {
  /// Where the faces come from.
  public var theme: Theme
  /// How many kinds lie on the table.
  public var kinds: Int
  /// Cards of each kind.
  public var copies: Int
  /// The rules, the number of players among them.
  public var rules: Rules
  /// Whether moves may be taken back.
  public var isPractice: Bool
  /// The computers among the players.
  public var opponents: Opponents

  /// Makes a setup; whether the theme has so many kinds is checked at the deal.
  public init(
    theme: Theme, kinds: Int, copies: Int, rules: Rules = .course, isPractice: Bool = false,
    opponents: Opponents = []
  ) {
    self.theme = theme
    self.kinds = kinds
    self.copies = copies
    self.rules = rules
    self.isPractice = isPractice
    self.opponents = opponents
  }

  /// What a saved game was dealt with; another game takes its faces from the theme.
  init(of saved: SavedGame, theme: Theme) {
    let kinds = saved.record.deck.kinds
    self.init(
      theme: theme, kinds: kinds.count, copies: kinds.map(\.copies).max() ?? 0,
      rules: saved.record.rules, isPractice: saved.isPractice, opponents: saved.opponents)
  }

  /// How many of the players are people; they sit before the computers.
  public var people: Int { opponents.people(among: rules.players) }

  /// What the program calls a computer among the players; nil for a person.
  public func computerTitle(of player: Int) -> String? {
    opponents.title(of: player, among: rules.players)
  }

  func deal(_ seed: Seed) throws -> RecordedGame<Face> {
    let deck = try theme.deck(kinds: kinds, copies: copies, seed: seed)
    return try RecordedGame(deck: deck, rules: rules, seed: seed)
  }
}
