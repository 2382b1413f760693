extension Shape {
  /// The area a pen passes over that follows the outline, half of it outside.
  ///
  /// - Parameter lineWidth: In heights of a cell. Lines thinner than the samples of the glyphs have
  ///   gaps: 0.5 is the least for quadrants, 0.25 for braille.
  /// - Returns: A shape that animates the width.
  public func stroke(lineWidth: Double = 0.5) -> some Shape {
    ChangedShape(base: self, change: Stroke(numbers: SIMD2(lineWidth, 0)))
  }

  /// The same for a shape so much smaller that the pen stays inside of the space.
  ///
  /// Where the pen is wider than the space, the shape is filled.
  ///
  /// - Parameter lineWidth: In heights of a cell, at least 0.5 for quadrants and 0.25 for braille.
  /// - Returns: A shape that animates the width.
  public func strokeBorder(lineWidth: Double = 0.5) -> some Shape {
    ChangedShape(base: self, change: Border(numbers: SIMD2(lineWidth, 0)))
  }
}

private struct Stroke: ShapeChange {
  static let animatedNumbers = 1
  var numbers: SIMD2<Double>

  func path(of shape: some Shape, in rect: ShapeRect) -> Path {
    shape.path(in: rect).stroked(lineWidth: numbers[0])
  }
}

private struct Border: ShapeChange {
  static let animatedNumbers = 1
  var numbers: SIMD2<Double>

  func path(of shape: some Shape, in rect: ShapeRect) -> Path {
    let middle = rect.inset(by: numbers[0] / 2)
    guard middle.width > 0, middle.height > 0 else { return shape.path(in: rect) }
    return shape.path(in: middle).stroked(lineWidth: numbers[0])
  }
}
