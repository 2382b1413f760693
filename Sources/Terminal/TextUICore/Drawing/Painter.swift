/// Draws the cells of a node on the buffer, and records its hit regions.
///
/// Drawing is clipped to the node's visible part. Coordinates are cells of the buffer.
public struct Painter {
  @usableFromInline let cells: UnsafeMutablePointer<Cell>
  /// The size of the buffer.
  public let size: Size
  /// The visible part of the buffer for the node.
  public internal(set) var clip: Rect
  /// The table that the numbers in the cells refer to.
  public let table: CellTable
  let colorScheme: ColorScheme
  private let time: Duration
  private let scheduler: Redraw
  /// The log; a pointer, because the time is read from painters that cannot be changed.
  let log: UnsafeMutablePointer<DrawingLog>
  /// True if the terminal shows more than ASCII.
  public let isUnicode: Bool
  /// True if the terminal draws lines and blocks.
  package let drawsLines: Bool

  var node = 0
  var nodeEnd = 0
  var identity = Identity.root
  /// The number of event handlers of the node.
  var responseCount = 0
  var ignoresHits = false
  var regions: [HitRegion] = []
  var responders = ResponderStack()
  var layer = 0
  /// The position of the terminal's text cursor; nil to hide it.
  public var cursor: Point? {
    didSet { log.pointee.effects += 1 }
  }
  private var mixture = Mixture()

  init(
    cells: UnsafeMutablePointer<Cell>, size: Size, table: CellTable,
    _ environment: EnvironmentValues, at now: Duration, _ redraw: Redraw,
    _ log: UnsafeMutablePointer<DrawingLog>
  ) {
    self.cells = cells
    self.size = size
    clip = Rect(size: size)
    self.table = table
    colorScheme = environment.colorScheme
    isUnicode = environment.isUnicode
    drawsLines = environment.drawsLines
    (time, scheduler, self.log) = (now, redraw, log)
  }

  /// The cached style of a cell drawn over another.
  private struct Mixture {
    var over: UInt16 = 0
    var opacity: UInt8 = 255
    var under: UInt16 = 0
    var result: UInt16 = 0
  }
}

extension Painter {
  /// The time of the frame.
  public var now: Duration {
    log.pointee.effects += 1
    return time
  }

  /// The scheduler of further frames.
  public var redraw: Redraw {
    log.pointee.effects += 1
    return scheduler
  }
}

extension Painter {
  /// Draws cells to the right of a point.
  ///
  /// - Parameters:
  ///   - text: The cells, whose own styles are ignored; a wide cluster that is partly clipped is
  ///     left blank.
  ///   - place: The position of the first cell.
  ///   - ink: The ink of the text.
  public mutating func draw(_ text: some Collection<Cell>, at place: Point, in ink: Ink) {
    guard ink.opacity > 0, place.y >= clip.y, place.y < clip.maxY else { return }
    var x = place.x
    for cell in text {
      if x >= clip.maxX { break }
      if x >= clip.x { put(cell, x: x, y: place.y, ink) }
      x += 1
    }
    let start = max(place.x, clip.x)
    log.pointee.bounds?.add(Rect(x: start, y: place.y, width: x - start, height: 1))
  }

  /// Draws one cell, which may be half of a wide cluster.
  mutating func put(_ cell: Cell, x: Int, y: Int, _ ink: Ink) {
    let target = cells + (y * size.width + x)
    if target.pointee.width != 1 { free(target, x) }
    var cell = cell
    if cell.width != 1, !isWhole(cell, x) { cell = .blank }
    // Both halves of a wide cluster have one style, whatever lies below the right one.
    cell.style =
      cell.width == 0 ? (target - 1).pointee.style : style(ink, over: target.pointee.style)
    target.pointee = cell
  }

  /// Returns true if the other half of a wide cluster is visible as well.
  private func isWhole(_ cell: Cell, _ x: Int) -> Bool {
    cell.width == 2 ? x + 1 < clip.maxX : x - 1 >= clip.x
  }

  /// Blanks the remaining half of a wide cluster that is partly overwritten.
  private func free(_ target: UnsafeMutablePointer<Cell>, _ x: Int) {
    guard target.pointee.width != 1 else { return }
    let other = target.pointee.width == 2 ? target + 1 : target - 1
    if target.pointee.width == 2 ? x + 1 < size.width : x > 0 {
      other.pointee = Cell(grapheme: Cell.blank.grapheme, style: other.pointee.style)
    }
  }

