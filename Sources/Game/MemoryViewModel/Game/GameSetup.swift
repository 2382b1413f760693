public import MemoryEngine
public import MemoryModel

/// The setup of a game, from which it is dealt.
public struct GameSetup: Sendable {
  /// The theme with the faces.
  public var theme: Theme
  /// The number of kinds of cards.
  public var kinds: Int
  /// The number of cards of each kind.
  public var copies: Int
  /// The rules, including the number of players.
  public var rules: Rules
  /// True if moves may be undone.
  public var isPractice: Bool
  /// The computers among the players.
  public var opponents: Opponents
  /// The day of the daily deal that is played; nil for another deal.
  public var daily: CivilDate?
  /// The participant and condition of an experiment; nil for a game that is not part of one.
  public var experiment: ExperimentTag?
  /// The pairs of the theme that are dealt.
  public var pairs = DealtPairs.all

  /// The pairs of a theme from which a game is dealt.
  public enum DealtPairs: Hashable, Sendable {
    /// All pairs.
    case all
    /// The pairs that players need most at the moment of the deal.
    case weakest
    /// The pairs that were the weakest.
    case chosen([[Face]])

    var chosen: [[Face]]? { if case .chosen(let pairs) = self { pairs } else { nil } }
  }

  /// Creates a setup; the deal checks that the theme has so many kinds.
  public init(
    theme: Theme, kinds: Int, copies: Int, rules: Rules = .course, isPractice: Bool = false,
    opponents: Opponents = [], daily: CivilDate? = nil
  ) {
    self.theme = theme
    self.kinds = kinds
    self.copies = copies
    self.rules = rules
    self.isPractice = isPractice
    self.opponents = opponents
    self.daily = daily
  }

  /// Creates the setup of a saved game; another game takes its faces from the theme.
  init(of saved: SavedGame, theme: Theme) {
    let kinds = saved.record.deck.kinds
    self.init(
      theme: theme, kinds: kinds.count, copies: kinds.map(\.copies).max() ?? 0,
      rules: saved.record.rules, isPractice: saved.isPractice, opponents: saved.opponents,
      daily: saved.daily)
    experiment = saved.experiment
  }

  /// The number of people, who sit before the computers.
  public var people: Int { opponents.people(among: rules.players) }

  /// Returns the name of a computer player; nil for a person.
  public func computerTitle(of player: Int) -> String? {
    opponents.title(of: player, among: rules.players)
  }

  func deal(_ seed: Seed) throws -> RecordedGame<Face> {
    let deck = try theme.deck(
      kinds: kinds, copies: copies, seed: seed, among: pairs.chosen)
    return try RecordedGame(deck: deck, rules: rules, seed: seed)
  }
}
