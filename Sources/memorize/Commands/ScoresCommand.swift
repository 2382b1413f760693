import CommandLineKit
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

  struct Arguments: Sendable {
    let theme: String?
    let isJSON: Bool
    let isCSV: Bool

    init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
      theme = arguments.operand(.theme)
      isJSON = try arguments[.json]
      isCSV = try arguments[.scoresAsCSV]
    }
  }

  init(_ arguments: Arguments, in context: ParseContext) throws(UsageError) {
    theme = try arguments.theme.map { name throws(UsageError) in
      try context.existingTheme(named: name)
    }
    if arguments.isJSON, arguments.isCSV {
      throw .conflict(Option.json.row, Option.scoresAsCSV.row)
    }
    output = arguments.isJSON ? .json : arguments.isCSV ? .csv : .list
  }
}
