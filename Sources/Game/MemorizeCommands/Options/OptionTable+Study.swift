import CommandLineKit
import MemoryEngine
import MemorySimulation

// The options of the studies. The commands parse ranges, because they report errors in detail.

extension Option<String?> {
  static var sweptPairs: Self {
    let form = ValueForm.numbers(DeckChoice.pairCounts)
    return Self(
      "pairs", short: "p", .typed(form.help), in: .deal, "Numbers of pairs to play",
      default: "4...26; 10 if another value varies")
  }
  static var sweptFlipTime: Self {
    let help = ValueHelp(
      placeholder: "D...E", range: "of 0...24h",
      allowed: "a time (250ms, 6s, 1.5m) or a range of them (500ms...8s), of 0...24h")
    return Self(
      "flip-time", .typed(help), in: .simulation, "Time from flip to flip", default: "1s")
  }
}

extension Option<[String]> {
  /// The option for a player of a sweep, such as `capacity:0...20`, whose argument may be a range.
  static var sweptPlayer: Self {
    Self(
      each: "player", .typed(ValueForm.player.help), in: .simulation,
      "Who plays; repeat for more players", default: "perfect", isOfferedAgain: true)
  }
}

extension Option<LinePlot.Logarithmic?> {
  static var logarithmic: Self {
    Self("log", .choice, in: .output, "Make these axes of plots logarithmic")
  }
}

extension Option<[[CountedQuantity]]> {
  static var plot: Self {
    Self(each: "plot", .quantities, in: .output, "Plot these, below the table and in the picture")
  }
}

extension Option<Bool> {
  static var seedPerPoint: Self {
    Self(flag: "seed-per-point", in: .deal, "Deal each value games of its own")
  }
  static var sweepAsCSV: Self {
    Self(flag: "csv", in: .output, "Print a line of CSV for each value and player")
  }
  static var pairedCSV: Self {
    Self(flag: "csv", in: .output, "Print a line of CSV for each deal")
  }
}

extension ValueForm<String> {
  /// A value form for any text, with the help of another form.
  fileprivate static func typed(_ help: ValueHelp) -> Self { Self(help: help) { $0 } }
}
