import MemoryModel
import SeparatedValues

/// The values of the lines of a list that describe it, such as `#name:Farm animals`.
///
/// Unknown `#` lines are comments. The keys of Anki's notes in plain text are among the known ones,
/// and the first line of a spreadsheet's `sep=;`.
struct WordListHeader: Sendable {
  private(set) var name: String?
  /// The number of pairs to deal, with the line that says so.
  private(set) var pairs: (count: Int, line: Int)?
  private(set) var color: Theme.Color?
  private(set) var separator: Separator?
  /// The number of the line `sep=`, which is no record; nil if there is none.
  private(set) var separatorLine: Int?
  /// True if fields are HTML, nil if nothing is said.
  private(set) var isHTML: Bool?
  /// False if names of pictures are words like any others.
  private(set) var hasPictures = true
  /// The indices of columns without faces, such as tags.
  private(set) var skippedColumns: Set<Int> = []
  /// The remarks on values that cannot be used.
  private(set) var remarks: [ImportRemark] = []
  private var namesOfColumns: String?
  /// The number of the last comment that was read.
  private var lastLine = 0

  /// Reads the lines at the beginning of a list.
  init(_ text: DecodedText) {
    for item in RecordReader(text, separatedBy: .none) {
      switch item {
      case .comment(let comment, let line): read(comment, line: line)
      case .record(let fields, let line):
        let parts = fields[0].withinTextLimit.split(separator: "=", maxSplits: 1)
        if line == 1, parts.count == 2, parts[0].lowercased() == "sep" {
          separator = Separator(name: String(parts[1]))
          separatorLine = line
        }
        return
      }
    }
  }

  /// The names of the columns that a comment lists; nil if none does.
  var columnNames: [String]? {
    namesOfColumns.map { names in
      let parts = names.split(
        separator: (separator ?? .tab).text, omittingEmptySubsequences: false)
      return parts.map(\.trimmed)
    }
  }

  /// True if the first record can name the columns, because the list is not of a program for flash
  /// cards, which lists them in a comment.
  var allowsHeadings: Bool { separator == nil || separatorLine != nil }

  /// Takes fields for HTML although no line says so.
  mutating func assumeHTML() { isHTML = true }

  /// Reads a line, once, which is ignored if it has no known key.
  mutating func read(_ comment: String, line: Int) {
    guard line > lastLine else { return }
    lastLine = line
    let parts = comment.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    let key = parts[0].trimmed.lowercased()
    // A spreadsheet adds a separator for each empty cell of the line, and quotes.
    let value = String(parts[1].trimmed.drop { $0 == "\"" })
      .trimmedEnd { ",;\t\"".contains($0) || $0.isWhitespace }
    switch key {
    case "name": readName(value, line: line)
    case "pairs": readPairs(value, line: line)
    case "color", "colour": readColor(value, key, line: line)
    case "separator": separator = Separator(name: String(parts[1]))
    case "columns": namesOfColumns = String(parts[1])
    case "html": isHTML = value.lowercased() == "true"
    case "pictures": hasPictures = value.lowercased() != "false"
    case "tags column", "deck column", "notetype column", "guid column":
      if let column = Int(value) { skippedColumns.insert(column - 1) }
    default: break
    }
  }

  private mutating func readName(_ value: String, line: Int) {
    if !value.isEmpty, value.isPrintable, value.unicodeScalars.count <= Theme.longestName {
      name = value
    } else {
      ignore("name", value, allowed: "1 to \(Theme.longestName) visible letters", line: line)
    }
  }

  private mutating func readPairs(_ value: String, line: Int) {
    if let count = Int(value), count >= 2 {
      pairs = (count, line)
    } else {
      ignore("pairs", value, allowed: "a number from 2 on", line: line)
    }
  }

  private mutating func readColor(_ value: String, _ key: String, line: Int) {
    let named = Theme.Color.palette.first { $0.name.lowercased() == value.lowercased() }
    if let found = named?.color ?? Theme.Color(webText: value) {
      color = found
    } else {
      let names = Theme.Color.palette.map { $0.name.lowercased() }.joined(separator: ", ")
      ignore(key, value, allowed: "a color such as #FFA000, or one of \(names)", line: line)
    }
  }

  private mutating func ignore(_ key: String, _ value: String, allowed: String, line: Int) {
    remarks.append(
      .leftOut(line: line, "#\(key) must be \(allowed), not \(value.shownInQuotes)"))
  }
}

extension String {
  fileprivate func trimmedEnd(_ isDropped: (Character) -> Bool) -> String {
    let last = lastIndex { !isDropped($0) }
    return last.map { String(self[...$0]) } ?? ""
  }
}
