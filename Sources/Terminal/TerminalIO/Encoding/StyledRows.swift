public import TextUICore

extension CellBuffer {
  /// The rows as bytes to be printed below each other, each with a new line.
  ///
  /// Blanks at the end that look like nothing are left out; the style is plain after each row. They
  /// contain no positions, so they can be printed anywhere, and none but ASCII if not `isUnicode`.
  ///
  /// - Parameters:
  ///   - depth: The colours to use; with none also no attributes, and no escape byte at all.
  ///   - isUnicode: If not, look-alikes of the same width stand for what is not ASCII.
  /// - Returns: The bytes.
  public func styledRows(depth: ColorDepth, isUnicode: Bool) -> [UInt8] {
    var cursor = CursorState(depth: depth)
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

  /// The first column from which on a row looks empty.
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
