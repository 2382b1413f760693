import CommandLineKit
import MemoryEngine
import MemoryModel
import MemorySimulation

extension Option<Bool> {
  static var records: Self {
    Self(flag: "records", in: .records, "Print each game as a record, for fit and replay")
  }
}

extension SimulateCommand {
  /// Plays the games one after the other, and writes the record of each in a line.
  func writeRecords(
    of simulation: Simulation, to output: inout StandardOutput, _ interrupt: Interrupt,
    _ programs: ExternalPrograms
  ) throws {
    interrupt.catchFirst()
    defer { programs.endAll() }
    for game in 0..<UInt64(games) {
      let moves = simulation.record(game: game).moves
      if programs.reports > 0 || interrupt.hasCome() {
        throw Failure.missing(
          Int(game), of: games, programs, isInterrupted: interrupt.hasCome())
      }
      let record = GameRecord(
        deck: try setup.deck.deck(simulation.seed, game: game), rules: setup.rules,
        seed: simulation.seed, game: game, moves: moves)
      try output.write(record.line)
    }
  }
}
