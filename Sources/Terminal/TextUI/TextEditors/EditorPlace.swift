/// The cursor and the scroll offset of a text editor.
///
/// A class, because it persists from frame to frame.
final class EditorPlace {
  /// The number of characters before the cursor.
  private(set) var cursor = 0
  /// The first visible row.
  private(set) var offset = 0
  /// The column that ↑ and ↓ aim for, kept while they move through shorter rows.
  private var aim: Int?
  /// The editor's size when it was last drawn; `table` is the cell table of that frame.
  private(set) var size = Size(width: 1, height: 1)
  private var table = CellTable()
  /// True if the next frame must scroll to the cursor.
  private var follows = true
  private let redraw: Redraw

  init(redraw: Redraw) {
    self.redraw = redraw
  }

  /// Returns the rows of a text as drawn: one column is reserved for the cursor and the bar.
  func lines(of text: String) -> EditorLines {
    EditorLines(text, width: size.width - 1, table: table)
  }

  /// Sets the size of the editor, and scrolls to the cursor if necessary.
  ///
  /// - Returns: The rows of the text.
  func settle(_ text: String, in size: Size, _ table: CellTable) -> EditorLines {
    if size != self.size { follows = true }
    (self.size, self.table) = (size, table)
    let lines = lines(of: text)
    cursor = min(cursor, lines.columns.count - 1)
    let last = max(0, lines.rows.count - size.height)
    offset = min(offset, last)
    if follows {
      let row = lines.row(of: cursor)
      offset = max(row - size.height + 1, min(offset, row))
      follows = false
    }
    return lines
  }

  /// Moves the cursor; by default the target column of ↑ and ↓ is reset.
  func move(to place: Int, keepingAim: Bool = false) {
    if !keepingAim { aim = nil }
    (cursor, follows) = (place, true)
    redraw.request()
  }

  /// Moves the cursor up or down by a number of rows.
  ///
  /// - Returns: True if there is another row in that direction.
  func move(rows: Int, in text: String) -> Bool {
    let lines = lines(of: text)
    let place = min(cursor, lines.columns.count - 1)
    let row = lines.row(of: place)
    let target = max(0, min(row + rows, lines.rows.count - 1))
    guard target != row else { return false }
    let column = aim ?? lines.column(of: place)
    move(to: lines.cursor(row: target, column: column), keepingAim: true)
    aim = column
    return true
  }

  /// Scrolls by a number of rows without moving the cursor.
  ///
  /// - Returns: True if the text continues in that direction.
  func scroll(rows: Int, in text: String) -> Bool {
    let last = max(0, lines(of: text).rows.count - size.height)
    let target = max(0, min(offset + rows, last))
    guard target != offset else { return false }
    offset = target
    redraw.request()
    return true
  }

  /// Moves the cursor to the location of a press.
  func follow(_ press: Press, in text: String) {
    guard press.button == .left, press.phase == .began || press.phase == .moved else { return }
    let point = press.localLocation
    move(to: lines(of: text).cursor(row: offset + point.y, column: point.x))
  }
}
