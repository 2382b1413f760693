extension Shape {
  /// The shape as it fits into a smaller space.
  ///
  /// - Parameter distance: What is left free on each side, in heights of a cell; negative sticks out.
  /// - Returns: A shape that animates the distance.
  public func inset(by distance: Double) -> some Shape {
    ChangedShape(base: self, change: Inset(numbers: SIMD2(distance, 0)))
  }
}

private struct Inset: ShapeChange {
  static let animatedNumbers = 1
  var numbers: SIMD2<Double>

  func path(of shape: some Shape, in rect: ShapeRect) -> Path {
    let space = rect.inset(by: numbers[0])
    return space.width > 0 && space.height > 0 ? shape.path(in: space) : Path()
  }
}
