import MemoryEngine
public import MemoryModel

// The score of a finished game.
extension AppModel {
  /// Reads the scores of earlier games once, when they are first needed.
  ///
  /// After a failure, only `readScores()` tries again.
  public func loadScores() {
    if !wereScoresRead { try? readScores() }
  }

  /// Reads the scores of earlier games, unless they are loaded.
  ///
  /// - Throws: The error of the storage, which a notice describes too.
  public func readScores() throws {
    guard !areScoresLoaded else { return }
    wereScoresRead = true
    scores.load(try reported("The scores cannot be read", world.savedScores))
    areScoresLoaded = true
  }

  /// Returns the best score of a theme, by the rules of the settings.
  public func best(of theme: Theme) -> Score? {
    let setup = setup(for: theme)
    return scores.best(
      of: Score.Category(
        themeID: theme.id, rules: RulesChoice.name(of: setup.rules), pairs: setup.kinds,
        players: setup.rules.players, sides: setup.theme.sides))
  }

  /// Adds the score of the game if its last move has ended it.
  ///
  /// The score is saved when the function returns, and the game is no longer among the saved ones.
  /// If the score cannot be saved, the game stays, and its score is added later.
  func countScore() {
    guard let game, game.result != nil, !isCounted else { return }
    isCounted = true
    countPairs()
    loadScores()
    guard let saved = savedGame,
      let score = Score(
        of: saved, game.game, player: settings.playerName, date: world.today())
    else { return }
    let isBest = scores.isBest(score)
    do {
      try scores.add(score)
      try? recorder?.close(saved, false)
      (recorder, unbegun) = (nil, nil)
    } catch {
      isScorePending = true
      tellScoreFailed(error)
    }
    if isBest { newBest = score }
  }

  private func tellScoreFailed(_ error: any Error) {
    notify(.warning, "The score is not being saved: \(error)".printable(atMost: 200))
  }

  /// Names the player of the new best score, and remembers the name.
  ///
  /// If the name cannot be saved, the score still waits for one.
  public func nameBest(_ name: String) {
    guard var score = newBest else { return }
    settings.playerName = name
    score.player = name
    do {
      try scores.rename(score)
      newBest = nil
    } catch {
      tellScoreFailed(error)
    }
  }

  /// Removes the scores of a sheet permanently.
  public func clearScores(_ sheet: Score.Sheet) {
    attempt("The scores cannot be cleared") { try scores.clear(sheet) }
  }
}
