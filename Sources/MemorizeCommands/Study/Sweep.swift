import MemoryEngine
import MemorySimulation
import MemoryViewModel
import PlainJSON

/// The reports of a sweep, in all the forms it can be printed in.
struct Sweep {
  let head: RunHead
  let parameter: RunHead.Parameter
  let values: [Int]
  /// Of the first values; of fewer when it was interrupted.
  let reports: [Report]

  var isIncomplete: Bool { reports.count < values.count }

  private var areTwo: Bool { head.rules.players == 2 }

  /// Version 2 of the schema: a report is what `simulate --json` prints of it.
  var json: JSON {
    .object([
      "version": .int(2),
      "head": head.json,
      "parameter": .string(parameter.rawValue),
      "incomplete": .bool(isIncomplete),
      "points": .array(
        zip(values, reports).map { .object(["value": .int($0), "report": $1.json]) }),
    ])
  }

  /// A line for each value; two players have more columns at its end.
  var csv: String {
    let ofTwo = areTwo ? ["margin", "score2"].flatMap { Self.columns(of: $0) } : []
    let head =
      [parameter.rawValue, "player", "seed", "games", "unfinished"]
      + Self.columns(of: "turns") + Self.columns(of: "score") + ["lucky"] + ofTwo
    return head.joined(separator: ",") + "\n"
      + zip(values, reports).map { "\($0),\($1.csvLine)\n" }.joined()
  }
  private static func columns(of name: String) -> [String] {
    [name] + ["low", "high", "sd"].map { "\(name)_\($0)" }
  }
}
