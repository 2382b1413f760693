extension Canvas {
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
