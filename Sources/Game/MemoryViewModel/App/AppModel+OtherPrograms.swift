// Changes that other programs make to the player's files.
extension AppModel {
  /// Reads the scores again, if they have been read before.
  public func refreshScores() {
    guard areScoresLoaded else { return }
    if let saved = attempt("The scores cannot be read", world.savedScores) { scores.reload(saved) }
  }

  /// Notifies the screens with saved games of a change.
  public func noteChangedGames() { gameChanges += 1 }
}
