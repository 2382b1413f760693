import MemoryModel
import MemoryViewModel

/// `memorize scores`: the best scores.
struct ScoresCommand: Sendable {
  enum Output: Sendable {
    case list
    case json
    case csv
  }

  /// Nil for all themes.
  let theme: Theme?
  let output: Output

  init(_ given: GivenArguments) throws(UsageError) {
    theme = try given.operand.map { name throws(UsageError) in
      try given.theme(named: name)
    }
    try given.refuse(given.has(.json) ? [Option.scoresAsCSV.row] : [], beside: Option.json.row)
    output = given.has(.json) ? .json : given.has(.scoresAsCSV) ? .csv : .list
  }
}
