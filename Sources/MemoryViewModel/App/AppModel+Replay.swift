import MemoryEngine
public import MemoryModel

extension AppModel {
  /// Deals the game of a score again: its theme, pairs and seed, by its rules if they have a name.
  ///
  /// The deal is the same as long as the faces of the theme are.
  ///
  /// - Returns: Whether there is such a game; a notice tells why not.
  @discardableResult
  public func replay(_ score: Score) -> Bool {
    guard let theme = library.theme(score.themeID) else {
      notify(.warning, "The theme \(score.themeName.printable(atMost: 40)) is no longer there.")
      return false
    }
    return play(setup(for: theme, as: score), seed: Seed(score.seed))
  }

  private func setup(for theme: Theme, as score: Score) -> GameSetup {
    var setup = setup(for: theme)
    if let choice = RulesChoice(rawValue: score.rules) { setup.rules = choice.rules }
    setup.rules.players = score.players
    setup.kinds = score.pairs
    setup.copies = setup.rules.matchSize
    setup.isPractice = false
    setup.opponent = nil
    return setup
  }
}
