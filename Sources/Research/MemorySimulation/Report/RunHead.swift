public import MemoryEngine
public import PlainJSON

/// The description of a run, which determines it: equal heads mean byte-identical results.
///
/// It describes the requested run, even if that was interrupted. External programs are identified
/// by their command alone, and custom players by their name.
public struct RunHead: Hashable, Sendable {
  /// The version of the engine, which increases when any game of any seed changes its outcome.
  ///
  /// Version 1 differs in the games of `actr` players, who took recalled matches in the order of
  /// the table.
  public static let engineVersion = 2

  /// The kind of study.
  public enum Study: Hashable, Sendable {
    /// All players play at one table.
    case simulate
    /// Each player plays the same deals, in all seats.
    case compare
    /// The simulation is repeated for values of a parameter and for some players.
    case sweep(SweptRange)
  }

  /// The kind of study.
  public let study: Study
  /// The number of games; in a sweep, for each value of the parameter.
  public let games: Int
  /// The seed of the deals and of the players' random numbers.
  public let seed: Seed
  /// The rules of the games.
  public let rules: Rules
  /// The number of cards of each kind.
  public let copies: Int
  /// The number of kinds; `nil` if a sweep varies it.
  public let kinds: Int?
  /// The players; empty for a sweep, whose players are in its `SweptRange`.
  public var players: [PlayerChoice]
  /// The time from flip to flip; `nil` if a sweep varies it.
  public let flipTime: Duration?
  /// The time for each answer of an external program, if one plays.
  public var answerTimeout: Duration?
  /// The name and the version of the program, if it is known.
  public var program: String?
  /// The command that reproduces the run, if the program sets it; `nil` for custom players, which
  /// no command knows.
  public var command: String?
}

extension RunHead {
  /// Creates the head of a simulation.
  public init(_ simulation: Simulation, games: Int) {
    self.init(.simulate, simulation, games: games, players: simulation.players)
  }

  /// Creates the head of a comparison.
  public init(_ comparison: Comparison, games: Int) {
    let sides = [comparison.first, comparison.second]
    self.init(.compare, sides[0], games: games, players: sides.flatMap(\.players))
  }

  /// Creates the head of a sweep.
  ///
  /// - Parameters:
  ///   - range: The parameter, its values, and the players.
  ///   - point: The simulation for one of the values.
  ///   - seed: The seed of the sweep; nil for that of the point.
  ///   - games: The number of games for each value and player.
  public init(
    sweeping range: SweptRange, as point: Simulation, from seed: Seed? = nil, games: Int
  ) {
    self.init(
      .sweep(range), point, seed, games: games,
      kinds: range.parameter == .pairs ? nil : point.kinds,
      players: [], flipTime: range.parameter == .flipTime ? nil : point.flipTime)
  }

  private init(
    _ study: Study, _ simulation: Simulation, _ seed: Seed? = nil, games: Int, kinds: Int?,
    players: [PlayerChoice], flipTime: Duration?
  ) {
    self.study = study
    self.games = games
    self.kinds = kinds
    self.players = players
    self.flipTime = flipTime
    self.seed = seed ?? simulation.seed
    (rules, copies) = (simulation.rules, simulation.copies)
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
  /// The head of a report in version 1 of its schema; durations are whole nanoseconds.
  ///
  ///     {"program":"memorize 0.1.0","engine":1,"command":"memorize simulate …",
  ///      "study":"simulate","seed":"42","games":10000,"rules":{…},"deck":{"kinds":10,"copies":2},
  ///      "player":"perfect","flipTime":1000000000}
  ///
  /// Several players are the list `players`. A sweep has `parameter` and its `values` instead of
  /// what it varies; a player whose argument varies is written with the range.
  public var json: JSON { .members(members) }

  /// The members of `json`, in order.
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

  /// Returns the members that describe the games, for reports and specs of shards, which have
  /// different names for their number.
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

  /// The names of the players in reports.
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
      ] + (range.hasSeedPerPoint ? [("seedPerPoint", .bool(true))] : [])
    }
  }
}
