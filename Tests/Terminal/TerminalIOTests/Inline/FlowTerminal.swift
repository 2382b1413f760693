import TextUI

/// A terminal that scrolls, and wraps its lines anew when its width changes, for programs in the
/// flow of its output.
struct FlowTerminal {
  struct Row: Equatable {
    /// The clusters of the cells; empty in the right half of a wide one.
    var cells: [String] = []
    /// True if the line continues in the next row.
    var continues = false

    var text: String {
      let text = cells.joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  private(set) var size: Size
  /// The rows that have scrolled away, and those of the screen.
  private(set) var rows: [Row]
  /// The position of the cursor; the row counts from the first of `rows`.
  var cursor = Point.zero
  var wraps = true
  var isCursorVisible = true
  /// The bytes of an incomplete character or sequence.
  var unread: [UInt8] = []
  private let reflows: Bool

  init(columns: Int, rows: Int, reflows: Bool = true) {
    size = Size(width: columns, height: rows)
    self.rows = Array(repeating: Row(), count: rows)
    self.reflows = reflows
  }

  /// The first row of the screen.
  var top: Int { rows.count - size.height }

  /// All rows down to the last one with text, without blank ones at the ends of rows.
  var lines: [String] {
    let lines = rows.map(\.text)
    return Array(lines.reversed().drop { $0 == "" }.reversed())
  }

  /// The rows of the screen.
  var screen: [String] { rows[top...].map(\.text) }

  mutating func print(_ cluster: String) {
    let width = cluster.unicodeScalars.first.map(TerminalModel.width) ?? 0
    guard width > 0 else { return }
    if cursor.x + width > size.width {
      if wraps {
        rows[cursor.y].continues = true
        feedLine()
        cursor.x = 0
      } else {
        cursor.x = size.width - width
      }
    }
    put([cluster] + Array(repeating: "", count: width - 1))
    cursor.x += width
    // Without wrapping the cursor stays in the last column.
    if !wraps { cursor.x = min(cursor.x, size.width - 1) }
  }

  private mutating func put(_ cells: [String]) {
    let missing = cursor.x + cells.count - rows[cursor.y].cells.count
    if missing > 0 { rows[cursor.y].cells += Array(repeating: " ", count: missing) }
    rows[cursor.y].cells.replaceSubrange(cursor.x..<cursor.x + cells.count, with: cells)
  }

  mutating func feedLine() {
    cursor.y += 1
    if cursor.y == rows.count { rows.append(Row()) }
  }

  mutating func move(x: Int? = nil, y: Int? = nil) {
    if let x { cursor.x = max(0, min(x, size.width - 1)) }
    if let y { cursor.y = max(top, min(y, rows.count - 1)) }
  }

  /// Erases from the cursor to the end of its row, and the rows below.
  mutating func eraseBelow() {
    rows[cursor.y].cells = Array(rows[cursor.y].cells.prefix(cursor.x))
    rows[cursor.y].continues = false
    for y in cursor.y + 1..<rows.endIndex where y < rows.endIndex { rows[y] = Row() }
  }

  mutating func eraseRow() {
    rows[cursor.y] = Row()
  }
}

extension FlowTerminal {
  /// Changes the size as most terminals do: the cursor stays at its character, blank rows below it
  /// go first, and rows that have scrolled away return.
  mutating func resize(columns: Int, rows height: Int) {
    if reflows && columns != size.width { reflow(to: columns) }
    size = Size(width: columns, height: height)
    cursor.x = min(cursor.x, columns - 1)
    while rows.count > cursor.y + 1, rows.last == Row() { rows.removeLast() }
    while rows.count < height { rows.append(Row()) }
    // Rows below a cursor that would leave the screen are lost.
    if cursor.y < top { rows.removeLast(top - cursor.y) }
  }

  private mutating func reflow(to columns: Int) {
    var (lines, offset, line) = ([Row()], 0, 0)
    for (y, row) in rows.enumerated() {
      if y == cursor.y { (line, offset) = (lines.count - 1, lines[lines.count - 1].cells.count) }
      lines[lines.count - 1].cells += row.cells
      if !row.continues { lines.append(Row()) }
    }
    lines.removeLast()
    offset += cursor.x
    rows = []
    for (index, row) in lines.enumerated() {
      if index == line { cursor = Point(x: offset % columns, y: rows.count + offset / columns) }
      rows += Self.wrapped(row.cells, columns)
    }
    while rows.count <= cursor.y { rows.append(Row()) }
  }

  private static func wrapped(_ cells: [String], _ columns: Int) -> [Row] {
    if cells.isEmpty { return [Row()] }
    return stride(from: 0, to: cells.count, by: columns).map { start in
      let end = min(start + columns, cells.count)
      return Row(cells: Array(cells[start..<end]), continues: end < cells.count)
    }
  }
}
