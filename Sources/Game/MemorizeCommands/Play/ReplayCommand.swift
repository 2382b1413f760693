import CommandLineKit
import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryStore
import MemoryViewModel
import PlainJSON
import SystemCalls

/// `memorize replay`: replays a game move by move.
struct ReplayCommand: Request {
  enum Source: Sendable {
    case record(NamedRecord)
    case simulation(SimulatedGame)
  }

  /// A game of `memorize simulate`.
  struct SimulatedGame: Sendable {
    let setup: SimulationSetup
    let seed: Seed
    let game: UInt64
    let answerTimeout: Duration
  }

  let source: Source
  let isJSON: Bool

  init(_ line: inout RequestReader) throws(UsageError) {
    let record = line.operand(.record)
    let cards = try CardOptions(&line)
    let seed = try line[.seed]
    let game = try line[.game]
    let players = try line[.player]
    let answerTimeout = try line[.answerTimeout]
    let flipTime = try line[.flipTime]
    let rules = try RuleOptions(&line)
    isJSON = try line[.json]
    if let record {
      let ignored = line.typed.filter { ![.output, .program].contains($0.group) }
      if let row = ignored.first {
        throw .usage("a record has its own deal and rules; leave out \(row.title)")
      }
      source = .record(NamedRecord(word: record))
    } else {
      guard let seed else {
        throw .usage("replay needs a record, or the --seed of a simulated game")
      }
      source = .simulation(
        SimulatedGame(
          setup: try SimulationSetup(players, cards: cards, rules: rules, flipTime: flipTime),
          seed: seed, game: UInt64(game), answerTimeout: answerTimeout))
    }
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
    ], topic: research, reading: ReplayCommand.init)
}

extension Operand<String?> {
  fileprivate static let record = Self(optional: "RECORD", completion: .files)
}

extension ReplayCommand {
  @MainActor func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
    let record = try record(in: context, with: files)
    let lines = ReplayLines(isJSON: isJSON, isUnicode: context.console.writesUTF8)
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
  /// Creates the failure for a violated invariant of the engine, which no record can cause.
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
  /// Returns the game that `memorize simulate` played, with the faces of the theme.
  fileprivate func record(in context: RunContext) throws -> GameRecord<Face> {
    let programs = ExternalPrograms(in: context, timeout: answerTimeout, unless: { false })
    defer { programs.endAll() }
    let simulation = try setup.simulation(by: seed, connecting: programs.line(to:))
    let moves = simulation.record(game: game).moves
    if programs.reports > 0 { throw Failure.leftGames(of: programs) }
    return GameRecord(
      deck: try setup.deck.deck(seed, game: game), rules: setup.rules, seed: seed, game: game,
      moves: moves)
  }
}
