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
      notify(.warning, "\(theme.name.printable(atMost: 40)) cannot be played yet: \(problem)")
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
    return attempt("This game cannot be dealt") { try deal(setup, seed: seed) } != nil
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
    model.names = settings.playerNames
    model.speaksUnicode = world.speaksUnicode
    settings.lastTheme = setup.theme.id
    game = model
    beginRecording(model, as: setup.theme.name)
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
      notify(.warning, "The theme \(score.themeName.printable(atMost: 40)) no longer exists.")
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

  /// Continues a saved game after leaving the current one.
  ///
  /// - Returns: True if it can be played.
  @discardableResult
  public func resume(_ id: String) -> Bool {
    if id == gameID, game?.result == nil { return true }
    guard isFreeHere(id) else { return false }
    return attempt("This game cannot be opened") { try open(id) } != nil
  }

  /// Continues a saved game after leaving the current one.
  ///
  /// - Throws: The errors of the repository, or `ReplayError` for an impossible record.
  public func open(_ id: String) throws {
    leave()
    let (saved, recorder) = try world.repository.open(id)
    let model = try resumed(saved)
    (game, gameID, gameName) = (model, saved.id, saved.name)
    attach(recorder, to: model)
    isPartlySaved = true
  }

  /// Continues a game from a file, as a new saved game.
  ///
  /// - Throws: `ReplayError` for an impossible record; the current game continues.
  public func adopt(_ saved: SavedGame) throws {
    let model = try resumed(saved)
    leave()
    game = model
    beginRecording(model, as: saved.name)
  }

  private func resumed(_ saved: SavedGame) throws -> GameViewModel {
    let theme = library.theme(saved.theme.id)?.with(saved.theme.sides)
    let model = try GameViewModel(
      resuming: saved, theme: theme ?? Theme(of: saved),
      opponents: opponents(saved.opponents, saved.record.seed), schedule: schedule, now: world.now)
    model.names = settings.playerNames
    model.speaksUnicode = world.speaksUnicode
    if let theme, theme.digest != saved.theme.digest { tellThemeWasEdited(theme, saved) }
    return model
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

  private func tellThemeWasEdited(_ theme: Theme, _ saved: SavedGame) {
    let (then, now) = (saved.theme.digest.digestText, theme.digest.digestText)
    notify(
      .info,
      """
      The theme \(theme.name.printable(atMost: 40)) was edited since (\(then), now \(now)); \
      this game keeps its faces.
      """)
  }
}

extension Theme {
  /// Creates a theme of a saved game's faces, for a game whose theme does not exist here.
  public init(of saved: SavedGame) {
    let kinds = saved.record.deck.kinds.map(\.faces)
    let areUnequal = kinds.allSatisfy { $0.count > 1 }
    self.init(
      id: saved.theme.id, name: saved.theme.name, faces: kinds.compactMap(\.first),
      secondFaces: areUnequal ? kinds.map { $0[1] } : nil, pairs: kinds.count,
      color: saved.theme.color)
    sides = saved.theme.sides
  }
}
