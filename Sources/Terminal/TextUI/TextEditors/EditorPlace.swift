/// Where the cursor of a text editor is, and what part of the text is seen.
///
/// A class, because it outlasts the frame.
final class EditorPlace {
  /// Characters before the cursor.
  private(set) var cursor = 0
  /// The first row that is seen.
  private(set) var offset = 0
  /// The column that the keys ↑ and ↓ aim at, whatever shorter rows they lead through.
  private var aim: Int?
  /// The size of the editor, and what numbers its clusters, as last drawn.
  private(set) var size = Size(width: 1, height: 1)
  private var table = CellTable()
  /// Whether the cursor is to be brought into sight.
  private var follows = true
  private let redraw: Redraw

  init(redraw: Redraw) {
    self.redraw = redraw
  }

  /// The rows of a text as they are drawn: a column is left for the cursor, and the bar.
  func lines(of text: String) -> EditorLines {
    EditorLines(text, width: size.width - 1, table: table)
  }

  /// Notes where the editor is drawn, and brings the cursor into sight where it must be.
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

  /// Moves the cursor; across keeps the column it aims at.
  func move(to place: Int, keepingAim: Bool = false) {
    if !keepingAim { aim = nil }
    (cursor, follows) = (place, true)
    redraw.request()
  }

  /// Moves the cursor up or down by some rows.
  ///
  /// - Returns: Whether there is another row that way.
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

  /// Scrolls by some rows without moving the cursor.
  ///
  /// - Returns: Whether there is more of the text that way.
  func scroll(rows: Int, in text: String) -> Bool {
    let last = max(0, lines(of: text).rows.count - size.height)
    let target = max(0, min(offset + rows, last))
    guard target != offset else { return false }
    offset = target
    redraw.request()
    return true
  }

  /// Puts the cursor where the mouse is.
  func follow(_ press: Press, in text: String) {
    guard press.button == .left, press.phase == .began || press.phase == .moved else { return }
    let point = press.localLocation
    move(to: lines(of: text).cursor(row: offset + point.y, column: point.x))
  }
}
