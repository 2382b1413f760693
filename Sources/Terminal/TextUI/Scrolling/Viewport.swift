/// The zoom and position of content in a window.
///
/// Content smaller than the window is centred. Larger content can be moved until its edge is a
/// fixed margin, one per axis, inside the window's edge. All moves and zooms go through this type.
public struct Viewport: Hashable, Sendable {
  /// The scale of the content, 1 for its own size.
  public private(set) var zoom: Double
  /// The valid zooms, from 0.01 to 1000.
  public let zoomRange: ClosedRange<Double>
  private var columns: ViewportAxis
  private var rows: ViewportAxis

  /// Creates a viewport at the centre of the content.
  ///
  /// - Parameters:
  ///   - content: The size of the content at zoom 1.
  ///   - window: The size of the window.
  ///   - zoom: The initial zoom, limited to the range.
  ///   - zoomRange: The valid zooms.
  ///   - margins: The most columns and rows left free between the edges of larger content and of
  ///     the window; negative counts as zero.
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

  /// The most columns and rows left free between the edges of larger content and of the window.
  public var margins: Size { Size(width: columns.margin, height: rows.margin) }
}

extension Viewport {
  /// The frame of the content, in cells relative to the top left corner of the window.
  public var contentRect: Rect {
    let (x, width) = columns.cells(zoom)
    let (y, height) = rows.cells(zoom)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The offset of the window from the content's top left corner; negative if a margin is visible.
  public var offset: Point { Point(x: -contentRect.x, y: -contentRect.y) }

  /// Returns the content position at the centre of a window cell, in cells at zoom 1.
  public func contentPosition(at cell: Point) -> (x: Double, y: Double) {
    ((Double(cell.x) + 0.5 - columns.start) / zoom, (Double(cell.y) + 0.5 - rows.start) / zoom)
  }
}

extension Viewport {
  /// Moves the content within its limits.
  ///
  /// - Parameters:
  ///   - columns: The columns to move right, as when the window scrolls left.
  ///   - rows: The rows to move down.
  /// - Returns: True if the content has moved.
  @discardableResult
  public mutating func move(columns: Int, rows: Int) -> Bool {
    let before = contentRect
    self.columns.move(to: self.columns.start + Double(columns.asLength), zoom)
    self.rows.move(to: self.rows.start + Double(rows.asLength), zoom)
    return contentRect != before
  }

  /// Sets the zoom, and keeps the content under a window cell in place as far as margins permit.
  ///
  /// - Parameters:
  ///   - zoom: The new zoom, limited to the range.
  ///   - focus: The cell; nil for the centre of the window.
  /// - Returns: True if the zoom has changed.
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

  /// Zooms by steps of a quarter; positive steps enlarge.
  @discardableResult
  public mutating func zoom(by steps: Int, about focus: Point? = nil) -> Bool {
    var factor = 1.0
    // 60 steps are more than the whole range of zooms needs.
    for _ in 0..<min(abs(steps.asLength), 60) { factor *= steps > 0 ? 1.25 : 0.8 }
    return zoom(to: zoom * factor, about: focus)
  }

  /// Sets the sizes, and keeps the content in the middle of the window there.
  public mutating func resize(content: Size, window: Size) {
    let (content, window) = (content.asLengths, window.asLengths)
    guard content != self.content || window != self.window else { return }
    let isFirst = self.content == .zero
    columns.resize(content: content.width, window: window.width, zoom, fromMiddle: isFirst)
    rows.resize(content: content.height, window: window.height, zoom, fromMiddle: isFirst)
  }
}

/// The state of a viewport along one axis.
private struct ViewportAxis: Hashable, Sendable {
  let margin: Int
  private(set) var content = 0
  private(set) var window = 0
  /// The start of the content, in cells from the start of the window.
  private(set) var start = 0.0

  init(margin: Int) {
    self.margin = margin
  }

  /// Returns the position and length of the content in whole cells.
  func cells(_ zoom: Double) -> (start: Int, length: Int) {
    let length = Int(rounding: Double(content) * zoom)
    if length <= window { return ((window - length) >> 1, length) }
    // Half a cell, as after zooming to 2 about a cell, is rounded to the right.
    let place = Int(rounding: (start + 0.5).rounded(.down))
    return (max(window - length - margin, min(place, margin)), length)
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
