import MemoryEngine
public import MemoryModel

/// The dealer of a program's games: it makes setups by the player's settings, and games of setups.
public struct Dealer {
  let settings: Settings
  let library: ThemeLibrary
  let records: GameRecords
  let world: World

  /// The language of words: the chosen one, or by default that of the locale.
  public var language: WordLanguage { language(in: settings) }

  /// Returns the language of words in other settings.
  public func language(in settings: Settings) -> WordLanguage {
    settings.language(or: world.language, inUnicode: world.speaksUnicode)
  }

  /// Returns a theme with the sides and the language of the settings.
  public func sided(_ theme: Theme) -> Theme { theme.with(settings.sides, in: language) }
}

// Setups.
extension Dealer {
  /// Returns the setup of a game with a theme, by the settings.
  public func setup(
    for theme: Theme, pairs: GameSetup.DealtPairs = .all
  ) -> GameSetup {
    var rules = settings.rules.rules
    rules.players = settings.seats
    if !settings.hasBonus { rules.bonusLimit = .zero }
    var setup = GameSetup(
      theme: sided(theme), kinds: min(settings.pairs ?? theme.pairs, theme.kindFaces.count),
      copies: rules.matchSize, rules: rules, isPractice: settings.isPractice,
      opponents: settings.opponents)
    setup.pairs = pairs
    return setup
  }

  /// Returns the setup of the game of a score: its theme and pairs, by its rules if they have a
  /// name.
  func setup(for theme: Theme, as score: Score) -> GameSetup {
    var setup = setup(for: theme)
    setup.theme = theme.with(score.sides)
    if let choice = RulesChoice(rawValue: score.rules) { setup.rules = choice.rules }
    setup.rules.players = score.players
    setup.kinds = score.pairs
    setup.copies = setup.rules.matchSize
    setup.isPractice = false
    setup.opponents = []
    return setup
  }

  /// Returns the setup of the deal of a day.
  func setup(of deal: DailyDeal, isPractice: Bool) -> GameSetup {
    GameSetup(
      theme: deal.theme, kinds: deal.kinds, copies: deal.rules.matchSize, rules: deal.rules,
      isPractice: isPractice, daily: deal.day)
  }

  /// Returns the setup of the game after another one: it has the pairs that are the weakest now,
  /// the deal of a day can be repeated in practice, and another deal is no daily one.
  ///
  /// - Parameters:
  ///   - game: The game before.
  ///   - seed: The seed of the next deal; nil for a random one.
  /// - Returns: The setup.
  func setup(after game: GameViewModel, seed: Seed?) -> GameSetup {
    var setup = game.setup
    if seed == nil, setup.pairs != .all { setup.pairs = .weakest }
    guard setup.daily != nil else { return setup }
    let isSame = seed == game.seed
    setup.isPractice = isSame || settings.isPractice
    if !isSame { setup.daily = nil }
    return setup
  }

  /// Returns the setup of a game with another theme.
  ///
  /// - Parameters:
  ///   - theme: The other theme.
  ///   - setup: The setup with everything else.
  /// - Returns: The setup with the theme's own number of pairs.
  public func setup(for theme: Theme, like setup: GameSetup) -> GameSetup {
    var other = setup
    other.theme = sided(theme)
    other.kinds = min(theme.pairs, theme.kindFaces.count)
    other.pairs = .all
    return other
  }
}

// Games.
extension Dealer {
  /// Deals a game.
  ///
  /// - Throws: `RulesError`, `DeckError` or `ThemeError` for an impossible game, `OwnMemoryError`
  ///   for an opponent that cannot be fitted.
  func deal(_ setup: GameSetup, seed: Seed, experiment: ExperimentTag?) throws -> GameViewModel {
    var setup = try fittingOwnMemory(choosingPairs(setup))
    setup.experiment = experiment
    return seating(
      try GameViewModel(
        setup, seed: seed, opponents: opponents(setup.opponents, seed), schedule: schedule,
        now: world.now))
  }

  /// Continues a saved game with its theme, or with one of its faces if the library has none.
  ///
  /// - Throws: `ReplayError` for an impossible record.
  func resume(_ saved: SavedGame) throws -> GameViewModel {
    seating(
      try GameViewModel(
        resuming: saved, theme: theme(of: saved) ?? Theme(of: saved),
        opponents: opponents(saved.opponents, saved.record.seed), schedule: schedule,
        now: world.now))
  }

  /// Returns the library's theme of a saved game with the sides of the game.
  func theme(of saved: SavedGame) -> Theme? {
    library.theme(saved.theme.id)?.with(saved.theme.sides)
  }

  private func seating(_ game: GameViewModel) -> GameViewModel {
    game.names = settings.playerNames
    game.speaksUnicode = world.speaksUnicode
    return game
  }

  /// Returns the computers, each with its own random numbers, so that two of a level differ.
  private func opponents(_ opponents: Opponents, _ seed: Seed) -> [Opponent] {
    opponents.levels.enumerated().compactMap { index, level in
      let seed = index == 0 ? seed : Seed(seed.number &+ UInt64(index))
      guard level == .me else { return world.opponent(level, seed) }
      return opponents.memory.flatMap { world.ownMemory.play($0, seed) }
    }
  }

  /// The schedule of deals, which takes no time if motion is reduced.
  private var schedule: (Int) -> DealSchedule {
    settings.animation != .full ? GameViewModel.atOnce : world.schedule
  }

  /// Returns a setup that names its pairs, if it asks for the weakest.
  private func choosingPairs(_ setup: GameSetup) -> GameSetup {
    guard setup.pairs == .weakest else { return setup }
    records.refreshPairs()
    var chosen = setup
    let pairs = setup.theme.pairsToPractise(setup.kinds, by: records.pairs ?? PairMemories())
    chosen.pairs = .chosen(pairs.map(\.faces))
    return chosen
  }

  /// Returns a setup whose opponents have the player's memory, if one of them plays with it.
  ///
  /// - Throws: `OwnMemoryError` if the finished games tell too little, and the errors of the
  ///   history.
  private func fittingOwnMemory(_ setup: GameSetup) throws -> GameSetup {
    guard setup.opponents.includePlayer else { return setup }
    try records.history.load()
    let games = records.history.games.filter(\.isAlone).map(\.id)
    var setup = setup
    setup.opponents = setup.opponents.remembering(by: try world.ownMemory.fit(games.reversed()))
    return setup
  }
}
