/// The characters of a text in the rows of an editor.
///
/// Rows end at line breaks, and where the next word has no room; a word that is too long is broken
/// anywhere. The spaces before a word stay in the row before, where they may hang out unseen.
struct EditorLines {
  /// Characters of a row, without the line break behind it.
  struct Row: Equatable {
    let range: Range<Int>
    /// Whether the text goes on in the next row without a line break.
    var isWrapped = false
  }

  private(set) var rows: [Row] = []
  private(set) var cells: ContiguousArray<Cell> = []
  /// The first cell of every character, and of the end; line breaks have none.
  private(set) var columns: [Int] = [0]

  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: Columns of a row; below one counts as one.
  ///   - table: Numbers the clusters.
  init(_ text: String, width: Int, table: CellTable) {
    let characters = Array(text)
    for character in characters {
      append(character, table)
      columns.append(cells.count)
    }
    wrap(characters, max(1, width))
  }

  private mutating func append(_ character: Character, _ table: CellTable) {
    if character.isNewline { return }
    if character == "\t" { return cells.append(Cell(grapheme: 0x2409)) }
    cells += TextCells(String(character), table: table).cells
  }

  private mutating func wrap(_ characters: [Character], _ width: Int) {
    var start = 0
    var afterSpace: Int?
    for (index, character) in characters.enumerated() {
      if character.isNewline {
        rows.append(Row(range: start..<index))
        (start, afterSpace) = (index + 1, nil)
        continue
      }
      // Spaces hang out of the row unseen.
      if columns[index + 1] - columns[start] > width, index > start, character != " " {
        let end = afterSpace ?? index
        rows.append(Row(range: start..<end, isWrapped: true))
        (start, afterSpace) = (end, nil)
      }
      if character == " " { afterSpace = index + 1 }
    }
    rows.append(Row(range: start..<characters.count))
  }
}

extension EditorLines {
  /// The row the cursor is in when it stands before a character.
  func row(of cursor: Int) -> Int {
    rows.lastIndex { $0.range.lowerBound <= cursor } ?? 0
  }

  /// The column of the cursor in its row.
  func column(of cursor: Int) -> Int {
    columns[cursor] - columns[rows[row(of: cursor)].range.lowerBound]
  }

  /// The last place of the cursor in a row; behind a wrapped one it would stand in the next.
  func end(of row: Int) -> Int {
    let row = rows[row]
    return row.isWrapped
      ? max(row.range.lowerBound, row.range.upperBound - 1) : row.range.upperBound
  }

  /// The place of the cursor nearest to a column of a row; rows that are not there count as the
  /// nearest.
  func cursor(row: Int, column: Int) -> Int {
    let row = max(0, min(row, rows.count - 1))
    let start = columns[rows[row].range.lowerBound]
    let places = rows[row].range.lowerBound...end(of: row)
    return places.min { abs(columns[$0] - start - column) < abs(columns[$1] - start - column) }
      ?? places.lowerBound
  }

  /// The cells of a row.
  func cells(of row: Row) -> ArraySlice<Cell> {
    cells[columns[row.range.lowerBound]..<columns[row.range.upperBound]]
  }
}
