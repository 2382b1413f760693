import MemoryEngine
public import MemoryModel

// What a game that has ended brings.
extension AppModel {
  /// Reads the scores of earlier games, once: when they are shown first or one may be the best.
  public func loadScores() {
    guard !areScoresLoaded else { return }
    areScoresLoaded = true
    if let saved = attempt("The scores cannot be read", world.savedScores) { scores.load(saved) }
  }

  /// The best score of a theme, played as the settings say now.
  public func best(of theme: Theme) -> Score? {
    let setup = setup(for: theme)
    return scores.best(
      of: Score.Category(
        themeID: theme.id, rules: RulesChoice.name(of: setup.rules), pairs: setup.kinds,
        players: setup.rules.players))
  }

  /// Counts the score of the game if its last move has ended it.
  ///
  /// When it returns, the score is kept and the game is none any more that could bring one. Where
  /// the score cannot be kept the game stays, and brings it later.
  func countScore() {
    guard let game, game.result != nil, !isCounted else { return }
    isCounted = true
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

  /// Gives the new best score the name of its player, who is remembered.
  ///
  /// It goes on waiting for a name where this one cannot be kept.
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

  /// Clears the scores of a sheet for good.
  public func clearScores(_ sheet: Score.Sheet) {
    attempt("The scores cannot be cleared") { try scores.clear(sheet) }
  }
}
