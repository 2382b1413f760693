import MemoryModel
import MemoryViewModel

extension String {
  /// The text as a cell of CSV (RFC 4180) that no spreadsheet evaluates as a formula.
  ///
  /// A text that starts like a formula gets an apostrophe, which spreadsheets hide.
  var csvCell: String {
    let line = printable()
    let isFormula = line.first.map { "=+-@".contains($0) } ?? false
    let safe = isFormula ? "'" + line : line
    guard safe.contains(where: { $0 == "," || $0 == "\"" }) else { return safe }
    let parts = safe.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"" + parts.joined(separator: "\"\"") + "\""
  }
}
