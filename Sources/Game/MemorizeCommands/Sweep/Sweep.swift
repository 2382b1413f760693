import MemoryEngine
import MemorySimulation
import PlainJSON

/// The reports of a sweep, with its output as text, JSON, CSV and picture.
struct Sweep {
  let head: RunHead
  let range: SweptRange
  /// The names of the lines: the name of a player, or the names of two players at one table.
  let lines: [String]
  /// The reports, indexed by value and then by line; only those of the first values if the run was
  /// interrupted.
  let reports: [[Report]]

  var isIncomplete: Bool { reports.count < range.values.count }

  var areTwo: Bool { head.rules.players == 2 }

  /// The points, ordered by value and then by line.
  var points: [(value: Int, line: Int, report: Report)] {
    zip(range.values, reports).flatMap { value, reports in
      reports.enumerated().map { (value, $0, $1) }
    }
  }

  /// The sweep in version 3 of its schema, whose reports are those of `simulate --json`.
  ///
  /// Version 2 had a single line, and so no players.
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

  /// The sweep as CSV, with a row per value and player; two players add columns at the end.
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
  /// The name of the column in CSV; times are in seconds.
  fileprivate var column: String { self == .flipTime ? "flip_time" : name }

  /// The name of the parameter in text.
  var title: String { self == .flipTime ? "flip time" : name }
}
