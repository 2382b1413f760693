/// An ellipse that touches all sides of its space.
public struct Ellipse: Shape {
  public init() {}

  public func path(in rect: ShapeRect) -> Path { Path(ellipseIn: rect) }
}

/// A circle in the middle of its space, as large as the shorter side.
public struct Circle: Shape {
  public init() {}

  public func path(in rect: ShapeRect) -> Path { Path(ellipseIn: rect.middleSquare) }
}
