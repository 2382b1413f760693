import MemoryEngine
import MemorySimulation

/// `memorize simulate`: many games without a screen.
struct SimulateCommand: Sendable {
  static let standardGames = 10_000

  enum Output: Sendable {
    case table
    case json
    case csv
  }

  let deck: DeckChoice
  let rules: Rules
  /// Nil for a seed by chance.
  let seed: Seed?
  let games: Int
  let player: Strategy
  /// The time from flip to flip.
  let flipTime: Duration
  /// Nil for one a core.
  let threads: Int?
  let output: Output

  init(_ given: GivenArguments) throws(UsageError) {
    rules = try Rules(given)
    deck = try DeckChoice(given, rules: rules)
    seed = try given[.seed]
    games = try given[.games] ?? Self.standardGames
    player = try given[.player] ?? .perfect
    flipTime = try given[.flipTime] ?? .seconds(1)
    threads = try given[.threads]
    switch (given.has(.json), given.has(.csv)) {
    case (true, true): throw .conflict(Option.json.row, Option.csv.row)
    case (true, false): output = .json
    case (false, true): output = .csv
    case (false, false): output = .table
    }
  }
}
