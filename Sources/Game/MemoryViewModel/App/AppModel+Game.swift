public import MemoryEngine
public import MemoryModel

// The current game, from the deal to the score.
extension AppModel {
  /// The language of words: the chosen one, or by default that of the locale.
  public var language: WordLanguage { language(in: settings) }

  /// Returns the language of words in other settings.
  public func language(in settings: Settings) -> WordLanguage {
    settings.language(or: world.language, inUnicode: world.speaksUnicode)
  }

  /// Returns a theme with the sides and the language of the settings.
  public func sided(_ theme: Theme) -> Theme { theme.with(settings.sides, in: language) }

  /// Returns the setup of a game with a theme, by the settings.
  public func setup(for theme: Theme) -> GameSetup {
    var rules = settings.rules.rules
    rules.players = settings.seats
    if !settings.hasBonus { rules.bonusLimit = .zero }
    return GameSetup(
      theme: sided(theme),
      kinds: min(settings.pairs ?? theme.pairs, theme.kindFaces.count),
      copies: rules.matchSize, rules: rules, isPractice: settings.isPractice,
      opponents: settings.opponents)
  }

  /// Deals a theme after leaving the current game.
  ///
  /// - Returns: True unless the theme cannot be played, in which case a notice has the reason.
  @discardableResult
  public func play(
    _ theme: Theme, pairs: GameSetup.DealtPairs = .all, seed: Seed? = nil
  ) -> Bool {
    if let problem = theme.problems.first(where: { $0.severity == .error }) {
      notices.show(.warning, "\(theme.name.printable(atMost: 40)) cannot be played yet: \(problem)")
      return false
    }
    var setup = setup(for: theme)
    setup.pairs = pairs
    return play(setup, seed: seed)
  }

  /// Deals a game after leaving the current one.
  @discardableResult
  public func play(_ setup: GameSetup, seed: Seed? = nil) -> Bool {
    let seed = seed ?? world.newSeed()
    return notices.attempt("This game cannot be dealt") { try deal(setup, seed: seed) } != nil
  }

  /// Deals a game after leaving the current one.
  ///
  /// - Parameters:
  ///   - setup: The setup of the game.
  ///   - seed: The seed of the deal.
  ///   - number: The number of the deal in the experiment's list; nil for another deal.
  /// - Throws: `RulesError`, `DeckError` or `ThemeError` for an impossible game, `OwnMemoryError`
  ///   for an opponent that cannot be fitted; the current game continues.
  public func deal(_ setup: GameSetup, seed: Seed, number: Int? = nil) throws {
    var setup = try fittingOwnMemory(choosingPairs(setup))
    setup.experiment = experiment?.tag(deal: number)
    let model = try GameViewModel(
      setup, seed: seed, opponents: opponents(setup.opponents, seed),
      schedule: schedule, now: world.now)
    leave()
    settings.lastTheme = setup.theme.id
    show(model, named: setup.theme.name, life: .dealt)
  }

  /// Deals again with the same setup, after leaving the current game.
  ///
  /// In a game that another terminal hosts, the request is sent to the host. In an experiment with
  /// a list of deals the next one follows, unless a seed was named.
  ///
  /// - Parameter seed: The same seed for the same deal, or nil for a random one.
  public func playAgain(seed: Seed? = nil) {
    if let wish = game?.wish { return wish(.again) }
    if seed == nil, playsNextDeal() { return }
    if let setup = game?.setup { play(again(setup, seed), seed: seed) }
  }

  /// Returns the setup of another game: it has the pairs that are the weakest now, the deal of a
  /// day can be repeated in practice, and another deal is no daily one.
  private func again(_ setup: GameSetup, _ seed: Seed?) -> GameSetup {
    var setup = setup
    if seed == nil, setup.pairs != .all { setup.pairs = .weakest }
    guard setup.daily != nil else { return setup }
    let isSame = seed == game?.seed
    setup.isPractice = isSame || settings.isPractice
    if !isSame { setup.daily = nil }
    return setup
  }

  /// The playable theme that follows the current one; the first theme follows the last one.
  public var nextTheme: Theme? {
    guard let current = game?.setup.theme.id else { return nil }
    let themes = library.themes
    let index = themes.firstIndex { $0.id == current } ?? -1
    let following = themes[(index + 1)...] + themes.prefix(index + 1)
    return following.first(where: \.isPlayable)
  }

  /// Deals the theme that follows the current one.
  public func playNextTheme() {
    if let nextTheme { play(nextTheme) }
  }

  /// Deals the game of a score again: its theme, pairs and seed, by its rules if they have a name.
  ///
  /// The deal is the same unless the faces of the theme have changed.
  ///
  /// - Returns: True if there is such a game; otherwise a notice has the reason.
  @discardableResult
  public func replay(_ score: Score) -> Bool {
    guard let theme = library.theme(score.themeID) else {
      notices.show(.warning, "The theme \(score.themeName.printable(atMost: 40)) no longer exists.")
      return false
    }
    return play(setup(for: theme, as: score), seed: Seed(score.seed))
  }

  private func setup(for theme: Theme, as score: Score) -> GameSetup {
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

  /// Returns the computers, each with its own random numbers, so that two of a level differ.
  func opponents(_ opponents: Opponents, _ seed: Seed) -> [Opponent] {
    opponents.levels.enumerated().compactMap { index, level in
      let seed = index == 0 ? seed : Seed(seed.number &+ UInt64(index))
      guard level == .me else { return world.opponent(level, seed) }
      return opponents.memory.flatMap { world.ownMemory.play($0, seed) }
    }
  }

  /// The schedule of deals, which takes no time if motion is reduced.
  var schedule: (Int) -> DealSchedule {
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
}
