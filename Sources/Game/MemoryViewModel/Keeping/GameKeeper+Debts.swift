import MemoryModel

// The debts at the end of a game: its pairs, its line in the history, and its score.
extension GameKeeper {
  /// Counts the pairs of a game that is not in the history yet.
  func countPairs() throws {
    place.records.loadHistory()
    guard !place.records.history.has(id) else { return }
    try place.records.countPairs(of: saved, people: game.setup.people)
  }

  /// Enters the game into the history at its first end; one that is continued after an undo keeps
  /// its line.
  func enterHistory() throws {
    guard let played = PlayedGame(of: saved, circumstances) else { return }
    place.records.loadHistory()
    if place.records.history.has(id) {
      // Each end of a practised game has its own result.
      playedGame = played
    } else {
      playedGame = played
      defer { if let playedGame { place.didEnter(playedGame) } }
      playedGame = try place.records.history.add(played)
    }
  }

  /// Adds the score to the table, which another ending of the game does not change.
  func addScore() throws {
    let scores = place.records.scores
    guard
      let score = Score(
        of: saved, game.game, player: place.settings.playerName, date: circumstances.date)
    else { return }
    place.records.loadScores()
    if scores.scores(of: score.sheet).contains(where: { $0.id == id }) { return }
    if scores.isBest(score) { newBest = score }
    try scores.add(score)
  }

  private var circumstances: PlayedGame.Circumstances {
    let date = place.world.today()
    var circumstances = PlayedGame.Circumstances(date: date, zone: place.world.zone(date))
    circumstances.isKidsMode = place.settings.isKidsMode
    circumstances.isShared = place.isShared()
    return circumstances
  }

  /// Names the player of the new best score, and remembers the name.
  ///
  /// If the name cannot be saved, the score still waits for one.
  public func nameBest(_ name: String) {
    guard var score = newBest else { return }
    place.settings.playerName = name
    score.player = name
    do {
      try place.records.scores.rename(score)
      newBest = nil
    } catch {
      carryOut(.tellRefusal(.score, "\(error)".printable(atMost: 160)))
    }
  }
}
