/// A place in the plane of shapes.
///
/// One unit is the height of a cell, in both directions; a cell is `cellAspect` units wide. So what
/// has equal sides here has equal sides on the screen. `x` grows to the right and `y` downwards.
public struct ShapePoint: Hashable, Sendable {
  /// To the right, in heights of a cell.
  public var x: Double
  /// Downwards, in heights of a cell.
  public var y: Double

  /// The top left corner.
  public static let zero = ShapePoint(x: 0, y: 0)

  /// Makes a point of any numbers.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension ShapePoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
  /// The distance from zero.
  var length: Double { (x * x + y * y).squareRoot() }
  /// The same arrow turned clockwise by 90°.
  var turned: ShapePoint { ShapePoint(x: -y, y: x) }

  /// Twice the area of the triangle with zero; positive if `other` lies clockwise of this.
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

  /// The place a fraction of the way to another.
  func mixed(with other: ShapePoint, by fraction: Double) -> ShapePoint {
    self + (other - self) * fraction
  }
}
