/// The rows of a run, which go to standard output, to the file for all rows, or to both.
struct ResultRows {
  let files: ResultFiles
  /// True if standard output takes the rows.
  let arePrinted: Bool

  /// True if any rows are taken, so that the run must write them.
  var areTaken: Bool { arePrinted || files.takesRows }

  /// Writes the lines before the first row at once, so that a reader sees that the run has begun.
  func begin(_ header: String, to output: inout StandardOutput) throws {
    try files.write(rows: header)
    guard arePrinted else { return }
    try output.write(header)
    try output.flush()
  }

  func write(_ rows: [UInt8], to output: inout StandardOutput) throws {
    try files.write(rows: rows)
    if arePrinted { try output.write(rows) }
  }
}
