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

  /// Reads the history, unless it has been read; a notice reports an error.
  public func loadHistory() {
    attempt("The history cannot be read", history.load)
  }

  /// Enters the current game into the history if it is over, and kept here.
  ///
  /// A game that is continued after an undo is entered at its first end.
  func enterHistory() {
    guard let game, game.result != nil, !game.isKeptElsewhere, let saved = savedGame,
      let played = PlayedGame(of: saved, circumstances)
    else { return }
    if isInHistory, playedGame?.kind != .practice, playedGame != nil { return }
    playedGame = played
    if isInHistory { return }
    isInHistory = true
    loadHistory()
    attempt("The game is not entered in the history") { playedGame = try history.add(played) }
    noteDaily()
  }

  /// The result of the current game as text, without faces; nil before its end.
  public var resultText: String? {
    game?.result == nil
      ? nil : playedGame.map { ResultText(of: $0).lines(isUnicode: world.speaksUnicode) }
  }

  /// The rank of the current game among the player's own, such as `your 3rd best of 12 with 10
  /// pairs`; nil before its end, for the first, and for a game that cannot be compared.
  public var rankText: String? {
    guard game?.result != nil, let playedGame, let pairs = playedGame.pairsAlone,
      let (rank, count) = history.rank(of: playedGame), count > 1
    else { return nil }
    let games = "of \(count) with \(pairs) \(pairs == 1 ? "pair" : "pairs")"
    return rank == 1 ? "your best \(games)" : "your \(rank.ordinal) best \(games)"
  }

  private var circumstances: PlayedGame.Circumstances {
    let date = world.today()
    var circumstances = PlayedGame.Circumstances(date: date, zone: world.zone(date))
    circumstances.isKidsMode = settings.isKidsMode
    circumstances.isShared = sharing != nil
    return circumstances
  }
}
