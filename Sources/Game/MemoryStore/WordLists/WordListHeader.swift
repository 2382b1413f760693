import MemoryModel

/// The values of the `#` lines of a list, such as `#name:Farm animals`.
///
/// Unknown lines are comments. The keys of Anki's notes in plain text are among the known ones.
struct WordListHeader: Sendable {
  var name: String?
  /// The number of pairs to deal, with the line that says so.
  var pairs: (count: Int, line: Int)?
  var color: Theme.Color?
  var separator: UInt8?
  /// True if fields are HTML, nil if nothing is said.
  var isHTML: Bool?
  /// False if names of pictures are words like any others.
  var hasPictures = true
  /// The indices of columns without faces, such as tags.
  var skippedColumns: Set<Int> = []

  /// Reads the lines at the beginning of a list.
  init(_ text: WordListText) throws(WordListError) {
    var records = WordListRecords(text, separatedBy: .none)
    while case .comment(let comment, let line)? = try? records.next() {
      try read(comment, line: line)
    }
  }

  /// Reads a line, which is ignored if it has no known key.
  mutating func read(_ comment: String, line: Int) throws(WordListError) {
    let parts = comment.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    let key = parts[0].trimmed.lowercased()
    // A spreadsheet adds a separator for each empty cell of the line, and quotes.
    let value = String(parts[1].trimmed.drop { $0 == "\"" })
      .trimmedEnd { ",;\t\"".contains($0) || $0.isWhitespace }
    switch key {
    case "name": name = try Self.name(value, line: line)
    case "pairs": pairs = (try Self.pairs(value, line: line), line)
    case "color", "colour": color = try Self.color(value, key, line: line)
    case "separator": separator = Self.separator(String(parts[1]))
    case "html": isHTML = value.lowercased() == "true"
    case "pictures": hasPictures = value.lowercased() != "false"
    case "tags column", "deck column", "notetype column", "guid column":
      if let column = Int(value) { skippedColumns.insert(column - 1) }
    default: break
    }
  }

  private static func name(_ value: String, line: Int) throws(WordListError) -> String {
    guard !value.isEmpty, value.isPrintable, value.unicodeScalars.count <= Theme.longestName else {
      throw .badHeader(
        "name", value: value, allowed: "1 to \(Theme.longestName) visible letters", line: line)
    }
    return value
  }

  private static func pairs(_ value: String, line: Int) throws(WordListError) -> Int {
    guard let count = Int(value), count >= 2 else {
      throw .badHeader("pairs", value: value, allowed: "a number from 2 on", line: line)
    }
    return count
  }

  private static func color(
    _ value: String, _ key: String, line: Int
  ) throws(WordListError) -> Theme.Color {
    let named = Theme.Color.palette.first { $0.name.lowercased() == value.lowercased() }
    guard let color = named?.color ?? Theme.Color(webText: value) else {
      let names = Theme.Color.palette.map { $0.name.lowercased() }.joined(separator: ", ")
      throw .badHeader(
        key, value: value, allowed: "a color such as #FFA000, or one of \(names)", line: line)
    }
    return color
  }

  /// Returns the separator for a name, or for the character itself, as Anki writes both.
  private static func separator(_ value: String) -> UInt8? {
    if let named = WordListSeparator.names[value.trimmed.lowercased()] { return named }
    return value.utf8.count == 1 ? value.utf8.first : nil
  }
}

extension String {
  fileprivate func trimmedEnd(_ isDropped: (Character) -> Bool) -> String {
    let last = lastIndex { !isDropped($0) }
    return last.map { String(self[...$0]) } ?? ""
  }
}
