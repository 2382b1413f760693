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
  let players: [PlayerChoice]
  /// The time from flip to flip.
  let flipTime: Duration
  /// For each answer of an external player.
  let answerTimeout: Duration
  /// Nil for one a core.
  let threads: Int?
  let output: Output
  /// Where a picture goes, if anywhere.
  let picture: String?
  /// Whether to compare the run with theory.
  let isChecked: Bool

  init(_ given: GivenArguments) throws(UsageError) {
    let seating = try Seating(given)
    (deck, rules, players) = (seating.deck, seating.rules, seating.players)
    seed = try given[.seed]
    games = try given[.games] ?? Self.standardGames
    flipTime = try given[.flipTime] ?? .seconds(1)
    answerTimeout = try given[.answerTimeout] ?? ExternalPrograms.standardTimeout
    threads = try given[.threads]
    picture = try given[.svg]
    isChecked = given.has(.check)
    if isChecked { try given.refuse([Option.csv.row], beside: Option.check.row) }
    switch (given.has(.json), given.has(.csv)) {
    case (true, true): throw .conflict(Option.json.row, Option.csv.row)
    case (true, false): output = .json
    case (false, true): output = .csv
    case (false, false): output = .table
    }
  }
}
