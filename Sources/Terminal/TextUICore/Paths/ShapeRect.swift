/// A rectangle in the plane of shapes, in the units of `ShapePoint`.
///
/// A width or height of zero or less holds nothing.
public struct ShapeRect: Hashable, Sendable {
  /// The left side.
  public var x: Double
  /// The upper side.
  public var y: Double
  /// In heights of a cell.
  public var width: Double
  /// In heights of a cell.
  public var height: Double

  /// Makes a rectangle of any numbers, in heights of a cell.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The space of some cells, with its top left corner at zero.
  public init(_ size: Size, cellAspect: Double) {
    self.init(x: 0, y: 0, width: Double(size.width) * cellAspect, height: Double(size.height))
  }
}

extension ShapeRect {
  /// The right side.
  public var maxX: Double { x + width }
  /// The lower side.
  public var maxY: Double { y + height }
  /// The point in the middle.
  public var center: ShapePoint { ShapePoint(x: x + width / 2, y: y + height / 2) }
  /// The length of the shorter side.
  public var shortSide: Double { min(width, height) }

  /// The largest square with the same centre that lies inside.
  public var middleSquare: ShapeRect {
    ShapeRect(
      x: x + (width - shortSide) / 2, y: y + (height - shortSide) / 2, width: shortSide,
      height: shortSide)
  }

  /// The rectangle with all sides moved inwards; negative distances enlarge it.
  ///
  /// - Parameter distance: At more than half of a side nothing is left in that direction.
  /// - Returns: A rectangle with the same centre.
  public func inset(by distance: Double) -> ShapeRect {
    let dx = min(distance, width / 2)
    let dy = min(distance, height / 2)
    return ShapeRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
