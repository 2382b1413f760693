/// A picture of character cells.
///
/// Drawing is clipped to the buffer. A wide cluster never starts in the last column, and one that
/// is partly overwritten leaves a blank.
public struct CellBuffer {
  /// The number of columns and rows, not negative.
  public let size: Size
  /// The table that the numbers in the cells refer to.
  public let table: CellTable
  /// The cells, row by row from the top, `size.width` each.
  public internal(set) var cells: ContiguousArray<Cell>

  /// The largest number of cells of a buffer, which take two gigabytes.
  public static let mostCells = 1 << 28

  /// Creates a blank buffer.
  ///
  /// - Parameters:
  ///   - size: The number of columns and rows; negative counts as zero.
  ///   - table: The table shared with buffers that are compared with this one.
  /// - Precondition: It has at most `mostCells`.
  public init(size: Size, table: CellTable = CellTable()) {
    precondition(
      size.height <= 0 || size.width <= Self.mostCells / size.height,
      "\(size.width) × \(size.height) cells")
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    self.table = table
    cells = ContiguousArray(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// The rectangle of all cells, with its origin at zero.
  public var bounds: Rect { Rect(size: size) }

  /// Returns the cell at a point, or a blank outside.
  public subscript(point: Point) -> Cell {
    bounds.contains(point) ? cells[point.y * size.width + point.x] : .blank
  }
}

extension CellBuffer {
  /// Returns the text of the cell at a point; empty for the right half of a wide cluster.
  public func text(at point: Point) -> String {
    let cell = self[point]
    return cell.width == 0 ? "" : table.text(of: cell.grapheme)
  }

  /// Returns the style of the cell at a point; plain outside.
  public func style(at point: Point) -> Style {
    table.style(self[point].style)
  }

  /// The rows as text without styles.
  public var lines: [String] { (0..<size.height).map(line) }

  private func line(_ y: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for cell in cells[y * size.width..<(y + 1) * size.width] where cell.width > 0 {
      table.forEachScalar(of: cell.grapheme) { scalars.append(Unicode.Scalar($0) ?? "\u{FFFD}") }
    }
    return String(scalars)
  }
}

extension CellBuffer: Equatable {
  /// Returns true if both look the same, even with different tables.
  public static func == (first: CellBuffer, second: CellBuffer) -> Bool {
    guard first.size == second.size else { return false }
    if first.table === second.table { return first.cells == second.cells }
    return zip(first.cells, second.cells).allSatisfy { one, other in
      one.width == other.width
        && first.table.text(of: one.grapheme) == second.table.text(of: other.grapheme)
        && first.table.look(of: one.style) == second.table.look(of: other.style)
    }
  }
}

extension CellTable {
  /// Returns a style and the address of its link, whose number depends on the table.
  fileprivate func look(of number: UInt16) -> (Style, String?) {
    var style = style(number)
    let address = links[style.link]
    style.link = 0
    return (style, address)
  }
}

extension CellBuffer {
  /// Writes one line of text to the right of a point, clipped to the buffer.
  ///
  /// A wide cluster that does not fit becomes a blank. The text ends at its first line break.
  public mutating func write(_ text: String, at place: Point, style: Style = .plain) {
    guard bounds.contains(Point(x: 0, y: place.y)), place.x < size.width else { return }
    let number = table.number(of: style)
    var x = place.x
    for var cell in TextCells(text, table: table).cells {
      guard x < size.width, cell.grapheme != TextCells.lineBreak else { return }
      cell.style = number
      if x >= 0 { put(cell, x: x, y: place.y, isFirst: x == max(0, place.x)) }
      x += 1
    }
  }

  private mutating func put(_ cell: Cell, x: Int, y: Int, isFirst: Bool) {
    let isHalf = cell.width == 2 ? x + 1 >= size.width : cell.width == 0 && isFirst
    free(x: x, y: y)
    cells[y * size.width + x] = isHalf ? Cell(grapheme: 0x20, style: cell.style) : cell
  }

  /// Blanks the remaining half of a wide cluster.
  private mutating func free(x: Int, y: Int) {
    let index = y * size.width + x
    let other = cells[index].width == 2 ? index + 1 : index - 1
    if cells[index].width != 1 { cells[other] = Cell(grapheme: 0x20, style: cells[other].style) }
  }
}
