public import TextUICore

/// Turns buffers into pictures in SVG, for pages about what a terminal shows.
///
/// Blocks, lines and grounds become shapes, which leave no gaps; letters are set in the reader's own
/// font of equal widths and fitted to their columns, emoji in the reader's own. A picture refers to
/// nothing outside, and equal buffers are equal bytes on every machine.
public struct SVGEncoder {
  private let depth: ColorDepth
  private let isUnicode: Bool
  private let scheme: ColorScheme
  private let grid: SVGGrid

  /// Makes an encoder that draws like one terminal.
  ///
  /// - Parameters:
  ///   - depth: The colours it shows; others become the nearest it has.
  ///   - isUnicode: Whether it shows more than ASCII; if not, look-alikes of the same width stand
  ///     for the rest.
  ///   - scheme: Whether it is dark or light; its own colours are those that `Color.rgb` tells.
  ///   - cellAspect: The width of a cell divided by its height, taken as 0.25 to 1.
  public init(
    depth: ColorDepth = .trueColor, isUnicode: Bool = true, scheme: ColorScheme = .dark,
    cellAspect: Double = 0.5
  ) {
    self.depth = depth
    self.isUnicode = isUnicode
    self.scheme = scheme
    grid = SVGGrid(cellAspect: cellAspect)
  }

  /// Draws a buffer with a margin round it.
  ///
  /// - Parameters:
  ///   - buffer: The buffer.
  ///   - title: What a screen reader says of the picture; any text.
  /// - Returns: A whole file.
  public func encode(_ buffer: CellBuffer, title: String) -> String {
    var drawing = SVGDrawing(grid: grid, paper: paper)
    let inks = (0..<buffer.table.styleCount).map {
      SVGInk(buffer.table.style(UInt16(truncatingIfNeeded: $0)), at: depth, in: scheme)
    }
    for y in 0..<buffer.size.height { draw(y, of: buffer, in: inks, on: &drawing) }
    let body =
      [head(of: buffer.size, title)] + drawing.elements(inkedLike: SVGInk.plain(in: scheme))
    return (body + ["</svg>", ""]).joined(separator: "\n")
  }

  private func draw(
    _ y: Int, of buffer: CellBuffer, in inks: [SVGInk], on drawing: inout SVGDrawing
  ) {
    for x in 0..<buffer.size.width {
      let place = Point(x: x, y: y)
      let cell = buffer[place]
      let text = text(of: cell, in: buffer.table)
      drawing.draw(text, of: Int(cell.width), at: place, in: inks[Int(cell.style)])
    }
    drawing.finishRow()
  }

  /// A blank for what a terminal would not show as text.
  private func text(of cell: Cell, in table: CellTable) -> String {
    if cell.flags.contains(.placeholder) { return " " }
    if isUnicode { return table.text(of: cell.grapheme) }
    let byte = ASCIIFallback.byte(for: table.firstScalar(of: cell.grapheme))
    return String(Character(Unicode.Scalar(byte)))
  }

  private var paper: SVGColor { SVGColor(.terminal, in: scheme, as: .background) }

  private func head(of size: Size, _ title: String) -> String {
    let (width, height) = grid.pictureSize(size)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(grid.pixels(width))" height="\(grid.pixels(height))" role="img">
      <title>\(SVGText.escaped(title))</title>
      <rect width="\(width)" height="\(height)" rx="16" fill="\(paper.text)"/>
      """
  }
}
