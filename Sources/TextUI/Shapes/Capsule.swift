/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  public init() {}

  public func path(in rect: ShapeRect) -> Path {
    Path(roundedRect: rect, cornerRadius: .infinity)
  }
}
