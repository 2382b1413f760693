import MemoryModel
import SystemCalls

/// A list of pairs that people write by hand, in a spreadsheet or with a program for flash cards.
///
/// Each line is a pair: two columns, or one if both cards show the same. The columns are separated
/// by tabs, semicolons or commas, whichever the first lines have, and may be quoted (RFC 4180).
///
///     #name:Farm animals
///     dog     Hund
///     cat     Katze
///
/// Lines that begin with `#` are comments. Some have a meaning: `#name:`, `#pairs:` and `#color:`
/// of the theme, and the header of Anki's notes in plain text. A column may have paths of pictures.
public struct WordList: Sendable {
  /// The largest number of pairs.
  public static let limit = Theme.faceLimit

  /// The name of the theme, if the list has one.
  public var name: String? { header.name }
  let header: WordListHeader
  let rows: [Row]
  /// The headings of the columns; nil for a list that has none, or whose program writes none.
  let headings: WordListHeadings?

  /// A pair of the list.
  struct Row: Hashable, Sendable {
    let line: Int
    /// The cells: one or two.
    let cells: [WordListCell]
  }

  /// Parses a list.
  ///
  /// - Parameter bytes: A file in UTF-8, or in UTF-16 with a byte order mark.
  /// - Throws: `WordListError` with the line of the first error.
  public init(_ bytes: [UInt8]) throws(WordListError) {
    let text = try WordListText(bytes)
    var header = try WordListHeader(text)
    let separator = header.separator ?? WordListSeparator.best(for: text)
    var records = WordListRecords(text, separatedBy: separator)
    var rows: [Row] = []
    while let item = try records.next() {
      switch item {
      case .comment(let comment, let line): try header.read(comment, line: line)
      case .record(let fields, let line):
        guard rows.count < Self.limit else {
          throw WordListError(
            "more than \(Self.limit) pairs; split the list into several files")
        }
        try rows.append(Row(fields, line: line, header))
      }
    }
    headings = header.separator == nil ? WordListHeadings(rows) : nil
    if headings != nil { rows.removeFirst() }
    if rows.count < 2 { throw .tooFewPairs("this list has \(rows.count)") }
    self.header = header
    self.rows = rows
    try checkColumns()
    try checkFaces()
  }

  /// Reads a file of the file system.
  ///
  /// - Parameter path: The path as the player types it.
  /// - Throws: `WordListError` for a file that is not a list, `StorageError` for an unreadable one.
  public init(path: String) throws {
    do {
      try self.init(PlayerFile(path).read(atMost: ThemePack.limit))
    } catch StorageError.tooLarge(_, let limit) {
      throw WordListError.tooLarge(limit: limit)
    }
  }

  /// Returns true unless a file with this beginning is a theme file, which is JSON or an archive.
  public static func isLike(_ beginning: [UInt8]) -> Bool {
    if TarArchive.begins(beginning) { return false }
    let hasMark = beginning.starts(with: [0xEF, 0xBB, 0xBF])
    let visible = beginning.dropFirst(hasMark ? 3 : 0).filter { $0 > .space }.prefix(2)
    switch visible.first {
    case UInt8(ascii: "{"): return false
    // A list of themes; the name of a sound in a list begins with a bracket too.
    case UInt8(ascii: "["): return !visible.dropFirst().contains(where: Self.jsonBytes.contains)
    default: return true
    }
  }

  /// The bytes that begin an element of a list in JSON, or end the list.
  private static let jsonBytes = Array("{[]0123456789\"".utf8)

  private func checkColumns() throws(WordListError) {
    guard let two = rows.first(where: { $0.cells.count == 2 }) else { return }
    if let one = rows.first(where: { $0.cells.count == 1 }) {
      throw WordListError(
        line: one.line,
        "one column, but line \(two.line) has two; all lines need as many")
    }
  }

  private func checkFaces() throws(WordListError) {
    var lines: [String: Int] = [:]
    lines.reserveCapacity(2 * rows.count)
    for row in rows {
      for cell in row.cells {
        let other = lines.updateValue(row.line, forKey: cell.text.withoutVariationSelectors)
        if let other, other != row.line {
          throw .sameFace(cell.text, line: row.line, other: other)
        }
      }
    }
  }
}

extension WordList.Row {
  fileprivate init(
    _ fields: [String], line: Int, _ header: WordListHeader
  ) throws(WordListError) {
    var fields = fields
    if !header.skippedColumns.isEmpty {
      fields = fields.indices.filter { !header.skippedColumns.contains($0) }.map { fields[$0] }
    }
    var cells = fields.map { WordListCell($0, header) }
    // Spreadsheets fill each line up to the longest.
    while cells.count > 1, cells.last?.text.isEmpty == true { cells.removeLast() }
    guard cells.count <= 2 else {
      throw WordListError(
        line: line,
        "\(cells.count) columns; a pair has two, or one if both cards show the same")
    }
    for cell in cells { try cell.check(line: line) }
    self.init(line: line, cells: cells)
  }
}

extension WordListCell {
  fileprivate func check(line: Int) throws(WordListError) {
    if let flaw { throw WordListError(line: line, flaw) }
  }

  /// The reason why the cell is no face; nil for one that a card can show.
  private var flaw: String? {
    if text.isEmpty { return "a column is empty; give it a text or leave out the line" }
    if isPicture { return nil }
    let (length, longest) = (text.unicodeScalars.count, Face.longestSymbol)
    if length > longest {
      return "\(text.shownInQuotes) has \(length) characters; a card shows at most \(longest)"
    }
    if text.isPrintable { return nil }
    return "\(text.shownInQuotes) cannot be shown; leave out its control characters"
  }
}

extension String {
  fileprivate var withoutVariationSelectors: String {
    guard utf8.contains(0xEF) else { return self }
    var text = self
    text.unicodeScalars.removeAll { (0xFE00...0xFE0F).contains($0.value) }
    return text
  }
}
