/// A shape that covers all of its space.
public struct Rectangle: Shape {
  /// Creates a rectangle.
  public init() {}

  public func path(in rect: ShapeRect) -> Path { Path(rect) }
}

/// A rectangle with circular corners.
public struct RoundedRectangle: Shape {
  /// The radius in heights of a cell, limited to half the shorter side.
  public var cornerRadius: Double

  /// Creates a shape with a radius in heights of a cell.
  public init(cornerRadius: Double) {
    self.cornerRadius = cornerRadius
  }

  public func path(in rect: ShapeRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  public var animatableData: Double {
    get { cornerRadius }
    set { cornerRadius = newValue }
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// Creates a capsule.
  public init() {}

  public func path(in rect: ShapeRect) -> Path {
    Path(roundedRect: rect, cornerRadius: .infinity)
  }
}
