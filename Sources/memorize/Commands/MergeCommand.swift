import CommandLineKit

/// `memorize merge`: summaries of shards added up to the report of the whole run.
struct MergeCommand: Sendable {
  /// Where summaries are read; a dash is standard input.
  let files: [String]
  let output: SimulateCommand.Output

  init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
    let files = arguments.operand(.files)
    self.files = files.isEmpty ? ["-"] : files
    output = try arguments[.json] ? .json : .table
  }

  /// The same, if it can be done.
  func checked() throws(UsageError) -> Self {
    if files.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
    return self
  }
}

extension Operand<[String]> {
  fileprivate static let files = Self(0...(.max), of: "FILE", completion: .files)
}
