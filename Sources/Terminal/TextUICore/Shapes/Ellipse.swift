/// The ellipse inscribed in its space.
public struct Ellipse: Shape {
  /// Creates an ellipse.
  public init() {}

  public func path(in rect: ShapeRect) -> Path { Path(ellipseIn: rect) }
}

/// A circle centred in its space, as large as the shorter side.
public struct Circle: Shape {
  /// Creates a circle.
  public init() {}

  public func path(in rect: ShapeRect) -> Path { Path(ellipseIn: rect.middleSquare) }
}
