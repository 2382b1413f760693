import MemoryModel
import MemoryViewModel
import MemoryViews

// The lines about themes, games and scores in line mode and in commands.

extension Theme {
  /// True if the theme came with the program.
  var isBuiltIn: Bool { Self.builtInNames.contains(id) }

  var shownName: String { name.printable(atMost: Theme.longestName) }

  /// The name to type for the theme, and its size.
  var sentence: String {
    let word = isBuiltIn ? "\(id): " : ""
    return "\(word)\(shownName), \(counted(kindFaces.count, "kind")) of cards"
  }
}

extension GameSummary {
  /// Returns the line about the game, marked if it is played now or finished.
  func sentence(isPlayed: Bool = false, isFinished: Bool = false) -> String {
    let state =
      isFinished ? "finished" : isOver ? "over" : "\(cardsLeft) of \(counted(cards, "card")) left"
    // Grows one text, because a list may have 100,000 of them.
    var text = name.printable(atMost: SavedGameList.longestName) + ": "
    text.reserveCapacity(160)
    if themeName != name { text += themeName.printable(atMost: Theme.longestName) + ", " }
    text += state
    text += ", score "
    text += scores.count == 1 ? "\(scores[0])" : scores.map(String.init).joined(separator: " to ")
    text += ", "
    text += spoken(played)
    text += " played"
    if let lastPlayed { text += ", last played \(CivilDate(secondsSince1970: lastPlayed))" }
    if isPlayed {
      text += ", played now"
    } else if isOpenElsewhere {
      text += ", in use by another program"
    }
    return text + " [\(id)]"
  }
}

extension GameGroups {
  /// Returns the lines about the games, with a title before each group.
  func lines(_ sentence: (GameSummary) -> String) -> [String] {
    if grouping == .none { return games.map(sentence) }
    return groups.flatMap { ["\($0.key):"] + $0.elements.map { "  \(sentence($0))" } }
  }
}

extension Score {
  var sentence: String {
    let who = player.isEmpty ? "" : "\(player.printable(atMost: 40)): "
    let result = "\(counted(points, "point")), \(counted(turns, "turn")), \(spoken(time))"
    let deal = "\(counted(pairs, "pair")), seed \(shown(seed))"
    return "\(who)\(result), \(deal), \(CivilDate(secondsSince1970: date))"
  }
}

extension GameSummary {
  /// Returns true if a word is the id or the name of the game, ignoring case.
  func isCalled(_ word: String) -> Bool {
    id == word.lowercased() || name.lowercased() == word.lowercased()
  }
}

extension [GameSummary] {
  /// The first game that is not over.
  var playedLast: GameSummary? { first { !$0.isOver } }
}
