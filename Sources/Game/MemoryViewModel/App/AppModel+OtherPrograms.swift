// Changes that other programs make to the player's files.
extension AppModel {
  /// Reads the scores again, if they have been read before.
  public func refreshScores() {
    guard areScoresLoaded else { return }
    if let saved = attempt("The scores cannot be read", world.savedScores) { scores.reload(saved) }
  }

  /// Reads the history again, if it has been read before.
  public func refreshHistory() {
    attempt("The history cannot be read") { try history.refresh() }
  }

  /// Notifies the screens with saved games of a change.
  public func noteChangedGames() { gameChanges += 1 }
}
