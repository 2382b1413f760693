import CommandLineKit
import MemorySimulation

// The options of the command for theory.

extension Option<ClosedRange<Int>> {
  static var pairsOfTheory: Self {
    Self(
      "pairs", short: "p", .numbers(1...PerfectTheory.mostPairs), in: .deal,
      "Numbers of pairs", default: 1...20)
  }
}

extension Option<TheoryCommand.Player> {
  static var playerOfTheory: Self {
    Self("player", .choice, in: .simulation, "Who plays", default: .perfect)
  }
}

extension Option<Int> {
  static var playersOfTheory: Self {
    Self(
      "players", .integer(1...2), in: .simulation,
      "Number of players", default: 1)
  }
}
