import MemoryEngine
import MemorySimulation

extension SimulateCommand {
  func run(to output: inout StandardOutput) async throws {
    let programs = ExternalPrograms(timeout: answerTimeout, unless: Interrupt.hasCome)
    let simulation = try simulation(with: programs)
    let predictions = try isChecked ? predictions(of: simulation) : nil
    Interrupt.catchFirst()
    defer { programs.endAll() }
    let tally = try await play(
      simulation, unless: { Interrupt.hasCome() || programs.haveFailed }, to: &output)
    let isIncomplete = tally.games < games
    let report = Report(
      simulation, tally, isIncomplete: isIncomplete, comparedWith: predictions)
    try self.output.write(report, to: &output)
    if let picture { try Platform.save(report.picture, to: picture) }
    try output.flush()
    if isIncomplete || programs.leftGames > 0 {
      throw Failure.missing(tally.games, of: games, programs)
    }
    if let check = report.check, !check.isPassed { throw Failure.farFromTheory(check) }
  }

  private func predictions(of simulation: Simulation) throws(UsageError) -> [Prediction] {
    do {
      return try simulation.predictions()
    } catch {
      throw .noTheory(error)
    }
  }

  /// The games that were asked for, by a seed of chance if none was.
  ///
  /// Without programs, external players are refused.
  ///
  /// A seed takes the place of the one that was asked for.
  func simulation(
    by other: Seed? = nil, with programs: ExternalPrograms? = nil
  ) throws -> Simulation {
    do {
      return try Simulation(
        kinds: deck.kinds, copies: deck.copies, rules: rules, seed: other ?? seed ?? .byChance(),
        players: players, flipTime: flipTime, connecting: programs.map { $0.line })
    } catch let error as PlayersError {
      throw UsageError.players(error)
    }
  }

  private func play(
    _ simulation: Simulation, unless shouldStop: @escaping @Sendable () -> Bool,
    to output: inout StandardOutput
  ) async throws -> Tally {
    var tally = Tally()
    var progress = ProgressLine(goal: games, isShown: Platform.isTerminal(2))
    let isCSV = self.output == .csv
    if isCSV {
      try output.write(GameFigures.csvHeader)
      try output.flush()
    }
    let seed = simulation.seed.number
    let row: @Sendable (GameFigures, inout [UInt8]) -> Void = { game, bytes in
      bytes.append(contentsOf: game.csv(seed: seed).utf8)
    }
    try await simulation.run(
      games: UInt64(games), threads: threads ?? Platform.coreCount, unless: shouldStop,
      row: isCSV ? row : nil
    ) { piece in
      tally.merge(piece.tally)
      try output.write(piece.rows)
      progress.show(tally.games)
    }
    progress.clear()
    return tally
  }
}

extension SimulateCommand.Output {
  /// Writes what is said at the end; rows of CSV have been written by then.
  func write(_ report: Report, to output: inout StandardOutput) throws(Failure) {
    switch self {
    case .csv: break
    case .json: try output.write("\(report.json)\n")
    case .table: try output.write(report.text(histogram: histogram))
    }
  }

  private var histogram: HistogramBars? {
    guard Platform.isTerminal(1) else { return nil }
    return Platform.writesUTF8 ? .blocks : .ascii
  }
}

extension Failure {
  /// The result lacks games, or ends of games.
  fileprivate static func missing(
    _ played: Int, of games: Int, _ programs: ExternalPrograms
  ) -> Failure {
    let counts = "the result counts \(played) of \(games) games"
    if Interrupt.hasCome() { return Failure(code: .interrupted, message: "interrupted: \(counts)") }
    return played < games ? .leftGames(of: programs, counts) : .leftGames(of: programs)
  }
}

extension GameFigures {
  static let csvHeader = "seed,game,turns,score,flips,lucky,seconds,finished\n"

  /// Numbers only, so that no spreadsheet can take a cell for a formula; the seed as the number
  /// that its text stands for, which deals the same.
  func csv(seed: UInt64) -> String {
    let seconds = Scale.seconds(lastFlip.clampedNanoseconds)
    return "\(seed),\(index),\(turns),\(score),\(flips),\(lucky),\(seconds),"
      + "\(isFinished ? 1 : 0)\n"
  }
}
