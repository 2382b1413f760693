/// What of some content is seen through a window: how large it is drawn, and where.
///
/// Content smaller than the window stands in the middle of it. Larger content can be moved until
/// its edge is a fixed margin inside the window's, one for each direction. Whatever moves or enlarges it goes through here.
public struct Viewport: Hashable, Sendable {
  /// How many times as large as at zoom 1 the content is drawn.
  public private(set) var zoom: Double
  /// The zooms there are, from 0.01 to 1000.
  public let zoomRange: ClosedRange<Double>
  private var columns: ViewportAxis
  private var rows: ViewportAxis

  /// Makes a viewport on the middle of the content.
  ///
  /// - Parameters:
  ///   - content: The size of the content at zoom 1.
  ///   - window: The size of the window.
  ///   - zoom: How large the content is drawn; the nearest zoom there is.
  ///   - zoomRange: The zooms there are.
  ///   - margins: Columns and rows that stay free at most between the edges of larger content and of
  ///     the window; below zero counts as none.
  public init(
    content: Size = .zero, window: Size = .zero, zoom: Double = 1,
    zoomRange: ClosedRange<Double> = 1...8, margins: Size = .zero
  ) {
    let least = max(0.01, min(zoomRange.lowerBound, 1000))
    self.zoomRange = least...max(least, min(zoomRange.upperBound, 1000))
    self.zoom = zoom.isNaN ? least : max(least, min(zoom, self.zoomRange.upperBound))
    columns = ViewportAxis(margin: max(0, margins.width.asLength))
    rows = ViewportAxis(margin: max(0, margins.height.asLength))
    resize(content: content, window: window)
  }

  /// The size of the content at zoom 1.
  public var content: Size { Size(width: columns.content, height: rows.content) }

  /// The size of the window.
  public var window: Size { Size(width: columns.window, height: rows.window) }

  /// Columns and rows that stay free at most between the edges of larger content and of the window.
  public var margins: Size { Size(width: columns.margin, height: rows.margin) }
}

extension Viewport {
  /// The rectangle of the content, in cells from the top left corner of the window.
  public var contentRect: Rect {
    let (x, width) = columns.cells(zoom)
    let (y, height) = rows.cells(zoom)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// How far the window is from the content's top left corner; below zero where there is margin.
  public var offset: Point { Point(x: -contentRect.x, y: -contentRect.y) }

  /// What of the content lies under the middle of a cell of the window, in cells of zoom 1.
  public func contentPosition(at cell: Point) -> (x: Double, y: Double) {
    ((Double(cell.x) + 0.5 - columns.start) / zoom, (Double(cell.y) + 0.5 - rows.start) / zoom)
  }
}

extension Viewport {
  /// Moves the content, as far as it may be moved.
  ///
  /// - Parameters:
  ///   - columns: To the right; a window that scrolls to the right moves the content to the left.
  ///   - rows: Downwards.
  /// - Returns: Whether it is anywhere else than before.
  @discardableResult
  public mutating func move(columns: Int, rows: Int) -> Bool {
    let before = contentRect
    self.columns.move(to: self.columns.start + Double(columns.asLength), zoom)
    self.rows.move(to: self.rows.start + Double(rows.asLength), zoom)
    return contentRect != before
  }

  /// Draws the content larger or smaller, and keeps what is under a cell of the window where it is
  /// as far as the margins let it.
  ///
  /// - Parameters:
  ///   - zoom: How large; the nearest zoom there is.
  ///   - focus: The cell; nil for the middle of the window.
  /// - Returns: Whether the zoom is another one than before.
  @discardableResult
  public mutating func zoom(to zoom: Double, about focus: Point? = nil) -> Bool {
    guard !zoom.isNaN else { return false }
    let new = max(zoomRange.lowerBound, min(zoom, zoomRange.upperBound))
    guard new != self.zoom else { return false }
    columns.zoom(from: self.zoom, to: new, about: focus?.x)
    rows.zoom(from: self.zoom, to: new, about: focus?.y)
    self.zoom = new
    return true
  }

  /// Zooms by steps of a quarter: those above zero enlarge.
  @discardableResult
  public mutating func zoom(by steps: Int, about focus: Point? = nil) -> Bool {
    var factor = 1.0
    // More steps than from the least zoom there is to the most.
    for _ in 0..<min(abs(steps.asLength), 60) { factor *= steps > 0 ? 1.25 : 0.8 }
    return zoom(to: zoom * factor, about: focus)
  }

  /// Takes on other sizes, and keeps what was in the middle of the window there.
  public mutating func resize(content: Size, window: Size) {
    let (content, window) = (content.asLengths, window.asLengths)
    guard content != self.content || window != self.window else { return }
    let isFirst = self.content == .zero
    columns.resize(content: content.width, window: window.width, zoom, fromMiddle: isFirst)
    rows.resize(content: content.height, window: window.height, zoom, fromMiddle: isFirst)
  }
}

/// One direction of a viewport.
private struct ViewportAxis: Hashable, Sendable {
  let margin: Int
  private(set) var content = 0
  private(set) var window = 0
  /// Where the content begins, in cells from the start of the window.
  private(set) var start = 0.0

  init(margin: Int) {
    self.margin = margin
  }

  /// The whole cells of the content.
  func cells(_ zoom: Double) -> (start: Int, length: Int) {
    let length = Int(rounding: Double(content) * zoom)
    if length <= window { return ((window - length) >> 1, length) }
    return (max(window - length - margin, min(Int(rounding: start), margin)), length)
  }

  mutating func move(to place: Double, _ zoom: Double) {
    let spare = Double(window) - Double(content) * zoom
    let margin = Double(margin)
    start = spare >= 0 ? spare / 2 : max(spare - margin, min(place, margin))
  }

  mutating func zoom(from old: Double, to new: Double, about cell: Int?) {
    let focus = cell.map { Double($0.asLength) + 0.5 } ?? Double(window) / 2
    move(to: focus - (focus - start) / old * new, new)
  }

  mutating func resize(content: Int, window: Int, _ zoom: Double, fromMiddle: Bool) {
    let middle = (Double(self.window) / 2 - start) / zoom / Double(max(1, self.content))
    (self.content, self.window) = (content, window)
    let place = (fromMiddle ? 0.5 : middle) * Double(content)
    move(to: Double(window) / 2 - place * zoom, zoom)
  }
}
