public import MemoryEngine
public import PlainJSON

/// All that a run follows from: two runs whose heads are the same are the same run, to the byte.
///
/// It tells what was asked for, also of a run that was interrupted. What another program plays is
/// known by its command alone, and somebody's own player by its name.
public struct RunHead: Hashable, Sendable {
  /// Raised whenever any game of any seed comes out differently than before.
  public static let engineVersion = 1

  /// What is done with the games.
  public enum Study: Hashable, Sendable {
    /// All players sit at one table.
    case simulate
    /// Each plays the same deals, for all players.
    case compare
    /// The same simulation for each of some values, and each of some players.
    case sweep(SweptRange)
  }

  /// What is done with the games.
  public let study: Study
  /// How many were asked for; in a sweep, for each value.
  public let games: Int
  /// What gives the deals and the players' chance.
  public let seed: Seed
  /// What is played by.
  public let rules: Rules
  /// Cards of each kind; of the kinds there are `nil` when a sweep varies them.
  public let copies: Int
  /// How many kinds there are; `nil` when a sweep varies them.
  public let kinds: Int?
  /// Of a sweep none: its range tells who plays.
  public let players: [PlayerChoice]
  /// The time from flip to flip; `nil` when a sweep varies it.
  public let flipTime: Duration?
  /// For each answer of another program, where one plays.
  public var answerTimeout: Duration?
  /// Name and version of the program that played, if it tells.
  public var program: String?
  /// What is typed to get the same again, if the program tells; of somebody's own player, that no
  /// command knows, nothing is.
  public var command: String?
}

extension RunHead {
  /// The head of a simulation of so many games.
  public init(_ simulation: Simulation, games: Int) {
    self.init(.simulate, simulation, games: games, players: simulation.players)
  }

  /// The head of a comparison over so many games.
  public init(_ comparison: Comparison, games: Int) {
    let sides = [comparison.first, comparison.second]
    self.init(.compare, sides[0], games: games, players: sides.flatMap(\.players))
  }

  /// The head of simulations that differ in one thing, and in who plays.
  ///
  /// - Parameters:
  ///   - range: What varies, and for whom.
  ///   - point: What is played for one of the values.
  ///   - games: How many there are for each value and player.
  public init(sweeping range: SweptRange, as point: Simulation, games: Int) {
    self.init(
      .sweep(range), point, games: games, kinds: range.parameter == .pairs ? nil : point.kinds,
      players: [], flipTime: range.parameter == .flipTime ? nil : point.flipTime)
  }

  private init(
    _ study: Study, _ simulation: Simulation, games: Int, kinds: Int?, players: [PlayerChoice],
    flipTime: Duration?
  ) {
    self.study = study
    self.games = games
    self.kinds = kinds
    self.players = players
    self.flipTime = flipTime
    (seed, rules, copies) = (simulation.seed, simulation.rules, simulation.copies)
  }

  private init(
    _ study: Study, _ simulation: Simulation, games: Int, players: [PlayerChoice]
  ) {
    self.init(
      study, simulation, games: games, kinds: simulation.kinds, players: players,
      flipTime: simulation.flipTime)
  }
}

extension RunHead {
  /// The head of a report, version 1; durations are whole nanoseconds.
  ///
  ///     {"program":"memorize 0.1.0","engine":1,"command":"memorize simulate …",
  ///      "study":"simulate","seed":"42","games":10000,"rules":{…},"deck":{"kinds":10,"copies":2},
  ///      "player":"perfect","flipTime":1000000000}
  ///
  /// Several players are the list `players`. A sweep has `parameter` and its `values` instead of
  /// what it varies; a player whose argument it varies is written with the range.
  public var json: JSON { .members(members) }

  /// The members of `json`, in their order.
  public var members: [(name: String, value: JSON)] {
    var members: [(name: String, value: JSON)] = []
    if let program { members.append(("program", .string(program))) }
    members.append(("engine", .int(Self.engineVersion)))
    if let command { members.append(("command", .string(command))) }
    members += study.members + run(countingGamesAs: "games")
    if let answerTimeout {
      members.append(("answerTimeout", .int(Int(answerTimeout.clampedNanoseconds))))
    }
    return members
  }

  /// What is played, as reports and specs of shards spell it; for the number of games they have a
  /// name each.
  func run(countingGamesAs name: String) -> [(name: String, value: JSON)] {
    [("seed", .string(seed.text)), (name, .int(games)), ("rules", rules.json)]
      + [("deck", deck), playerMember]
      + [flipTime.map { ("flipTime", .int(Int($0.clampedNanoseconds))) }].compactMap { $0 }
  }

  private var deck: JSON {
    let kinds = kinds.map { [("kinds", JSON.int($0))] } ?? []
    return .members(kinds + [("copies", .int(copies))])
  }

  private var playerMember: (name: String, value: JSON) {
    let names = playerNames
    return names.count == 1
      ? ("player", .string(names[0])) : ("players", .array(names.map { .string($0) }))
  }

  /// Who plays, as reports tell it.
  public var playerNames: [String] {
    if case .sweep(let range) = study { range.players } else { players.map(\.name) }
  }
}

extension RunHead.Study {
  fileprivate var members: [(name: String, value: JSON)] {
    switch self {
    case .simulate: [("study", .string("simulate"))]
    case .compare: [("study", .string("compare"))]
    case .sweep(let range):
      [
        ("study", .string("sweep")), ("parameter", .string(range.parameter.name)),
        ("values", .array(range.values.map(range.json))),
      ]
    }
  }
}
