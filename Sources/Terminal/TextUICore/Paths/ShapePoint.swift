/// A point in the coordinate space of shapes.
///
/// The unit is the height of a cell on both axes; a cell is `cellAspect` units wide. So equal
/// lengths here are equal on the screen. `x` grows to the right and `y` downwards.
public struct ShapePoint: Hashable, Sendable {
  /// The horizontal coordinate, in heights of a cell.
  public var x: Double
  /// The vertical coordinate, in heights of a cell.
  public var y: Double

  /// The top left corner, (0, 0).
  public static let zero = ShapePoint(x: 0, y: 0)

  /// Creates a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension ShapePoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }
  /// The vector rotated clockwise by 90°.
  var turned: ShapePoint { ShapePoint(x: -y, y: x) }

  /// Returns the cross product; positive if `other` is clockwise of this vector.
  func cross(_ other: ShapePoint) -> Double { x * other.y - y * other.x }

  func dot(_ other: ShapePoint) -> Double { x * other.x + y * other.y }

  static func + (one: ShapePoint, other: ShapePoint) -> ShapePoint {
    ShapePoint(x: one.x + other.x, y: one.y + other.y)
  }

  static func - (one: ShapePoint, other: ShapePoint) -> ShapePoint {
    ShapePoint(x: one.x - other.x, y: one.y - other.y)
  }

  static func * (one: ShapePoint, factor: Double) -> ShapePoint {
    ShapePoint(x: one.x * factor, y: one.y * factor)
  }

  /// Returns the linear interpolation to another point.
  func mixed(with other: ShapePoint, by fraction: Double) -> ShapePoint {
    self + (other - self) * fraction
  }
}
