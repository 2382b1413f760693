import CommandLineKit
import MemoryEngine
import MemorySimulation

extension Sweep {
  /// The sweep as CSV, with a row per value and player.
  ///
  /// A row has the value and the player, the figures of every quantity that `simulate` counts, and
  /// then all that the games were played with, so that the rows of several sweeps make one table.
  var csv: String {
    let rows = points.map { point in
      let player = point.report.simulation.players.map(\.name).joined(separator: " ")
      return [range.decimal(point.value), player.csvCell] + point.report.csvCells
    }
    return ([[range.parameter.column, "player"] + columns] + rows)
      .map { $0.joined(separator: ",") + "\n" }.joined()
  }

  /// The names of the report's cells.
  private var columns: [String] {
    let names =
      ["turns", "score", "flips", "lucky", "seconds"] + (areTwo ? ["margin", "score2"] : [])
    return ["seed", "games", "unfinished"]
      + names.flatMap { name in [name] + Summary.figureNames.map { "\(name)_\($0)" } }
      + ["kinds", "copies", "flip_time_s"] + Rule.all.map(\.column)
  }
}

extension SweptRange.Parameter {
  /// The name of the column; times are in seconds.
  fileprivate var column: String { self == .flipTime ? "flip_time" : name }
}

extension Report {
  fileprivate var csvCells: [String] {
    let quantities =
      [turns, score, flips, lucky, seconds]
      + (simulation.rules.players == 2 ? [margin, secondScore] : [])
    return ["\(simulation.seed.number)", "\(tally.games)", "\(tally.unfinished)"]
      + quantities.flatMap { $0?.csvCells ?? Summary.unknownCells }
      + ["\(simulation.kinds)", "\(simulation.copies)", simulation.flipTime.inSeconds]
      + Rule.all.map { $0.csvCell(of: simulation.rules) }
  }
}

extension Summary {
  private static let percentages = [5, 25, 50, 75, 95, 99]

  /// The names of the figures after the mean, whose column is named after the quantity.
  fileprivate static let figureNames =
    ["se", "low", "high", "sd", "min", "max"] + percentages.map { "q\($0)" }

  fileprivate static let unknownCells = [String](repeating: "", count: 1 + figureNames.count)

  /// The figures with all digits; one that needs more games is empty.
  fileprivate var csvCells: [String] {
    let values = ([minimum, maximum] + Self.percentages.map(quantile)).map { $0.map(decimal) ?? "" }
    return [mean, se, low, high, sd].map { $0.map { "\($0)" } ?? "" } + values
  }
}

extension Rule {
  /// The name of the column, with its unit.
  fileprivate var column: String {
    let name = optionName.replacing("-", with: "_")
    if case .duration = values { return name + "_s" }
    return name
  }

  fileprivate func csvCell(of rules: Rules) -> String {
    switch values {
    case .number(let path, _): "\(rules[keyPath: path])"
    case .duration(let path, _): rules[keyPath: path].inSeconds
    case .yesOrNo(let path): rules[keyPath: path] ? "1" : "0"
    case .limit(let path): rules[keyPath: path]?.word(spelling: \.inLargestUnit) ?? "none"
    }
  }
}

extension Duration {
  /// The seconds as an exact decimal.
  fileprivate var inSeconds: String { "\(UnitScale.seconds(clampedNanoseconds))" }
}
