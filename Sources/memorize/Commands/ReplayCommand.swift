import CommandLineKit
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

  /// What is typed: a record and how to print it, or all that makes a simulated game.
  struct Arguments: Sendable {
    let record: String?
    let deck: DeckChoice.Arguments
    let seed: Seed?
    let game: Int
    let players: [PlayerChoice]
    let answerTimeout: Duration
    let flipTime: Duration
    let rules: RuleOptions
    let isJSON: Bool
    /// In the order of help.
    fileprivate let typed: [OptionRow]

    init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
      record = arguments.operand(.record)
      deck = try DeckChoice.Arguments(&arguments)
      seed = try arguments[.seed]
      game = try arguments[.game]
      players = try arguments[.player]
      answerTimeout = try arguments[.answerTimeout]
      flipTime = try arguments[.flipTime]
      rules = try RuleOptions(&arguments)
      isJSON = try arguments[.json]
      typed = arguments.typed
    }
  }

  init(_ arguments: Arguments) throws(UsageError) {
    isJSON = arguments.isJSON
    source =
      switch arguments.record {
      case nil: .simulation(try SimulatedGame(arguments))
      case "-": .standardInput
      case let path?: .file(path: path)
      }
    guard arguments.record != nil else { return }
    let strangers = arguments.typed.filter { ![.output, .program].contains($0.group) }
    if let row = strangers.first { throw .optionBesideRecord(row) }
  }
}

extension ReplayCommand.SimulatedGame {
  fileprivate init(_ arguments: ReplayCommand.Arguments) throws(UsageError) {
    guard let seed = arguments.seed else { throw .nothingToReplay }
    self.seed = seed
    let options = try PlayerOptions(
      arguments.players, rules: arguments.rules, deck: arguments.deck)
    (deck, rules, players) = (options.deck, options.rules, options.players)
    game = UInt64(arguments.game)
    answerTimeout = arguments.answerTimeout
    flipTime = arguments.flipTime
  }
}

extension Operand<String?> {
  fileprivate static let record = Self(optional: "RECORD", completion: .files)
}
