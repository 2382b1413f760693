import TextUICore

/// A writer of runs of cells, row by row from the top, left to right.
struct RowWriter {
  var cursor: CursorState
  private let isUnicode: Bool
  private let isConsole: Bool
  private var table = CellTable()
  /// True if a placeholder is a space, over which a picture is drawn.
  var blanksPlaceholders = false
  /// The places of the placeholders that were written as spaces in this frame.
  private(set) var blanked: [Point] = []
  /// The row that is being written, and the column up to which it is.
  private var written = (row: -1, end: 0)

  /// The largest number of bytes of a cell without links: style, spaces, two positions, two modes,
  /// ten scalars and a mark of direction.
  static let cellCapacity = 171

  init(depth: ColorDepth, isUnicode: Bool, hasLinks: Bool, isConsole: Bool) {
    cursor = CursorState(depth: depth, hasLinks: hasLinks)
    self.isUnicode = isUnicode
    self.isConsole = isConsole
  }

  /// Begins a frame of a buffer with a table, and with the cursor in a row if rows are relative.
  mutating func begin(with table: CellTable, row: Int? = nil) {
    cursor.begin(with: table, row: row)
    self.table = table
    written = (-1, 0)
    if !blanked.isEmpty { blanked = [] }
  }

  /// Writes a run of cells, and the cells to its right that must be redrawn.
  mutating func write(
    _ columns: Range<Int>, of row: BufferRow, into output: inout OutputSpan<UInt8>
  ) {
    let first = written.row == row.y ? max(columns.lowerBound, written.end) : columns.lowerBound
    guard first < columns.upperBound else { return }
    bridge(to: first, in: row, into: &output)
    cursor.move(to: Point(x: first, y: row.y), into: &output)
    written = (row.y, write(row, from: first, to: columns.upperBound, into: &output))
  }

  /// Writes up to three unchanged cells again if that is shorter than moving the cursor over them.
  private mutating func bridge(
    to x: Int, in row: BufferRow, into output: inout OutputSpan<UInt8>
  ) {
    guard cursor.row == row.y, let column = cursor.column, (1...3).contains(x - column) else {
      return
    }
    for index in column..<x where !row[index].isASCII || row[index].style != cursor.style { return }
    for index in column..<x { output.append(UInt8(truncatingIfNeeded: row[index].grapheme)) }
    cursor.advance(to: x)
  }

  /// Returns the end column, which may be further than requested.
  private mutating func write(
    _ row: BufferRow, from first: Int, to last: Int, into output: inout OutputSpan<UInt8>
  ) -> Int {
    var (x, end) = (first, last)
    while x < end {
      let cell = row[x]
      if cell.style != cursor.style { cursor.change(to: cell.style, into: &output) }
      let simple = output.appendSimple(row, x..<end, isUnicode: isUnicode)
      x += simple
      if simple == 0 { x += write(cell, at: x, in: row, end: &end, into: &output) }
    }
    if x >= row.count { cursor.loseRow() } else if cursor.column != nil { cursor.advance(to: x) }
    return x
  }
}

extension RowWriter {
  /// Writes a cell that is not plain ASCII, and returns its columns.
  private mutating func write(
    _ cell: Cell, at x: Int, in row: BufferRow, end: inout Int,
    into output: inout OutputSpan<UInt8>
  ) -> Int {
    let isWide = cell.width == 2
    let isWhole = isWide ? x + 1 < row.count && row[x + 1].width == 0 : cell.width == 1
    guard isWhole else {
      output.append(UInt8(ascii: " "))
      return 1
    }
    if blanksPlaceholders, cell.flags.contains(.placeholder) {
      output.append(UInt8(ascii: " "))
      blanked.append(Point(x: x, y: row.y))
    } else if !isUnicode {
      let scalar = table.firstScalar(of: cell.grapheme)
      if isConsole && !isWide {
        output.appendScalar(ConsoleAlphabet.scalar(for: scalar))
      } else {
        output.append(ASCIIFallback.byte(for: scalar))
      }
      if isWide { output.append(UInt8(ascii: " ")) }
    } else if cell.flags.contains(.placeholder) {
      table.forEachScalar(of: cell.grapheme) { output.appendScalar($0) }
    } else if row.endsRightToLeft(at: x, table) {
      writeRisky(cell, at: x, in: row, marksDirection: true, end: &end, into: &output)
    } else if cell.flags.contains(.risky) || cell.grapheme >= CellTable.firstCluster {
      writeRisky(cell, at: x, in: row, end: &end, into: &output)
    } else {
      output.appendScalar(cell.grapheme)
    }
    return isWide ? 2 : 1
  }

  /// Writes a cluster so that the result does not depend on the width that the terminal assigns to
  /// it, or to the mark of direction behind it.
  private mutating func writeRisky(
    _ cell: Cell, at x: Int, in row: BufferRow, marksDirection: Bool = false, end: inout Int,
    into output: inout OutputSpan<UInt8>
  ) {
    let columns = Int(cell.width)
    let reach = x + max(columns, table.reach(of: cell)) + (marksDirection ? 1 : 0)
    for _ in 0..<columns { output.append(UInt8(ascii: " ")) }
    output.appendCSI(x + 1, "G")
    if reach > row.count { output.appendMode(7, isOn: false) }
    table.forEachScalar(of: cell.grapheme) { output.appendScalar($0) }
    if marksDirection { output.appendScalar(.leftToRightMark) }
    if reach > row.count { output.appendMode(7, isOn: true) }
    end = max(end, min(reach, row.count))
    cursor.advance(to: nil)
    let next = x + columns
    if next < end {
      output.appendCSI(next + 1, "G")
      cursor.advance(to: next)
    }
  }
}
