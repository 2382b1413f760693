import MemoryEngine
import MemorySimulation
import MemoryViewModel
import PlainJSON

/// The reports of a sweep, in all the forms it can be printed in.
struct Sweep {
  let parameter: String
  let values: [Int]
  /// Of the first values; of fewer when it was interrupted.
  let reports: [Report]

  var isIncomplete: Bool { reports.count < values.count }

  /// Version 1 of the schema: a report is what `simulate --json` prints of it.
  var json: JSON {
    .object([
      "version": .int(1),
      "parameter": .string(parameter),
      "incomplete": .bool(isIncomplete),
      "points": .array(
        zip(values, reports).map { .object(["value": .int($0), "report": $1.json]) }),
    ])
  }

  /// A line for each value.
  var csv: String {
    let head =
      "\(parameter),player,seed,games,unfinished,turns,turns_low,turns_high,turns_sd,"
      + "score,score_low,score_high,score_sd,lucky\n"
    return head + zip(values, reports).map { "\($0),\($1.csvLine)\n" }.joined()
  }
}
