extension Shape {
  /// The shape turned clockwise about the middle of its space.
  public func rotation(_ angle: Angle) -> some Shape {
    ChangedShape(self, angle.degrees) { shape, rect, degrees in
      let turn = ShapeTransform(rotation: Angle(degrees: degrees[0]))
      return shape.path(in: rect).transformed(by: turn.around(rect.center))
    }
  }

  /// The shape made larger or smaller about the middle of its space; negative factors mirror it.
  public func scale(_ factor: Double) -> some Shape {
    scale(x: factor, y: factor)
  }

  /// The shape stretched about the middle of its space; negative factors mirror it.
  public func scale(x: Double, y: Double) -> some Shape {
    ChangedShape(self, x, y) { shape, rect, factors in
      let stretch = ShapeTransform(a: factors.x, d: factors.y)
      return shape.path(in: rect).transformed(by: stretch.around(rect.center))
    }
  }

  /// The shape moved to the right and downwards, in heights of a cell.
  ///
  /// Its space stays where it is, and what leaves the space is not drawn.
  public func translation(x: Double = 0, y: Double = 0) -> some Shape {
    ChangedShape(self, x, y) { shape, rect, way in
      shape.path(in: rect).transformed(by: ShapeTransform(x: way.x, y: way.y))
    }
  }
}
