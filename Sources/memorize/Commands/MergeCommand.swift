/// `memorize merge`: summaries of shards added up to the report of the whole run.
struct MergeCommand: Sendable {
  /// Where summaries are read; a dash is standard input.
  let files: [String]
  let output: SimulateCommand.Output

  init(_ given: GivenArguments) throws(UsageError) {
    files = given.operands.isEmpty ? ["-"] : given.operands
    if files.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
    output = given.has(.json) ? .json : .table
  }
}
