import MemoryEngine
import MemoryModel
import MemoryViewModel
import MemoryViews

extension GameViewModel {
  /// What is said when a game begins: what is played, and how.
  var greeting: String {
    let name = setup.theme.name.printable(atMost: Theme.longestName)
    let rules = game.rules
    let parts = [
      "\(counted(game.cardCount, "card")), \(rules.matchSize) to a match",
      sayWhoPlays,
      rules.limit?.spoken,
      setup.isPractice ? "practice" : nil,
    ]
    let game = parts.compactMap { $0 }.joined(separator: ", ")
    let peek = rules.peek > .zero ? "All cards lie open for \(spoken(rules.peek)).\n" : ""
    return "\(name): \(game). Seed \(shown(seed.text)).\n"
      + "Type the number of a card to turn it up, or help.\n\(peek)"
  }
}

extension GameViewModel {
  /// Nil for one person alone.
  private var sayWhoPlays: String? {
    guard hasSeveralPlayers else { return nil }
    let titles = setup.opponents.levels.map(\.title).joined(separator: ", ")
    let count = setup.opponents.count
    let computers = count == 1 ? "the computer (\(titles))" : "\(count) computers (\(titles))"
    if setup.people == 1 { return "against \(computers), you begin" }
    let with = count == 0 ? "" : " with \(computers)"
    return "\(game.rules.players) players\(with), player 1 begins"
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
