/// A picture made of character cells.
///
/// What is drawn outside is not drawn. A cluster two cells wide never starts in the last column,
/// and one that loses a half to something else leaves a blank.
public struct CellBuffer {
  /// In columns and rows; neither is negative.
  public let size: Size
  /// What the numbers in the cells mean.
  public let table: CellTable
  /// Row by row from the top, `size.width` cells each.
  public internal(set) var cells: ContiguousArray<Cell>

  /// The most cells of a buffer, which take two gigabytes.
  public static let mostCells = 1 << 28

  /// Makes a blank buffer.
  ///
  /// - Parameters:
  ///   - size: Columns and rows; negative counts as zero.
  ///   - table: The table of the buffers this one will be compared with.
  /// - Precondition: It has at most `mostCells`.
  public init(size: Size, table: CellTable = CellTable()) {
    precondition(
      size.height <= 0 || size.width <= Self.mostCells / size.height,
      "\(size.width) × \(size.height) cells")
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    self.table = table
    cells = ContiguousArray(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// All of its cells; the origin is zero.
  public var bounds: Rect { Rect(size: size) }

  /// The cell at a place, or a blank outside.
  public subscript(point: Point) -> Cell {
    bounds.contains(point) ? cells[point.y * size.width + point.x] : .blank
  }
}

extension CellBuffer {
  /// The text of the cell at a place; empty for the right half of a wide cluster.
  public func text(at point: Point) -> String {
    let cell = self[point]
    return cell.width == 0 ? "" : table.text(of: cell.grapheme)
  }

  /// How the cell at a place looks; plain outside.
  public func style(at point: Point) -> Style {
    table.style(self[point].style)
  }

  /// The rows as text, without styles; as wide as the buffer if the reader's font agrees.
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
  /// Whether both look the same, even if their tables number the same things differently.
  public static func == (first: CellBuffer, second: CellBuffer) -> Bool {
    guard first.size == second.size else { return false }
    if first.table === second.table { return first.cells == second.cells }
    return zip(first.cells, second.cells).allSatisfy { one, other in
      one.width == other.width
        && first.table.text(of: one.grapheme) == second.table.text(of: other.grapheme)
        && first.table.style(one.style) == second.table.style(other.style)
    }
  }
}

extension CellBuffer {
  /// Writes one line of text from a place to the right; what lies outside is not written.
  ///
  /// A wide cluster of which a half would lie outside becomes a blank. The text ends where it asks
  /// for a new line.
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

  /// Blanks the half that would remain of a wide cluster.
  private mutating func free(x: Int, y: Int) {
    let index = y * size.width + x
    let other = cells[index].width == 2 ? index + 1 : index - 1
    if cells[index].width != 1 { cells[other] = Cell(grapheme: 0x20, style: cells[other].style) }
  }
}
