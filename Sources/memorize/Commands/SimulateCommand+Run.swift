import MemoryEngine
import MemorySimulation

extension SimulateCommand {
  func run(to output: inout StandardOutput) async throws {
    let simulation = try Simulation(
      kinds: deck.kinds, copies: deck.copies, rules: rules,
      seed: seed ?? .byChance(), strategy: player,
      flipTime: flipTime)
    Interrupt.catchFirst()
    let tally = try await play(simulation, to: &output)
    let isIncomplete = tally.games < games
    let report = Report(simulation, tally, isIncomplete: isIncomplete)
    switch self.output {
    case .csv: break
    case .json: try output.write("\(report.json)\n")
    case .table: try output.write(report.text(histogram: histogram))
    }
    guard isIncomplete else { return }
    try output.flush()
    throw Failure.interrupted(played: tally.games, of: games)
  }

  private var histogram: HistogramBars? {
    guard Platform.isTerminal(1) else { return nil }
    return Platform.writesUTF8 ? .blocks : .ascii
  }

  private func play(
    _ simulation: Simulation, to output: inout StandardOutput
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
      games: UInt64(games), threads: threads ?? Platform.coreCount, unless: Interrupt.hasCome,
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

extension Failure {
  fileprivate static func interrupted(played: Int, of games: Int) -> Failure {
    Failure(
      code: .interrupted,
      message: "interrupted: the result counts \(played) of \(games) games")
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