  /// Fills the visible part of a rectangle with a colour, replacing its content if it is opaque.
  public mutating func fill(_ rect: Rect, with color: Color, opacity: UInt8 = 255) {
    guard opacity > 0, color != .clear else { return }
    if opacity < 255 { return tint(rect, with: color, opacity) }
    let cell = Cell(
      grapheme: Cell.blank.grapheme, style: table.number(of: Style(background: color)))
    forEachRow(of: rect) { row, columns in
      free(row + columns.lowerBound, columns.lowerBound)
      free(row + (columns.upperBound - 1), columns.upperBound - 1)
      for x in columns { row[x] = cell }
    }
  }

  /// Fills the visible part of a rectangle with a cell one column wide, keeping the colours below
  /// where the ink has none.
  public mutating func fill(_ rect: Rect, with cell: Cell, in ink: Ink) {
    let visible = rect.intersection(clip)
    guard ink.opacity > 0, !visible.isEmpty else { return }
    log.pointee.bounds?.add(visible)
    for y in visible.y..<visible.maxY { fill(visible.x..<visible.maxX, y, with: cell, ink) }
  }

  /// Fills a visible part of a row, reusing styles of adjacent cells.
  private mutating func fill(_ columns: Range<Int>, _ y: Int, with cell: Cell, _ ink: Ink) {
    let row = cells + y * size.width
    var cell = cell
    var under = row[columns.lowerBound].style
    cell.style = style(ink, over: under)
    for x in columns {
      if row[x].width != 1 { free(row + x, x) }
      if row[x].style != under {
        under = row[x].style
        cell.style = style(ink, over: under)
      }
      row[x] = cell
    }
  }

  /// Blends a transparent colour over the content, including text.
  private mutating func tint(_ rect: Rect, with color: Color, _ opacity: UInt8) {
    change(rect) { style, scheme in
      let fraction = Double(opacity) / 255
      style.foreground = style.foreground.mixed(
        with: color, fraction: fraction, scheme: scheme, role: .foreground)
      style.background = style.background.mixed(
        with: color, fraction: fraction, scheme: scheme, role: .background)
    }
  }

  /// Changes the styles of the visible part of a rectangle, but not its text.
  public mutating func change(_ rect: Rect, _ change: (inout Style, ColorScheme) -> Void) {
    var known = (old: UInt16(0), new: UInt16(0), isSet: false)
    forEachRow(of: rect) { row, columns in
      for x in columns {
        let old = row[x].style
        if !known.isSet || known.old != old {
          var style = table.style(old)
          change(&style, colorScheme)
          // The foreground of a placeholder identifies its picture.
          if row[x].flags.contains(.placeholder) { style.foreground = table.style(old).foreground }
          known = (old, table.number(of: style), true)
        }
        row[x].style = known.new
      }
    }
  }

  private func forEachRow(
    of rect: Rect, _ body: (UnsafeMutablePointer<Cell>, Range<Int>) -> Void
  ) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    log.pointee.bounds?.add(visible)
    for y in visible.y..<visible.maxY {
      body(cells + y * size.width, visible.x..<visible.maxX)
    }
  }

  /// Returns the current cell at a point, or nil outside of the visible part.
  public func cell(at place: Point) -> Cell? {
    log.pointee.effects += 1
    return clip.contains(place) ? cells[place.y * size.width + place.x] : nil
  }
}

extension Painter {
  /// Returns the style of a cell drawn over another: text without a background keeps the one below.
  private mutating func style(_ ink: Ink, over under: UInt16) -> UInt16 {
    if under == 0, ink.opacity == 255 { return ink.style }
    if mixture.over == ink.style, mixture.under == under, mixture.opacity == ink.opacity {
      return mixture.result
    }
    let result = table.number(of: mix(ink, over: table.style(under)))
    mixture = Mixture(over: ink.style, opacity: ink.opacity, under: under, result: result)
    return result
  }

  private func mix(_ ink: Ink, over under: Style) -> Style {
    var style = table.style(ink.style)
    let fraction = Double(ink.opacity) / 255
    if style.background == .terminal {
      style.background = under.background
    } else if ink.opacity < 255 {
      style.background = under.background.mixed(
        with: style.background, fraction: fraction, scheme: colorScheme, role: .background)
    }
    if ink.opacity < 255 {
      let below = style.background.asForeground(scheme: colorScheme)
      style.foreground = below.mixed(
        with: style.foreground, fraction: fraction, scheme: colorScheme, role: .foreground)
    }
    return style
  }
}
