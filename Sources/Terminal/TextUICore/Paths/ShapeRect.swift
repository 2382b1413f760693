/// A rectangle in the coordinate space of shapes, in the units of `ShapePoint`.
///
/// It is empty if its width or height is not above zero.
public struct ShapeRect: Hashable, Sendable {
  /// The horizontal coordinate of the left edge.
  public var x: Double
  /// The vertical coordinate of the upper edge.
  public var y: Double
  /// The width, in heights of a cell.
  public var width: Double
  /// The height, in heights of a cell.
  public var height: Double

  /// Creates a rectangle, in heights of a cell.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the rectangle of some cells, with its top left corner at the origin.
  public init(_ size: Size, cellAspect: Double) {
    self.init(x: 0, y: 0, width: Double(size.width) * cellAspect, height: Double(size.height))
  }
}

extension ShapeRect {
  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }
  /// The centre of the rectangle.
  public var center: ShapePoint { ShapePoint(x: x + width / 2, y: y + height / 2) }
  /// The length of the shorter side.
  public var shortSide: Double { min(width, height) }

  /// The largest square inside with the same centre.
  public var middleSquare: ShapeRect {
    ShapeRect(
      x: x + (width - shortSide) / 2, y: y + (height - shortSide) / 2, width: shortSide,
      height: shortSide)
  }

  /// Returns the rectangle inset on all sides; negative distances enlarge it.
  ///
  /// - Parameter distance: The inset; beyond half of a side the result is empty on that axis.
  /// - Returns: A rectangle with the same centre.
  public func inset(by distance: Double) -> ShapeRect {
    let dx = min(distance, width / 2)
    let dy = min(distance, height / 2)
    return ShapeRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
