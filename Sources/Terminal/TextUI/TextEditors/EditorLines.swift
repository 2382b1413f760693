/// The characters of a text, wrapped into the rows of an editor.
///
/// Rows end at line breaks, and where the next word does not fit; a word that is too long is broken
/// anywhere. The spaces before a word stay in the previous row, where they may overflow invisibly.
struct EditorLines {
  /// A row as a range of characters, without the line break after it.
  struct Row: Equatable {
    let range: Range<Int>
    /// True if the text continues in the next row without a line break.
    var isWrapped = false
  }

  private(set) var rows: [Row] = []
  private(set) var cells: ContiguousArray<Cell> = []
  /// The first cell of every character, followed by the end; line breaks have no cells.
  private(set) var columns: [Int] = [0]

  /// Wraps a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width of a row in columns; less than one counts as one.
  ///   - table: The table that numbers the grapheme clusters.
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
      // Spaces overflow the row invisibly.
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
  /// Returns the row of a cursor position.
  func row(of cursor: Int) -> Int {
    rows.lastIndex { $0.range.lowerBound <= cursor } ?? 0
  }

  /// Returns the column of a cursor position in its row.
  func column(of cursor: Int) -> Int {
    columns[cursor] - columns[rows[row(of: cursor)].range.lowerBound]
  }

  /// Returns the last cursor position in a row; after a wrapped row the cursor is in the next row.
  func end(of row: Int) -> Int {
    let row = rows[row]
    return row.isWrapped
      ? max(row.range.lowerBound, row.range.upperBound - 1) : row.range.upperBound
  }

  /// Returns the cursor position nearest to a column of a row, which is limited to the text.
  func cursor(row: Int, column: Int) -> Int {
    let row = max(0, min(row, rows.count - 1))
    let start = columns[rows[row].range.lowerBound]
    let places = rows[row].range.lowerBound...end(of: row)
    return places.min { abs(columns[$0] - start - column) < abs(columns[$1] - start - column) }
      ?? places.lowerBound
  }

  /// Returns the cells of a row.
  func cells(of row: Row) -> ArraySlice<Cell> {
    cells[columns[row.range.lowerBound]..<columns[row.range.upperBound]]
  }
}
