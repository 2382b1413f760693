import MemoryModel
import MemoryViewModel

extension GameSummary {
  var shownName: String { name.printable(atMost: 40) }

  /// Cards left, of all that were dealt.
  var leftText: String { isOver ? "over" : "\(cardsLeft)/\(cards)" }

  var playersText: String {
    isDuel ? opponents.levels[0].title : "\(players)"
  }

  /// Whether one person plays one computer.
  private var isDuel: Bool { opponents.count == 1 && players == 2 }

  /// The score of each player.
  var scoreText: String { scores.map(String.init).joined(separator: ":") }

  /// What games are sorted by where scores are.
  var bestScore: Int { scores.max() ?? 0 }

  /// What games are sorted by where days are; one of no known day was played before all others.
  var secondsWhenPlayed: Int64 { lastPlayed ?? .min }

  /// The day it was last played, in UTC, or that it is being played.
  func playedText(running: String?) -> String {
    if isOpenElsewhere { return "in use" }
    if id == running { return "now" }
    return lastPlayed.map { "\(CivilDate(secondsSince1970: $0))" } ?? "-"
  }

  /// What a list without room for it leaves out.
  func details(in tab: GamesTab) -> String {
    let who = isDuel ? ", \(playersText)" : players == 1 ? "" : ", \(players) players"
    let points = tab == .saved ? "\(scoreText) points" : "\(turns) turns"
    return "\(themeName.printable(atMost: 20))\(who), \(points), \(played.stopwatchText)"
  }

  /// What goes with the game when it is deleted.
  var whatIsDeleted: String {
    isOver
      ? "\(scoreText) points, \(played.stopwatchText)" : "\(cardsLeft) of \(cards) cards left"
  }
}
