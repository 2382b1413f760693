public import TextUICore

/// An encoder of buffers as SVG pictures, for pages about a terminal's content.
///
/// Blocks, lines and backgrounds are shapes, which leave no gaps; letters use the reader's
/// monospaced font, fitted to their columns, and emoji the reader's own. Links are links of the
/// picture, which loads nothing from elsewhere, and is byte-identical for equal buffers on every
/// machine.
public struct SVGEncoder {
  private let depth: ColorDepth
  private let isUnicode: Bool
  private let scheme: ColorScheme
  private let grid: SVGGrid

  /// Creates an encoder with the properties of a terminal.
  ///
  /// - Parameters:
  ///   - depth: The colours; others become the nearest.
  ///   - isUnicode: True for more than ASCII; otherwise replacements of the same width are used.
  ///   - scheme: The colour scheme, which decides the default colours, as in `Color.rgb`.
  ///   - cellAspect: The width of a cell divided by its height, clamped to 0.25...1.
  public init(
    depth: ColorDepth = .trueColor, isUnicode: Bool = true, scheme: ColorScheme = .dark,
    cellAspect: Double = 0.5
  ) {
    self.depth = depth
    self.isUnicode = isUnicode
    self.scheme = scheme
    grid = SVGGrid(cellAspect: cellAspect)
  }

  /// Returns the picture of a buffer with a margin.
  ///
  /// - Parameters:
  ///   - buffer: The buffer.
  ///   - title: The title for screen readers; any text.
  /// - Returns: A complete file.
  public func encode(_ buffer: CellBuffer, title: String) -> String {
    var drawing = SVGDrawing(grid: grid, paper: paper)
    let inks = (0..<buffer.table.styleCount).map { number in
      let style = buffer.table.style(UInt16(truncatingIfNeeded: number))
      return SVGInk(style, at: depth, in: scheme, link: buffer.table.links[style.link])
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

  /// Returns the text of a cell; a space for a control character.
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
