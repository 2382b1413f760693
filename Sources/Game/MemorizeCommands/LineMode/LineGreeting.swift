import MemoryEngine
import MemoryModel
import MemoryViewModel
import MemoryViews

extension GameViewModel {
  /// The first lines of a game: its deck, rules and seed.
  var greeting: String {
    let name = setup.theme.name.printable(atMost: Theme.longestName)
    let rules = game.rules
    let parts = [
      "\(counted(game.cardCount, "card")), \(rules.matchSize) to a match",
      sayWhoPlays,
      rules.limit?.spoken,
      setup.isPractice ? "practice" : nil,
      setup.pairs == .all ? nil : "the pairs that you need most",
    ]
    let game = parts.compactMap { $0 }.joined(separator: ", ")
    let peek = rules.peek > .zero ? "All cards are shown for \(spoken(rules.peek)).\n" : ""
    // A known seed reveals the deal.
    let dealt = isKeptElsewhere ? "" : " Seed \(shown(seed.text))."
    let looksOn = seatsHere?.isEmpty ?? false
    let typing = looksOn ? "" : "Type the number of a card to turn it up, or help.\n"
    return "\(name): \(game).\(dealt)\n\(typing)\(peek)"
  }
}

extension GameViewModel {
  /// The sentence that says who plays; nil for one person alone.
  private var sayWhoPlays: String? {
    guard hasSeveralPlayers else { return nil }
    let opponents = setup.opponents
    let titles = opponents.levels.map { opponents.title(of: $0, atStart: false) }
      .joined(separator: ", ")
    let count = setup.opponents.count
    let computers = count == 1 ? "the computer (\(titles))" : "\(count) computers (\(titles))"
    if isYou(0) { return "against \(computers), you begin" }
    let with = count == 0 ? "" : " with \(computers)"
    let first = seatsHere == nil ? "player 1" : name(of: game.currentPlayer)
    let verb = flips == 0 ? "begins" : "is next"
    return "\(game.rules.players) players\(with), \(first) \(verb)"
  }
}

extension Rules.Limit {
  fileprivate var spoken: String {
    switch self {
    case .turns(let turns): "at most \(counted(turns, "turn"))"
    case .misses(let misses): "at most \(counted(misses, "miss", plural: "misses"))"
    case .time(let time): "at most \(MemorizeCommands.spoken(time))"
    }
  }
}
