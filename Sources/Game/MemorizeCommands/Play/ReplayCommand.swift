import CommandLineKit
import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryStore
import MemoryViewModel
import PlainJSON
import SystemCalls

/// `memorize replay`: a game once more, move by move.
struct ReplayCommand: Request {
  enum Source: Sendable {
    case record(NamedRecord)
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
      case let word?: .record(NamedRecord(word: word))
      }
    guard arguments.record != nil else { return }
    let ignored = arguments.typed.filter { ![.output, .program].contains($0.group) }
    if let row = ignored.first { throw .optionBesideRecord(row) }
  }
}

extension CommandTable {
  static let replay = Command(
    "replay", "Play a recorded or simulated game again, move by move",
    usages: ["RECORD|GAME [--json]", "--seed SEED [OPTIONS]"],
    examples: [
      Example("memorize replay game.json", "a game that was saved"),
      Example("memorize replay - < game.json", "the same from standard input"),
      Example("memorize replay Animals", "a saved or finished game by its name"),
      Example("memorize replay --seed 42 --game 7", "game 7 of simulate --seed 42"),
    ], reading: ReplayCommand.Arguments.init
  ) { arguments, _ throws(UsageError) in try ReplayCommand(arguments) }
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

extension ReplayCommand {
  func needs(in context: RunContext) -> ResourceNeeds? { ResourceNeeds() }

  func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
    let record = try record(in: context, with: files)
    let lines = ReplayLines(isJSON: isJSON)
    try NamedRecord.playing(source.name) {
      let played = try RecordedGame(replaying: record) { index, move, outcome, game in
        try output.write(lines.line(index, move, outcome, game))
      }
      let analysis = try GameAnalysis(of: played.record)
      try output.write(lines.end(of: played.game, lastMove: record.moves.last, analysis))
      if let violation = played.invariantViolation() { throw Failure.wrongState(violation) }
    }
  }

  private func record(
    in context: RunContext, with files: PlayerFiles
  ) throws -> GameRecord<Face> {
    switch source {
    case .record(let named): try named.read(in: context, with: files).record
    case .simulation(let game): try game.record(in: context)
    }
  }
}

extension Failure {
  /// The rules themselves went wrong; no record can bring that about.
  fileprivate static func wrongState(_ violation: String) -> Failure {
    Failure(code: .internalError, message: "the game is in a wrong state: \(violation)")
  }
}

extension ReplayCommand.Source {
  fileprivate var name: String {
    switch self {
    case .record(let named): named.name
    case .simulation: "the simulated game"
    }
  }
}

extension ReplayCommand.SimulatedGame {
  /// The game that `memorize simulate` played, its kinds shown by the theme's faces.
  fileprivate func record(in context: RunContext) throws -> GameRecord<Face> {
    let programs = ExternalPrograms(in: context, timeout: answerTimeout, unless: { false })
    defer { programs.endAll() }
    let simulation = try Simulation(
      kinds: deck.kinds, copies: deck.copies, rules: rules, seed: seed,
      players: players, flipTime: flipTime, connecting: programs.line(to:))
    let moves = simulation.record(game: game).moves
    if programs.reports > 0 { throw Failure.leftGames(of: programs) }
    return GameRecord(
      deck: try deck.deck(seed, game: game), rules: rules, seed: seed, game: game, moves: moves)
  }
}
