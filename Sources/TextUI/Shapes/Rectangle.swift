/// A shape that covers all of its space.
public struct Rectangle: Shape {
  public init() {}

  public func path(in rect: ShapeRect) -> Path { Path(rect) }
}
