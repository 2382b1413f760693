import MemoryEngine
public import MemoryModel

// The history of finished games.
extension AppModel {
  /// The present day by the player's clock.
  public var today: CivilDate {
    let now = world.today()
    let (local, _) = now.addingReportingOverflow(Int64(world.zone(now)))
    return CivilDate(secondsSince1970: local)
  }

  /// The result of the current game as text, without faces; nil before its end.
  public var resultText: String? {
    game?.result == nil
      ? nil : keeper?.playedGame.map { ResultText(of: $0).lines(isUnicode: world.speaksUnicode) }
  }

  /// The rank of the current game among the player's own, such as `your 3rd best of 12 with 10
  /// pairs`; nil before its end, for the first, and for a game that cannot be compared.
  public var rankText: String? {
    guard game?.result != nil, let playedGame = keeper?.playedGame,
      let pairs = playedGame.pairsAlone,
      let (rank, count) = records.history.rank(of: playedGame), count > 1
    else { return nil }
    let games = "of \(count) with \(pairs) \(pairs == 1 ? "pair" : "pairs")"
    return rank == 1 ? "your best \(games)" : "your \(rank.ordinal) best \(games)"
  }

  /// Returns the best score of a theme, by the rules of the settings.
  public func best(of theme: Theme) -> Score? {
    let setup = setup(for: theme)
    return records.scores.best(
      of: Score.Category(
        themeID: theme.id, rules: RulesChoice.name(of: setup.rules), pairs: setup.kinds,
        players: setup.rules.players, sides: setup.theme.sides))
  }

  /// Names the player of the new best score, and remembers the name.
  ///
  /// If the name cannot be saved, the score still waits for one.
  public func nameBest(_ name: String) {
    guard keeper?.newBest != nil else { return }
    settings.playerName = name
    keeper?.nameBest(name)
  }

  /// Returns the pairs of a theme that have a history with the sides of the settings, the weakest
  /// first.
  public func weakestPairs(of theme: Theme) -> [Theme.RememberedPair] {
    sided(theme).weakestPairs(by: records.pairs ?? PairMemories())
  }

  /// The pairs of the game's theme that were forgotten, in this game or earlier, and not known
  /// since; the weakest first.
  public var forgottenPairs: [Theme.RememberedPair] {
    guard let theme = game?.setup.theme, let memories = records.pairs else { return [] }
    return theme.weakestPairs(by: memories)
      .filter { $0.memory.map { $0.forgotten > 0 && $0.box == 1 } ?? false }
  }

  /// Writes the current game to a new file.
  ///
  /// - Throws: An error if that is not possible; an existing file is not replaced.
  public func copyGame(to path: String) throws {
    guard let current else { return }
    try world.writeGame(current.saved, path)
    current.noteCopy(at: path)
  }
}
