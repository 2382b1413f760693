import FoundationEssentials
import MemoryEngine
import MemorySimulation
import MemoryViewModel

extension ReplayCommand {
  /// A record beyond this is no game anyone played.
  static let largestRecord = 16 << 20

  func run(to output: inout StandardOutput) throws {
    let record = try record()
    let names = ReplayLines(isJSON: isJSON)
    do {
      let played = try RecordedGame(replaying: record) { index, move, outcome, game in
        try output.write(names.line(index, move, outcome, game))
      }
      try output.write(names.end(of: played.game, lastMove: record.moves.last))
    } catch let error as ReplayError {
      throw Failure.badData("\(source.name): \(error)")
    } catch let error as DeckError {
      throw Failure.badData("\(source.name): \(error)")
    } catch let error as RulesError {
      throw Failure.badData("\(source.name): \(error)")
    }
  }

  private func record() throws -> GameRecord<Face> {
    switch source {
    case .standardInput: try decode(read(from: 0))
    case .file(let path): try decode(Platform.withFile(path) { try read(from: $0) })
    case .simulation(let game): try game.record()
    }
  }

  private func read(from descriptor: Int32) throws -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while true {
        let more = try Platform.read(atMost: 65_536, from: descriptor)
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
    do {
      return try JSONDecoder().decode(GameRecord<Face>.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw Failure.badData("\(source.name): \(error.sentence)")
    } catch {
      throw Failure.badData("\(source.name): \(error)")
    }
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
  fileprivate func record() throws -> GameRecord<Face> {
    let simulation = try Simulation(
      kinds: deck.kinds, copies: deck.copies, rules: rules, seed: seed,
      strategy: player.strategy, flipTime: flipTime)
    return GameRecord(
      deck: try deck.deck(seed, game: game), rules: rules, seed: seed, game: game,
      moves: simulation.record(game: game).moves)
  }
}

extension DecodingError {
  /// Where and what, on one line.
  fileprivate var sentence: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(context.place)\(context.debugDescription)"
    case .keyNotFound(let key, let context):
      "\(context.place)“\(key.stringValue)” is missing"
    case .dataCorrupted(let context):
      "\(context.place)\(context.debugDescription)"
    @unknown default:
      "not a record"
    }
  }
}

extension DecodingError.Context {
  fileprivate var place: String {
    guard !codingPath.isEmpty else { return "" }
    let steps = codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
    return "\(steps.joined().drop { $0 == "." }): "
  }
}
