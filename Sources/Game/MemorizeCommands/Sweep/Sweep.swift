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
}

extension SweptRange.Parameter {
  /// The name of the parameter in text.
  var title: String { self == .flipTime ? "flip time" : name }
}
