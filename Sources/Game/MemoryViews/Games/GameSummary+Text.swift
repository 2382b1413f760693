import MemoryModel
import MemoryViewModel

extension GameSummary {
  var shownName: String { name.printable(atMost: 40) }

  /// The number of cards left and of all cards, such as `12/20`; `over` for a finished game.
  var leftText: String { isOver ? "over" : "\(cardsLeft)/\(cards)" }

  var playersText: String {
    isDuel ? opponents.title(of: opponents.levels[0]) : "\(players)"
  }

  /// True if one person plays against one computer.
  private var isDuel: Bool { opponents.count == 1 && players == 2 }

  /// The scores, separated by colons.
  var scoreText: String { scores.map(String.init).joined(separator: ":") }

  /// The sort key of the scores' column.
  var bestScore: Int { scores.max() ?? 0 }

  /// The sort key of the date's column; an unknown date sorts first.
  var secondsWhenPlayed: Int64 { lastPlayed ?? .min }

  /// Returns the date of the last play in UTC; `now` for the current game, `in use` if another
  /// program plays the game.
  func playedText(running: String?) -> String {
    useText(running: running) ?? lastPlayed.map { "\(CivilDate(secondsSince1970: $0))" } ?? "-"
  }

  /// Returns who plays the game now; nil if nobody does.
  func useText(running: String?) -> String? {
    if isOpenElsewhere { return "in use" }
    return id == running ? "now" : nil
  }

  /// Returns the values that a narrow list leaves out.
  func details(in tab: GamesTab) -> String {
    let who = isDuel ? ", \(playersText)" : players == 1 ? "" : ", \(players) players"
    let points = tab == .saved ? "\(scoreText) points" : "\(turns) turns"
    return "\(themeName.printable(atMost: 20))\(who), \(points), \(played.stopwatchText)"
  }

  /// The description of the game before it is deleted.
  var whatIsDeleted: String {
    isOver
      ? "\(scoreText) points, \(played.stopwatchText)" : "\(cardsLeft) of \(cards) cards left"
  }
}
