import MemoryEngine
import MemorySimulation

/// `memorize replay`: a game once more, move by move.
struct ReplayCommand: Sendable {
  enum Source: Sendable {
    case standardInput
    case file(path: String)
    case simulation(SimulatedGame)
  }

  /// One game of `memorize simulate`.
  struct SimulatedGame: Sendable {
    let deck: DeckChoice
    let rules: Rules
    let seed: Seed
    let game: UInt64
    let players: [PlayerChoice]
    let answerTimeout: Duration
    let flipTime: Duration
  }

  let source: Source
  let isJSON: Bool

  init(_ given: GivenArguments) throws(UsageError) {
    isJSON = given.has(.json)
    source =
      switch given.operand {
      case nil: .simulation(try SimulatedGame(given))
      case "-": .standardInput
      case let path?: .file(path: path)
      }
    guard given.operand != nil else { return }
    let strangers = given.command.options.filter { ![.output, .program].contains($0.group) }
    if let row = strangers.first(where: given.has) { throw .optionBesideRecord(row) }
  }
}

extension ReplayCommand.SimulatedGame {
  fileprivate init(_ given: GivenArguments) throws(UsageError) {
    guard let seed = try given[.seed] else { throw .nothingToReplay }
    self.seed = seed
    let options = try PlayerOptions(given)
    (deck, rules, players) = (options.deck, options.rules, options.players)
    game = UInt64(try given[.game] ?? 0)
    answerTimeout = try given[.answerTimeout] ?? ExternalPrograms.standardTimeout
    flipTime = try given[.flipTime] ?? .seconds(1)
  }
}
