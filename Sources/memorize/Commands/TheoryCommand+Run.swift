import MemorySimulation

extension TheoryCommand {
  func run(to output: inout StandardOutput, in context: RunContext) throws {
    let table = table
    try output.write(isJSON ? "\(table.json)\n" : table.text)
  }

  private var table: TheoryTable {
    switch (players, player) {
    case (2, _): .twoPlayers(TwoPlayerTheory(pairs: pairs.upperBound), pairs)
    case (_, .random): .random(pairs)
    case (_, .perfect):
      .perfect(PerfectTheory.all(upTo: pairs.upperBound).filter { pairs.contains($0.pairs) })
    }
  }
}
