/// An ellipse that touches all sides of its space.
public struct Ellipse: Shape {
  /// Makes the shape, which has nothing to set.
  public init() {}

  public func path(in rect: ShapeRect) -> Path { Path(ellipseIn: rect) }
}

/// A circle in the middle of its space, as large as the shorter side.
public struct Circle: Shape {
  /// Makes the shape, which has nothing to set.
  public init() {}

  public func path(in rect: ShapeRect) -> Path { Path(ellipseIn: rect.middleSquare) }
}
