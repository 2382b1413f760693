public import TextUICore

extension CellBuffer {
  /// Returns the rows as bytes for printing, each with a newline.
  ///
  /// Trailing blank cells and links are left out; the style is plain after each row. The bytes
  /// contain no cursor positions, so that they can be printed anywhere, and only ASCII if
  /// `isUnicode` is false.
  ///
  /// - Parameters:
  ///   - depth: The colours to use; with none there are no attributes and no escape sequences
  ///     either.
  ///   - isUnicode: If false, ASCII replacements of the same width are used.
  /// - Returns: The bytes.
  public func styledRows(depth: ColorDepth, isUnicode: Bool) -> [UInt8] {
    var cursor = CursorState(depth: depth, hasLinks: false)
    cursor.begin(with: table)
    var bytes: [UInt8] = []
    for y in 0..<size.height {
      let end = endOfInk(inRow: y, countsStyles: depth != .none)
      bytes.append(addingCapacity: end * RowWriter.cellCapacity + CursorState.capacity) { output in
        for x in 0..<end {
          let cell = self[Point(x: x, y: y)]
          if depth != .none { cursor.change(to: cell.style, into: &output) }
          table.write(cell, isUnicode: isUnicode, into: &output)
        }
        cursor.change(to: 0, into: &output)
        output.append(UInt8(ascii: "\n"))
      }
    }
    return bytes
  }

  /// Returns the first column from which on a row looks empty.
  private func endOfInk(inRow y: Int, countsStyles: Bool) -> Int {
    let last = (0..<size.width).last { x in
      let cell = self[Point(x: x, y: y)]
      let style = countsStyles ? table.style(cell.style) : .plain
      return (cell.grapheme != 0x20 && cell.width > 0) || style.background != .terminal
        || !style.attributes.isDisjoint(with: [.underline, .reverse, .strikethrough])
    }
    guard let last else { return 0 }
    return last + max(1, Int(self[Point(x: last, y: y)].width))
  }
}

extension CellTable {
  /// Writes the text of a cell; nothing for the right half of a wide one.
  fileprivate func write(
    _ cell: Cell, isUnicode: Bool, into output: inout OutputSpan<UInt8>
  ) {
    guard cell.width > 0 else { return }
    if isUnicode { return forEachScalar(of: cell.grapheme) { output.appendScalar($0) } }
    output.append(ASCIIFallback.byte(for: firstScalar(of: cell.grapheme)))
    if cell.width == 2 { output.append(UInt8(ascii: " ")) }
  }
}
