public import MemoryEngine
public import MemoryModel

// Deals, each of which leaves the current game.
extension AppModel {
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
    return play(dealer.setup(for: theme, pairs: pairs), seed: seed)
  }

  /// Saves the choices as settings and deals, after leaving the current game.
  ///
  /// - Returns: True if there is such a game.
  @discardableResult
  public func play(_ choice: GameChoice) -> Bool {
    choice.save(in: settings)
    return play(choice.theme, pairs: choice.isWeak && choice.hasWeakPairs ? .weakest : .all)
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
    let game = try dealer.deal(setup, seed: seed, experiment: experiment?.tag(deal: number))
    leave()
    settings.lastTheme = setup.theme.id
    show(game, named: setup.theme.name, life: .dealt)
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
    if let game { play(dealer.setup(after: game, seed: seed), seed: seed) }
  }

  /// Deals again at the request of another terminal, after leaving the current game.
  public func grantDealRequest() {
    table.dealRequest = nil
    playAgain()
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
    return play(dealer.setup(for: theme, as: score), seed: Seed(score.seed))
  }
}
