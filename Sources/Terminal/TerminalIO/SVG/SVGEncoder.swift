public import TextUICore
import XMLText

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
    let paper = SVGColor(.terminal, in: scheme, as: .background)
    var drawing = SVGDrawing(grid: grid, paper: paper)
    let cells = SVGCells(buffer, at: depth, isUnicode: isUnicode, in: scheme)
    for y in 0..<buffer.size.height {
      for x in 0..<buffer.size.width {
        let cell = cells[x, y]
        drawing.draw(cell.text, of: cell.width, at: Point(x: x, y: y), in: cell.ink)
      }
      drawing.finishRow()
    }
    var palette = SVGPalette()
    let head = grid.head(of: buffer.size, title, paper: paper, in: &palette)
    let elements = drawing.elements(inkedLike: SVGInk.plain(in: scheme), in: &palette)
    return ([head] + elements + ["</svg>", ""]).joined(separator: "\n")
  }
}

extension SVGGrid {
  /// Returns the start of a picture: its size, its title and its background.
  func head(
    of size: Size, _ title: String, paper: SVGColor, attributes: String = "",
    rules: String = "", in palette: inout SVGPalette
  ) -> String {
    let (width, height) = pictureSize(size)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(pixels(width))" height="\(pixels(height))" role="img"\(attributes)>
      <title>\(title.escapedForXML)</title>\(rules)
      <rect width="\(width)" height="\(height)" rx="16" \(palette.fill(paper))/>
      """
  }
}
