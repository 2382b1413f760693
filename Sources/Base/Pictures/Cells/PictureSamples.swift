/// A picture made as small as the parts of so many cells, ready to be laid over what is there.
public struct PictureSamples: Sendable {
  /// Below so many columns, edges are sharpened, else a face of 7 cells has no eyes.
  private static let sharpenedBelow = 10

  /// The most cells that are made.
  public static let mostCells = Picture.mostPixels / 8

  /// Cells side by side.
  public let columns: Int
  /// Cells above each other.
  public let rows: Int
  /// What the cells are divided by.
  public let glyphs: GlyphSet
  private let bytes: [UInt8]

  /// Reduces, or enlarges, a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - columns: Cells side by side; above zero.
  ///   - rows: Cells above each other; above zero.
  ///   - glyphs: What the cells are divided by.
  ///   - fit: How it takes the space.
  ///   - cellAspect: Width of a cell divided by its height.
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

  /// Reduces, or enlarges, what can be seen of a picture in a space of which some is hidden.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - columns: Cells of the whole space side by side; above zero.
  ///   - rows: Cells of the whole space above each other; above zero.
  ///   - visible: The columns and the rows that can be seen, not empty, as they are counted in the
  ///     space.
  ///   - glyphs: What the cells are divided by.
  ///   - fit: How it takes the space.
  ///   - cellAspect: Width of a cell divided by its height.
  /// - Precondition: Of the cells at most `mostCells` can be seen.
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

  /// The picture, a pixel for each part of a cell.
  public var picture: Picture {
    Picture(width: columns * glyphs.columns, height: rows * glyphs.rows, bytes: bytes)
  }

  /// A cell of the picture over what is there, in two colours.
  ///
  /// - Parameters:
  ///   - column: From the left.
  ///   - row: From the top.
  ///   - below: What is there, divided in the same way, both of its colours opaque.
  /// - Returns: The cell; nil where the picture is transparent. Where one of its colours only shows
  ///   what is below in one colour, that is the background, and transparent.
  public func cell(column: Int, row: Int, over below: PictureCell) -> PictureCell? {
    precondition(0..<columns ~= column && 0..<rows ~= row, "no cell at \(column), \(row)")
    return switch glyphs {
    // A number that is known makes the commonest search a straight line.
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

  /// All cells over one colour, row by row; where the picture is transparent, that colour.
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
