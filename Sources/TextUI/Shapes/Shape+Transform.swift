extension Shape {
  /// The shape turned clockwise about the middle of its space.
  public func rotation(_ angle: Angle) -> some Shape {
    ChangedShape(base: self, change: Rotation(numbers: SIMD2(angle.degrees, 0)))
  }

  /// The shape made larger or smaller about the middle of its space; negative factors mirror it.
  public func scale(_ factor: Double) -> some Shape {
    scale(x: factor, y: factor)
  }

  /// The shape stretched about the middle of its space; negative factors mirror it.
  public func scale(x: Double, y: Double) -> some Shape {
    ChangedShape(base: self, change: Scale(numbers: SIMD2(x, y)))
  }

  /// The shape moved to the right and downwards, in heights of a cell.
  ///
  /// Its space stays where it is, and what leaves the space is not drawn.
  public func translation(x: Double = 0, y: Double = 0) -> some Shape {
    ChangedShape(base: self, change: Translation(numbers: SIMD2(x, y)))
  }
}

private struct Rotation: ShapeChange {
  static let animatedNumbers = 1
  var numbers: SIMD2<Double>

  func path(of shape: some Shape, in rect: ShapeRect) -> Path {
    let turn = ShapeTransform(rotation: Angle(degrees: numbers[0]))
    return shape.path(in: rect).transformed(by: turn.around(rect.center))
  }
}

private struct Scale: ShapeChange {
  static let animatedNumbers = 2
  var numbers: SIMD2<Double>

  func path(of shape: some Shape, in rect: ShapeRect) -> Path {
    let stretch = ShapeTransform(a: numbers[0], d: numbers[1])
    return shape.path(in: rect).transformed(by: stretch.around(rect.center))
  }
}

private struct Translation: ShapeChange {
  static let animatedNumbers = 2
  var numbers: SIMD2<Double>

  func path(of shape: some Shape, in rect: ShapeRect) -> Path {
    shape.path(in: rect).transformed(by: ShapeTransform(x: numbers[0], y: numbers[1]))
  }
}
