/// An ellipse that touches all sides of its space.
public struct Ellipse: Shape {
  public init() {}

  public func path(in rect: ShapeRect) -> Path { Path(ellipseIn: rect) }
}
