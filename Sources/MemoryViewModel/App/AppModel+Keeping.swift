import MemoryEngine

// How the game that is played is written down.
extension AppModel {
  /// The game that is played, as it is to be kept.
  public var savedGame: SavedGame? {
    guard let game, let gameID else { return nil }
    let theme = game.setup.theme
    return SavedGame(
      id: gameID, name: gameName,
      theme: SavedGame.ThemeMark(
        id: theme.id, name: theme.name, color: theme.color, digest: theme.digest),
      record: game.record, played: game.time, hints: game.hints,
      isPractice: game.setup.isPractice, opponent: game.setup.opponent)
  }

  /// Whether what happens in the game is being written down.
  public var isKept: Bool { keeper != nil && !isSavingRefused }

  func beginKeeping(_ model: GameViewModel) {
    gameID = world.newID()
    gameName = model.setup.theme.name
    guard let saved = savedGame else { return }
    do {
      keep(model, with: try world.shelf.create(saved))
    } catch {
      tellSavingFailed(error)
      keep(model, with: nil)
    }
  }

  func keep(_ model: GameViewModel, with keeper: GameKeeper?) {
    self.keeper = keeper
    isCounted = model.result != nil
    newBest = nil
    model.journal = { [weak self, weak model] entry in
      self?.write(entry)
      if case .move = entry, model?.lastOutcome?.isMatch == true { self?.ring() }
    }
  }

  private func ring() {
    if settings.bell { bells += 1 }
  }

  private func write(_ entry: GameEntry) {
    do {
      try keeper?.append(entry)
      if keeper != nil { isSavingRefused = false }
    } catch {
      tellSavingFailed(error)
    }
  }

  /// Says so once, until saving works again: play goes on.
  func tellSavingFailed(_ error: any Error) {
    guard !isSavingRefused else { return }
    isSavingRefused = true
    notify(.error, "The game is not being saved: \(error)".printable(atMost: 200))
  }

  /// Reads the scores of earlier games, once: when they are shown first or one may be the best.
  public func loadScores() {
    guard !areScoresLoaded else { return }
    areScoresLoaded = true
    if let saved = attempt("The scores cannot be read", world.savedScores) { scores.load(saved) }
  }

  /// Counts the score of a game that has just ended; to be called whenever it may have.
  public func settle() {
    guard let game, let result = game.result, !isCounted else { return }
    isCounted = true
    loadScores()
    guard result.isWon, !game.setup.isPractice, game.setup.opponent == nil,
      game.setup.rules.players == 1
    else { return }
    let score = score(of: result, in: game)
    let isBest = scores.isBest(score)
    scores.add(score)
    if isBest { newBest = score }
  }

  private func score(of result: GameResult, in game: GameViewModel) -> Score {
    Score(
      id: gameID ?? world.newID(), themeID: game.setup.theme.id,
      themeName: game.setup.theme.name, rules: RulesChoice.name(of: game.setup.rules),
      pairs: game.setup.kinds, players: game.setup.rules.players,
      points: result.scores.first ?? 0, turns: result.turns, time: result.time,
      seed: game.seed.text, player: settings.playerName, date: world.today(), isWon: result.isWon)
  }

  /// Gives the new best score the name of its player, who is remembered.
  public func nameBest(_ name: String) {
    guard var score = newBest else { return }
    settings.playerName = name
    score.player = name
    scores.rename(score)
    newBest = nil
  }
}
