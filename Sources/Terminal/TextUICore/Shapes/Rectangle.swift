/// A shape that covers all of its space.
public struct Rectangle: Shape {
  /// Makes the shape, which has nothing to set.
  public init() {}

  public func path(in rect: ShapeRect) -> Path { Path(rect) }
}

/// A rectangle whose corners are quarters of circles.
public struct RoundedRectangle: Shape {
  /// In heights of a cell; at most half the shorter side counts.
  public var cornerRadius: Double

  /// Makes the shape; the radius is in heights of a cell.
  public init(cornerRadius: Double) {
    self.cornerRadius = cornerRadius
  }

  public func path(in rect: ShapeRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  public var animatedNumbers: Int { 1 }

  public var animatableData: AnimatableVector {
    get { AnimatableVector(cornerRadius) }
    set { cornerRadius = newValue[0] }
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// Makes the shape, which has nothing to set.
  public init() {}

  public func path(in rect: ShapeRect) -> Path {
    Path(roundedRect: rect, cornerRadius: .infinity)
  }
}
