import Pictures
import TextUICore

/// A picture in cells, with a cache of its cells composed over the cells below.
final class ImageDrawing {
  /// The picture, retained so that no other picture gets the identity in the cache key.
  private let picture: Picture
  private let samples: PictureSamples
  private var known: [Known]
  private var table: CellTable?
  private var scheme = ColorScheme.dark

  /// The composed cell over a cell below; nil if the cell below is visible unchanged.
  private struct Known {
    var below: Cell?
    var cell: Cell?
  }

  init(_ picture: Picture, _ key: ImageKey) {
    self.picture = picture
    samples = PictureSamples(
      picture, columns: key.size.width, rows: key.size.height,
      visible: (key.visible.x..<key.visible.maxX, key.visible.y..<key.visible.maxY),
      glyphs: key.glyphs, fit: key.fit, cellAspect: key.cellAspect)
    known = [Known](repeating: Known(), count: samples.columns * samples.rows)
  }

  var cellCount: Int { known.count }

  func draw(
    at place: Point, in scheme: ColorScheme, _ opacity: UInt8, on painter: inout Painter
  ) {
    if table !== painter.table || self.scheme != scheme { reset(painter.table, scheme) }
    for row in 0..<samples.rows {
      for column in 0..<samples.columns {
        let place = Point(x: place.x + column, y: place.y + row)
        guard let below = painter.cell(at: place),
          let cell = cell(column, row, over: below, painter.table)
        else { continue }
        painter.draw(
          CollectionOfOne(cell), at: place, in: Ink(style: cell.style, opacity: opacity))
      }
    }
  }

  private func reset(_ table: CellTable, _ scheme: ColorScheme) {
    (self.table, self.scheme) = (table, scheme)
    for index in known.indices { known[index] = Known() }
  }

  private func cell(_ column: Int, _ row: Int, over below: Cell, _ table: CellTable) -> Cell? {
    let index = row * samples.columns + column
    if known[index].below == below { return known[index].cell }
    let cell = samples.cell(column: column, row: row, over: parts(of: below, table))
    known[index] = Known(below: below, cell: cell.map { self.cell($0, table) })
    return known[index].cell
  }

  /// Returns both colours of a block character; for any other character only the background counts.
  private func parts(of cell: Cell, _ table: CellTable) -> PictureCell {
    let style = table.style(cell.style)
    let background = Pixel(style.background.rgb(scheme: scheme, role: .background))
    let glyph = cell.width == 1 ? Unicode.Scalar(cell.grapheme) : nil
    guard let mask = glyph.flatMap(samples.glyphs.mask), mask > 0 else {
      return PictureCell(background)
    }
    let foreground = Pixel(style.foreground.rgb(scheme: scheme, role: .foreground))
    if foreground == background { return PictureCell(background) }
    return PictureCell(mask: mask, foreground: foreground, background: background)
  }

  private func cell(_ cell: PictureCell, _ table: CellTable) -> Cell {
    var style = Style(foreground: Color(cell.foreground))
    if cell.background != .clear { style.background = Color(cell.background) }
    return Cell(
      grapheme: samples.glyphs.glyph(for: cell.mask).value, style: table.number(of: style))
  }
}

extension Pixel {
  fileprivate init(_ color: (red: UInt8, green: UInt8, blue: UInt8)) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}

extension Color {
  fileprivate init(_ pixel: Pixel) {
    self.init(red: pixel.red, green: pixel.green, blue: pixel.blue)
  }
}
