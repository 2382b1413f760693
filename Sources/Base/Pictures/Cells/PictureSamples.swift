/// A picture reduced to one sample per part of a cell, ready to be composited.
public struct PictureSamples: Sendable {
  /// Pictures narrower than this are sharpened, otherwise a face of 7 cells has no eyes.
  private static let sharpenedBelow = 10

  /// The largest number of cells.
  public static let mostCells = Picture.mostPixels / 8

  /// The width in cells.
  public let columns: Int
  /// The height in cells.
  public let rows: Int
  /// The block characters that divide the cells.
  public let glyphs: GlyphSet
  private let bytes: [UInt8]

  /// Resamples a whole picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - columns: The width in cells; above zero.
  ///   - rows: The height in cells; above zero.
  ///   - glyphs: The block characters that divide the cells.
  ///   - fit: The content mode.
  ///   - cellAspect: The width of a cell divided by its height.
  /// - Precondition: There are at most `mostCells`.
  public init(
    _ picture: Picture, columns: Int, rows: Int, glyphs: GlyphSet = .quadrant,
    fit: PictureFit = .stretch, cellAspect: Double = 0.5
  ) {
    let ratio = Double(columns) * cellAspect / Double(rows)
    self.init(
      picture, picture.area(fit, in: ratio), columns: columns, rows: rows, glyphs: glyphs,
      isSharpened: columns < Self.sharpenedBelow)
  }

  /// Resamples the visible part of a picture in a space that is partly hidden.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - columns: The width of the whole space in cells; above zero.
  ///   - rows: The height of the whole space in cells; above zero.
  ///   - visible: The visible columns and rows, not empty, in coordinates of the space.
  ///   - glyphs: The block characters that divide the cells.
  ///   - fit: The content mode.
  ///   - cellAspect: The width of a cell divided by its height.
  /// - Precondition: At most `mostCells` are visible.
  public init(
    _ picture: Picture, columns: Int, rows: Int, visible: (columns: Range<Int>, rows: Range<Int>),
    glyphs: GlyphSet, fit: PictureFit, cellAspect: Double
  ) {
    precondition(columns > 0 && rows > 0, "a space of \(columns) × \(rows) cells")
    var area = picture.area(fit, in: Double(columns) * cellAspect / Double(rows))
    let column = area.width / Double(columns)
    let row = area.height / Double(rows)
    area.x += column * Double(visible.columns.lowerBound)
    area.y += row * Double(visible.rows.lowerBound)
    area.width = column * Double(visible.columns.count)
    area.height = row * Double(visible.rows.count)
    self.init(
      picture, area, columns: visible.columns.count, rows: visible.rows.count, glyphs: glyphs,
      isSharpened: columns < Self.sharpenedBelow)
  }

  private init(
    _ picture: Picture, _ area: PixelArea, columns: Int, rows: Int, glyphs: GlyphSet,
    isSharpened: Bool
  ) {
    precondition(
      columns > 0 && rows > 0 && columns <= Self.mostCells / rows, "\(columns) × \(rows) cells")
    self.columns = columns
    self.rows = rows
    self.glyphs = glyphs
    let small = picture.resampled(
      area, toWidth: columns * glyphs.columns, height: rows * glyphs.rows)
    bytes = isSharpened ? small.sharpened.bytes : small.bytes
  }

  /// The samples as a picture, one pixel per part of a cell.
  public var picture: Picture {
    Picture(width: columns * glyphs.columns, height: rows * glyphs.rows, bytes: bytes)
  }

  /// Returns a cell of the picture composited over a background, in two colours.
  ///
  /// - Parameters:
  ///   - column: The column, from the left.
  ///   - row: The row, from the top.
  ///   - below: The cell below, divided in the same way, with two opaque colours.
  /// - Returns: The cell, or nil where the picture is transparent. If one of its colours only
  ///   repeats the single colour below, that colour is the background, and transparent.
  public func cell(column: Int, row: Int, over below: PictureCell) -> PictureCell? {
    precondition(0..<columns ~= column && 0..<rows ~= row, "no cell at \(column), \(row)")
    return switch glyphs {
    // A constant size lets the compiler unroll the commonest search.
    case .quadrant: split(column, row, width: 2, height: 2, over: below)
    case .half, .sextant:
      split(column, row, width: glyphs.columns, height: glyphs.rows, over: below)
    }
  }

  @inline(__always) private func split(
    _ column: Int, _ row: Int, width: Int, height: Int, over below: PictureCell
  ) -> PictureCell? {
    var split = CellSplit(count: width * height)
    var clear: UInt8 = 0
    for part in 0..<(width * height) {
      let (y, x) = part.quotientAndRemainder(dividingBy: width)
      let color = sample(
        4 &* ((row &* height &+ y) &* columns &* width &+ column &* width &+ x))
      let bit: UInt8 = 1 &<< UInt8(truncatingIfNeeded: part)
      if color.alpha == 0 { clear |= bit }
      let under = below.mask & bit == 0 ? below.background : below.foreground
      split.set(part, ColorSum(color, over: under))
    }
    let all: UInt8 = 1 &<< UInt8(truncatingIfNeeded: width * height) &- 1
    guard clear != all else { return nil }
    split.search()
    return cell(split, clear: below.mask == 0 ? clear : 0, all)
  }

  @inline(__always) private func sample(_ place: Int) -> Pixel {
    Pixel(
      red: bytes[place], green: bytes[place &+ 1], blue: bytes[place &+ 2],
      alpha: bytes[place &+ 3])
  }

  @inline(__always) private func cell(
    _ split: CellSplit, clear: UInt8, _ all: UInt8
  ) -> PictureCell {
    let mask = split.mask
    if mask != 0, mask & ~clear == 0 {
      return PictureCell(mask: all & ~mask, foreground: split.background, background: .clear)
    }
    let isClear = (all & ~mask) & ~clear == 0
    return PictureCell(
      mask: mask, foreground: split.foreground, background: isClear ? .clear : split.background)
  }

  /// Returns all cells composited over one colour, row by row.
  public func cells(over color: Pixel) -> [PictureCell] {
    let below = PictureCell(color)
    var cells: [PictureCell] = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        var cell = cell(column: column, row: row, over: below) ?? below
        if cell.background == .clear { cell.background = color }
        cells.append(cell)
      }
    }
    return cells
  }
}
