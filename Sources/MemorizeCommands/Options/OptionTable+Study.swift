import CommandLineKit

// The options of the commands that study many games.

extension Option<ClosedRange<Int>?> {
  static var sweptPairs: Self {
    Self(
      "pairs", short: "p", .numbers(1...32_767), in: .deal, "For so many pairs of cards",
      default: "4...26; 10 for a capacity")
  }
  static var sweptCapacity: Self {
    Self(
      "capacity", .numbers(0...65_535), in: .simulation, "For players who keep so many cards")
  }
}

extension Option<Int> {
  static var step: Self {
    Self("step", .integer(1...32_767), in: .simulation, "For every Nth only", default: 1)
  }
}

extension Option<Bool> {
  static var sweepAsCSV: Self {
    Self(flag: "csv", in: .output, "Print a line of CSV for each")
  }
}
