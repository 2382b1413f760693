import MemoryEngine
import MemorySimulation
import PlainJSON

/// The reports of a sweep, in all the forms it can be printed in.
struct Sweep {
  let head: RunHead
  let range: SweptRange
  /// How each line of players is called.
  let lines: [String]
  /// Of the first values, one for each line; of fewer values when it was interrupted.
  let reports: [[Report]]

  var isIncomplete: Bool { reports.count < range.values.count }

  var areTwo: Bool { head.rules.players == 2 }

  /// Value after value, and line after line of each.
  var points: [(value: Int, line: Int, report: Report)] {
    zip(range.values, reports).flatMap { value, reports in
      reports.enumerated().map { (value, $0, $1) }
    }
  }

  /// Version 3 of the schema: a report is what `simulate --json` prints of it.
  ///
  /// Version 2 had no players, since it knew a single line.
  var json: JSON {
    .object([
      "version": .int(3),
      "head": head.json,
      "parameter": .string(range.parameter.name),
      "incomplete": .bool(isIncomplete),
      "points": .array(
        points.map { point in
          .object([
            "value": range.json(point.value), "player": .string(lines[point.line]),
            "report": point.report.json,
          ])
        }),
    ])
  }

  /// A line for each value and player; two players at a table have more columns at its end.
  var csv: String {
    let ofTwo = areTwo ? ["margin", "score2"].flatMap { Self.columns(of: $0) } : []
    let head =
      [range.parameter.column, "player", "seed", "games", "unfinished"]
      + Self.columns(of: "turns") + Self.columns(of: "score") + ["lucky"] + ofTwo
    return head.joined(separator: ",") + "\n"
      + points.map { "\(range.decimal($0.value)),\($0.report.csvLine)\n" }.joined()
  }

  private static func columns(of name: String) -> [String] {
    [name] + ["low", "high", "sd"].map { "\(name)_\($0)" }
  }
}

extension SweptRange.Parameter {
  /// How a column of CSV is called, of which times are seconds.
  fileprivate var column: String { self == .flipTime ? "flip_time" : name }

  /// How a person calls it.
  var title: String { self == .flipTime ? "flip time" : name }
}
