import MemoryEngine
import MemoryViewModel

extension PlayCommand {
  func run(to output: inout StandardOutput) throws {
    let clock = flipTime.map(PlayClock.counting) ?? .real()
    let setup = GameViewModel.Setup(
      theme: deck.dealtTheme, kinds: deck.kinds, copies: deck.copies, rules: rules,
      isPractice: isPractice)
    let model = try GameViewModel(setup, seed: seed ?? .byChance(), now: clock.now)
    var game = LineGame(
      model, clock: clock, printsTable: table, command: commandLine, newSeed: Seed.byChance,
      echoes: !Platform.isTerminal(0))
    try game.play(to: &output)
  }

  /// What starts the same game, but for its seed.
  private var commandLine: String {
    let theme = deck.theme.map { " \($0.id)" } ?? ""
    let cards =
      deck.copies == 2 && rules.matchSize == 2
      ? " --pairs \(deck.kinds)" : " --kinds \(deck.kinds) --copies \(deck.copies)"
    return "memorize play\(theme)\(cards)\(rules.options)\(isPractice ? " --practice" : "")"
  }
}

extension Rules {
  /// The options that make these rules out of the course's.
  fileprivate var options: String {
    let course = Rules.course
    var options = ""
    func add(_ name: String, _ value: String, unless isUsual: Bool) {
      if !isUsual { options += " --\(name) \(value)" }
    }
    add("match-size", "\(matchSize)", unless: matchSize == course.matchSize)
    add("match-points", "\(matchPoints)", unless: matchPoints == course.matchPoints)
    add("miss-penalty", "\(missPenalty)", unless: missPenalty == course.missPenalty)
    add("bonus-limit", bonusLimit.typed, unless: bonusLimit == course.bonusLimit)
    add("players", "\(players)", unless: players == course.players)
    add(
      "match-keeps-turn", matchKeepsTurn ? "yes" : "no",
      unless: matchKeepsTurn == course.matchKeepsTurn)
    add("peek", peek.typed, unless: peek == course.peek)
    if let limit { add("limit", limit.typed, unless: false) }
    return options
  }
}

extension Rules.Limit {
  fileprivate var typed: String {
    switch self {
    case .turns(let turns): "turns:\(turns)"
    case .misses(let misses): "misses:\(misses)"
    case .time(let time): "time:\(time.typed)"
    }
  }
}

extension Duration {
  /// In the largest unit that has no fraction.
  fileprivate var typed: String {
    let nanoseconds = clampedNanoseconds
    let units: [(Int64, String)] = [(1_000_000_000, "s"), (1_000_000, "ms"), (1_000, "us")]
    for (size, unit) in units where nanoseconds.isMultiple(of: size) {
      return "\(nanoseconds / size)\(unit)"
    }
    return "\(nanoseconds)ns"
  }
}
