// The changes that other programs make to what this one shows.
extension AppModel {
  /// Shows the scores as they are kept now, if they have been read before.
  public func refreshScores() {
    guard areScoresLoaded else { return }
    if let saved = attempt("The scores cannot be read", world.savedScores) { scores.reload(saved) }
  }

  /// Tells the screens that show saved games that these have changed.
  public func noteChangedGames() { gameChanges += 1 }
}
