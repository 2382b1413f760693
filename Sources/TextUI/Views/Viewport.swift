/// What of some content is seen through a window: how large it is drawn, and where.
///
/// Content smaller than the window stands in the middle of it. Larger content can be moved until
/// its edge is a fixed margin inside the window's. Whatever moves or enlarges it goes through here.
public struct Viewport: Hashable, Sendable {
  /// The size of the content at zoom 1.
  public private(set) var content: Size
  /// The size of the window.
  public private(set) var window: Size
  /// How many times as large as at zoom 1 the content is drawn.
  public private(set) var zoom: Double
  /// The zooms there are, from 0.01 to 1000.
  public let zoomRange: ClosedRange<Double>
  /// Cells that stay free at most between the edges of larger content and of the window.
  public let margin: Int
  /// Where the content begins, in cells from the start of the window.
  private var x = 0.0
  private var y = 0.0

  /// Makes a viewport on the middle of the content.
  public init(
    content: Size = .zero, window: Size = .zero, zoom: Double = 1,
    zoomRange: ClosedRange<Double> = 1...8, margin: Int = 0
  ) {
    self.content = content.asLengths
    self.window = window.asLengths
    let least = max(0.01, min(zoomRange.lowerBound, 1000))
    self.zoomRange = least...max(least, min(zoomRange.upperBound, 1000))
    self.zoom = zoom.isNaN ? least : max(least, min(zoom, self.zoomRange.upperBound))
    self.margin = max(0, margin.asLength)
    centre(onX: Double(self.content.width) / 2, y: Double(self.content.height) / 2)
  }
}

extension Viewport {
  /// The rectangle of the content, in cells from the top left corner of the window.
  public var contentRect: Rect {
    let width = Int(rounding: Double(content.width) * zoom)
    let height = Int(rounding: Double(content.height) * zoom)
    return Rect(
      x: start(x, width, window.width), y: start(y, height, window.height), width: width,
      height: height)
  }

  /// How far the window is from the content's top left corner; below zero where there is margin.
  public var offset: Point { Point(x: -contentRect.x, y: -contentRect.y) }

  /// What of the content lies under the middle of a cell of the window, in cells of zoom 1.
  public func contentPosition(at cell: Point) -> (x: Double, y: Double) {
    ((Double(cell.x) + 0.5 - x) / zoom, (Double(cell.y) + 0.5 - y) / zoom)
  }

  private func start(_ start: Double, _ length: Int, _ window: Int) -> Int {
    if length <= window { return (window - length) >> 1 }
    return max(window - length - margin, min(Int(rounding: start), margin))
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
    x += Double(columns.asLength)
    y += Double(rows.asLength)
    clamp()
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
    let focusX = focus.map { Double($0.x.asLength) + 0.5 } ?? Double(window.width) / 2
    let focusY = focus.map { Double($0.y.asLength) + 0.5 } ?? Double(window.height) / 2
    x = focusX - (focusX - x) / self.zoom * new
    y = focusY - (focusY - y) / self.zoom * new
    self.zoom = new
    clamp()
    return true
  }

  /// Zooms by steps of a quarter: those above zero enlarge.
  @discardableResult
  public mutating func zoom(by steps: Int, about focus: Point? = nil) -> Bool {
    var factor = 1.0
    // Forty steps are more than from the least zoom there is to the most.
    for _ in 0..<min(abs(steps.asLength), 60) { factor *= steps > 0 ? 1.25 : 0.8 }
    return zoom(to: zoom * factor, about: focus)
  }

  /// Takes on other sizes, and keeps what was in the middle of the window there.
  public mutating func resize(content: Size, window: Size) {
    guard content.asLengths != self.content || window.asLengths != self.window else { return }
    let (width, height) = (max(1, self.content.width), max(1, self.content.height))
    let partX = (Double(self.window.width) / 2 - x) / zoom / Double(width)
    let partY = (Double(self.window.height) / 2 - y) / zoom / Double(height)
    let wasEmpty = self.content == .zero
    self.content = content.asLengths
    self.window = window.asLengths
    centre(
      onX: (wasEmpty ? 0.5 : partX) * Double(self.content.width),
      y: (wasEmpty ? 0.5 : partY) * Double(self.content.height))
  }

  /// Puts a place of the content, in cells of zoom 1, into the middle of the window.
  private mutating func centre(onX contentX: Double, y contentY: Double) {
    x = Double(window.width) / 2 - contentX * zoom
    y = Double(window.height) / 2 - contentY * zoom
    clamp()
  }

  private mutating func clamp() {
    x = clamped(x, Double(content.width) * zoom, Double(window.width))
    y = clamped(y, Double(content.height) * zoom, Double(window.height))
  }

  private func clamped(_ start: Double, _ length: Double, _ window: Double) -> Double {
    if length <= window { return (window - length) / 2 }
    return max(window - length - Double(margin), min(start, Double(margin)))
  }
}

extension Size {
  /// A size that sums with others cannot overflow, and not below zero.
  fileprivate var asLengths: Size {
    Size(width: max(0, width.asLength), height: max(0, height.asLength))
  }
}
