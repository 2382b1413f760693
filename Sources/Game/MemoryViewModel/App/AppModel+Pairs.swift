public import MemoryModel

// The histories of the pairs of themes.
extension AppModel {
  /// Reads the histories once, when they are first needed.
  public func loadPairs() {
    if pairMemories == nil { refreshPairs() }
  }

  /// Reads the histories again; after a failure they are those of before.
  public func refreshPairs() {
    let read = attempt("The pairs cannot be read", world.pairs.read)
    pairMemories = read ?? pairMemories ?? PairMemories()
  }

  /// Returns the pairs of a theme that have a history with the sides of the settings, the weakest
  /// first.
  public func weakestPairs(of theme: Theme) -> [Theme.RememberedPair] {
    sided(theme).weakestPairs(by: pairMemories ?? PairMemories())
  }

  /// The pairs of the game's theme that were forgotten, in this game or earlier, and not known
  /// since; the weakest first.
  public var forgottenPairs: [Theme.RememberedPair] {
    guard let theme = game?.setup.theme, let memories = pairMemories else { return [] }
    return theme.weakestPairs(by: memories)
      .filter { $0.memory.map { $0.forgotten > 0 && $0.box == 1 } ?? false }
  }

  /// Adds the pairs of the game, which is over.
  func countPairs() {
    guard let game, let saved = savedGame else { return }
    var added = PairMemories()
    added.add(saved, people: game.setup.people)
    guard !added.themes.isEmpty else { return }
    pairMemories =
      attempt("The pairs are not being saved") {
        try world.pairs.update { $0.add(saved, people: game.setup.people) }
      } ?? pairMemories
  }

  /// Returns a setup that names its pairs, if it asks for the weakest.
  func choosingPairs(_ setup: GameSetup) -> GameSetup {
    guard setup.pairs == .weakest else { return setup }
    refreshPairs()
    var chosen = setup
    let pairs = setup.theme.pairsToPractise(setup.kinds, by: pairMemories ?? PairMemories())
    chosen.pairs = .chosen(pairs.map(\.faces))
    return chosen
  }
}
