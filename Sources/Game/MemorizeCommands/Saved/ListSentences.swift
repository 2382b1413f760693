import MemoryModel
import MemoryViewModel
import MemoryViews

// The player's own things, a line for each, in line mode and in commands.

extension Theme {
  /// Whether it came with the program, and has an id that one types.
  var isBuiltIn: Bool { Self.builtInNames.contains(id) }

  var shownName: String { name.printable(atMost: Theme.longestName) }

  /// What to type for it, and how much there is of it.
  var sentence: String {
    let word = isBuiltIn ? "\(id): " : ""
    return "\(word)\(shownName), \(counted(kindFaces.count, "kind")) of cards"
  }
}

extension AppModel {
  /// A theme, and what there is to say about it here.
  func sentence(about theme: Theme) -> String {
    theme.sentence + (gameInProgress(with: theme) == nil ? "" : ", a game goes on")
  }
}

extension GameSummary {
  /// The game in a line, marked if it is the one that goes on here, or one of the finished ones.
  func sentence(isPlayed: Bool = false, isFinished: Bool = false) -> String {
    let state =
      isFinished ? "finished" : isOver ? "over" : "\(cardsLeft) of \(counted(cards, "card")) left"
    let points = scores.map(String.init).joined(separator: " to ")
    let day = lastPlayed.map { "last played \(CivilDate(secondsSince1970: $0))" }
    let mark = isPlayed ? "played now" : isOpenElsewhere ? "in use by another program" : nil
    let parts = [
      themeName == name ? nil : themeName.printable(atMost: Theme.longestName), state,
      "score \(points)", "\(spoken(played)) played", day, mark,
    ]
    let text = parts.compactMap { $0 }.joined(separator: ", ")
    return "\(name.printable(atMost: AppModel.longestGameName)): \(text) [\(id)]"
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
  /// Whether a word that was typed is its id or its name, in any case.
  func isCalled(_ word: String) -> Bool {
    id == word.lowercased() || name.lowercased() == word.lowercased()
  }
}

extension [GameSummary] {
  /// The game with an id or name, in any case; without one that was played last and is not over.
  func game(named name: String?) -> GameSummary? {
    guard let wanted = name?.lowercased() else { return first { !$0.isOver } }
    return first { $0.id == wanted } ?? first { $0.name.lowercased() == wanted }
  }
}
