import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryStore
import MemoryViewModel
import PlainJSON

extension ReplayCommand {
  /// A record beyond this is no game anyone played.
  static let largestRecord = 16 << 20

  func run(to output: inout StandardOutput, in context: RunContext) throws {
    let record = try record(in: context)
    let lines = ReplayLines(isJSON: isJSON)
    do {
      let played = try RecordedGame(replaying: record) { index, move, outcome, game in
        try output.write(lines.line(index, move, outcome, game))
      }
      try output.write(lines.end(of: played.game, lastMove: record.moves.last))
      if let violation = played.invariantViolation() { throw Failure.wrongState(violation) }
    } catch let error as ReplayError {
      throw Failure.badData("\(source.name): \(error)")
    } catch let error as DeckError {
      throw Failure.badData("\(source.name): \(error)")
    } catch let error as RulesError {
      throw Failure.badData("\(source.name): rules.\(error)")
    }
  }

  private func record(in context: RunContext) throws -> GameRecord<Face> {
    switch source {
    case .standardInput: try decode(read(context.console.read).withPlainLines)
    case .file(let path):
      try Platform.withFile(path) { descriptor in
        try decode(
          read { count throws(SystemError) in
            try Platform.read(atMost: count, from: descriptor)
          }.withPlainLines)
      }
    case .simulation(let game): try game.record(in: context)
    }
  }

  private func read(
    _ more: (_ count: Int) throws(SystemError) -> [UInt8]
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while true {
        let more = try more(65_536)
        if more.isEmpty { return bytes }
        bytes += more
        if bytes.count > Self.largestRecord { break }
      }
    } catch {
      throw Failure.inputOutput(source.name, error)
    }
    throw Failure.badData(
      "\(source.name): too long for a record, which has at most \(Self.largestRecord) bytes")
  }

  private func decode(_ bytes: [UInt8]) throws -> GameRecord<Face> {
    if bytes.isEmpty { throw Failure.badData("\(source.name): is empty") }
    do {
      if let saved = try GameFile.record(from: bytes) { return saved }
      return try JSON(parsing: bytes).decoded(as: GameRecord<Face>.self, named: "the record")
    } catch let error as JSONError {
      let sentence = error.sentence { $0.printable(atMost: 160) }
      throw Failure.badData("\(source.name): \(sentence)")
    } catch {
      throw Failure.badData("\(source.name): \(error)")
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
    case .standardInput: "standard input"
    case .file(let path): shown(path)
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
      players: players, flipTime: flipTime, connecting: programs.line)
    let moves = simulation.record(game: game).moves
    if programs.leftGames > 0 { throw Failure.leftGames(of: programs) }
    return GameRecord(
      deck: try deck.deck(seed, game: game), rules: rules, seed: seed, game: game, moves: moves)
  }
}
