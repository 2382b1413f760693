import MemoryModel
import MemoryViewModel

extension String {
  /// The text as one cell of CSV (RFC 4180) that no spreadsheet takes for a formula.
  ///
  /// What starts as a formula does gets an apostrophe before it, which spreadsheets do not show.
  var csvCell: String {
    let line = printable()
    let isFormula = line.first.map { "=+-@".contains($0) } ?? false
    let safe = isFormula ? "'" + line : line
    guard safe.contains(where: { $0 == "," || $0 == "\"" }) else { return safe }
    let parts = safe.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"" + parts.joined(separator: "\"\"") + "\""
  }
}
