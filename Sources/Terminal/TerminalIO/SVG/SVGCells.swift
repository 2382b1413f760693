import TextUICore

/// The cells of a buffer in the colours of a picture.
struct SVGCells {
  private let size: Size
  private let cells: [SVGCell]

  init(_ buffer: CellBuffer, at depth: ColorDepth, isUnicode: Bool, in scheme: ColorScheme) {
    let table = buffer.table
    let inks = (0..<table.styleCount).map { number in
      let style = table.style(UInt16(truncatingIfNeeded: number))
      return SVGInk(style, at: depth, in: scheme, link: table.links[style.link])
    }
    size = buffer.size
    cells = buffer.cells.map { cell in
      SVGCell(
        text: Self.text(of: cell, in: table, isUnicode: isUnicode), width: Int(cell.width),
        ink: inks[Int(cell.style)])
    }
  }

  subscript(x: Int, y: Int) -> SVGCell { cells[y * size.width + x] }

  /// Returns the text of a cell; a space for a control character.
  private static func text(of cell: Cell, in table: CellTable, isUnicode: Bool) -> String {
    if cell.flags.contains(.placeholder) { return " " }
    if isUnicode { return table.text(of: cell.grapheme) }
    let byte = ASCIIFallback.byte(for: table.firstScalar(of: cell.grapheme))
    return String(Character(Unicode.Scalar(byte)))
  }
}

/// A cell in the colours of a picture.
struct SVGCell: Equatable {
  let text: String
  /// The columns; 0 for the right half of a wide cluster.
  let width: Int
  let ink: SVGInk
}
