// Rows, for a picture that is shown between other lines of a terminal.
extension CellBuffer {
  /// Returns the buffer with another number of rows: the first ones, and blank ones after them.
  package func withHeight(_ height: Int) -> CellBuffer {
    guard height != size.height else { return self }
    var buffer = CellBuffer(size: Size(width: size.width, height: height), table: table)
    let common = min(cells.count, buffer.cells.count)
    buffer.cells.replaceSubrange(..<common, with: cells[..<common])
    return buffer
  }

  /// Returns the number of columns of a row up to its last cell that is not blank.
  package func contentWidth(ofRow y: Int) -> Int {
    let row = cells[y * size.width..<(y + 1) * size.width]
    return row.lastIndex { $0 != .blank }.map { $0 + 1 - row.startIndex } ?? 0
  }

  /// The number of rows up to the last one that is not blank.
  package var contentHeight: Int {
    cells.lastIndex { $0 != .blank }.map { $0 / size.width + 1 } ?? 0
  }

  /// Blanks the cells of a row.
  package mutating func erase(row y: Int) {
    for index in y * size.width..<(y + 1) * size.width { cells[index] = .blank }
  }
}
