/// A shape made of another and one or two numbers; the result of shape modifiers.
struct ChangedShape<Base: Shape>: Shape {
  private var base: Base
  private var numbers: SIMD2<Double>
  private let count: Int
  private let change: (Base, ShapeRect, SIMD2<Double>) -> Path

  /// Creates the shape; reading its numbers after writing them must return the same ones.
  init(
    _ base: Base, _ first: Double, _ second: Double? = nil,
    change: @escaping (Base, ShapeRect, SIMD2<Double>) -> Path
  ) {
    self.base = base
    numbers = SIMD2(first, second ?? 0)
    count = second == nil ? 1 : 2
    self.change = change
  }

  func path(in rect: ShapeRect) -> Path { change(base, rect, numbers) }

  var animatedNumbers: Int { min(base.animatedNumbers + count, AnimatableVector.scalarCount) }

  /// The numbers of the base, followed by those of the change as far as there is room.
  @MainActor var animatableData: AnimatableVector {
    get {
      var all = base.animatableData.vector
      for slot in slots { all[slot] = numbers[slot - slots.lowerBound] }
      return all
    }
    set {
      base.animatableData.vector = newValue
      for slot in slots { numbers[slot - slots.lowerBound] = newValue[slot] }
    }
  }

  private var slots: Range<Int> {
    let start = min(max(0, base.animatedNumbers), AnimatableVector.scalarCount)
    return start..<min(start + count, AnimatableVector.scalarCount)
  }
}

extension Shape {
  /// Returns the shape inset in its space.
  ///
  /// - Parameter distance: The inset of each side, in heights of a cell; negative insets overflow.
  /// - Returns: A shape that animates the distance.
  public func inset(by distance: Double) -> some Shape {
    ChangedShape(self, distance) { shape, rect, distance in
      let space = rect.inset(by: distance[0])
      return space.width > 0 && space.height > 0 ? shape.path(in: space) : Path()
    }
  }
}

extension Shape {
  /// Returns the outline drawn with a pen, half of it outside.
  ///
  /// - Parameter lineWidth: The width in heights of a cell. Lines thinner than the samples of the
  ///   glyphs have gaps: the minimum is 0.5 for quadrants and 0.25 for braille.
  /// - Returns: A shape that animates the width.
  public func stroke(lineWidth: Double = 0.5) -> some Shape {
    ChangedShape(self, lineWidth) { shape, rect, width in
      shape.path(in: rect).stroked(lineWidth: width[0])
    }
  }

  /// Returns the outline drawn with a pen inside of the space.
  ///
  /// If the pen is wider than the space, the shape is filled.
  ///
  /// - Parameter lineWidth: The width in heights of a cell, at least 0.5 for quadrants and 0.25 for
  ///   braille.
  /// - Returns: A shape that animates the width.
  public func strokeBorder(lineWidth: Double = 0.5) -> some Shape {
    ChangedShape(self, lineWidth) { shape, rect, width in
      let middle = rect.inset(by: width[0] / 2)
      guard middle.width > 0, middle.height > 0 else { return shape.path(in: rect) }
      return shape.path(in: middle).stroked(lineWidth: width[0])
    }
  }
}

extension Shape {
  /// Returns the part of the outline between two fractions of its length, usually to be stroked.
  ///
  /// Circles and ellipses begin at the top, rectangles at the left end of the top; all run
  /// clockwise.
  ///
  /// - Parameters:
  ///   - start: The start of the part, 0 to 1.
  ///   - end: The end of the part, 0 to 1; nothing remains if it is not beyond `start`.
  /// - Returns: A shape that animates both fractions.
  public func trim(from start: Double = 0, to end: Double = 1) -> some Shape {
    ChangedShape(self, start, end) { shape, rect, part in
      shape.path(in: rect).trimmed(from: part[0], to: part[1])
    }
  }
}

extension Shape {
  /// Returns the shape rotated clockwise about the centre of its space.
  public func rotation(_ angle: Angle) -> some Shape {
    ChangedShape(self, angle.degrees) { shape, rect, degrees in
      let turn = ShapeTransform(rotation: Angle(degrees: degrees[0]))
      return shape.path(in: rect).transformed(by: turn.around(rect.center))
    }
  }

  /// Returns the shape scaled about the centre of its space; negative factors mirror it.
  public func scale(_ factor: Double) -> some Shape {
    scale(x: factor, y: factor)
  }

  /// Returns the shape stretched about the centre of its space; negative factors mirror it.
  public func scale(x: Double, y: Double) -> some Shape {
    ChangedShape(self, x, y) { shape, rect, factors in
      let stretch = ShapeTransform(a: factors.x, d: factors.y)
      return shape.path(in: rect).transformed(by: stretch.around(rect.center))
    }
  }

  /// Returns the shape moved to the right and down, in heights of a cell.
  ///
  /// Its space does not move, and parts outside of the space are not drawn.
  public func translation(x: Double = 0, y: Double = 0) -> some Shape {
    ChangedShape(self, x, y) { shape, rect, way in
      shape.path(in: rect).transformed(by: ShapeTransform(x: way.x, y: way.y))
    }
  }
}
