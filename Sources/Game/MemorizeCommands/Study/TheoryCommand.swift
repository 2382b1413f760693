import CommandLineKit
import MemorySimulation

/// `memorize theory`: prints the exact results of games without playing them.
struct TheoryCommand: Request {
  enum Player: String, CaseIterable, Sendable {
    case perfect
    case random
  }

  let pairs: ClosedRange<Int>
  let player: Player
  /// The number of players: 1, or 2 who play for the lead.
  let players: Int
  let isJSON: Bool

  init(_ line: inout RequestReader) throws(UsageError) {
    pairs = try line[.pairsOfTheory]
    player = try line[.playerOfTheory]
    players = try line[.playersOfTheory]
    isJSON = try line[.json]
    if players == 2, player == .random { throw .usage("\(TheoryGap.twoWithoutMemory)") }
  }
}

extension CommandTable {
  static let theory = Command(
    "theory", "Print the exact results of mathematics for games",
    examples: [
      Example("memorize theory", "the turns that a perfect memory needs"),
      Example("memorize theory --player random -p 10", "and a player without memory"),
      Example("memorize theory --players 2", "how two should play for the lead"),
      Example("memorize theory --pairs 1...52 --json", "with all distributions, as JSON"),
    ], topic: research, reading: TheoryCommand.init)
}

extension TheoryCommand {
  func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
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
