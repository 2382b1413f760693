/// A shape made of another and one or two numbers; modifiers of shapes return it.
struct ChangedShape<Base: Shape>: Shape {
  private var base: Base
  private var numbers: SIMD2<Double>
  private let count: Int
  private let change: (Base, ShapeRect, SIMD2<Double>) -> Path

  /// Makes the shape; reading its numbers after writing them gives the same ones back.
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

  /// The numbers of the base come first, then those of the change as far as there is room.
  var animatableData: AnimatableVector {
    get {
      var all = base.animatableData
      for slot in slots { all[slot] = numbers[slot - slots.lowerBound] }
      return all
    }
    set {
      base.animatableData = newValue
      for slot in slots { numbers[slot - slots.lowerBound] = newValue[slot] }
    }
  }

  private var slots: Range<Int> {
    let start = min(max(0, base.animatedNumbers), AnimatableVector.scalarCount)
    return start..<min(start + count, AnimatableVector.scalarCount)
  }
}

extension Shape {
  /// The shape as it fits into a smaller space.
  ///
  /// - Parameter distance: What is left free on each side, in heights of a cell; negative sticks out.
  /// - Returns: A shape that animates the distance.
  public func inset(by distance: Double) -> some Shape {
    ChangedShape(self, distance) { shape, rect, distance in
      let space = rect.inset(by: distance[0])
      return space.width > 0 && space.height > 0 ? shape.path(in: space) : Path()
    }
  }
}

extension Shape {
  /// The area a pen passes over that follows the outline, half of it outside.
  ///
  /// - Parameter lineWidth: In heights of a cell. Lines thinner than the samples of the glyphs have
  ///   gaps: 0.5 is the least for quadrants, 0.25 for braille.
  /// - Returns: A shape that animates the width.
  public func stroke(lineWidth: Double = 0.5) -> some Shape {
    ChangedShape(self, lineWidth) { shape, rect, width in
      shape.path(in: rect).stroked(lineWidth: width[0])
    }
  }

  /// The same for a shape so much smaller that the pen stays inside of the space.
  ///
  /// Where the pen is wider than the space, the shape is filled.
  ///
  /// - Parameter lineWidth: In heights of a cell, at least 0.5 for quadrants and 0.25 for braille.
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
  /// The part of the outline between two fractions of its length, usually to be stroked.
  ///
  /// Circles and ellipses begin at the top, rectangles at the left end of the top; all run clockwise.
  ///
  /// - Parameters:
  ///   - start: Where the part begins, 0 to 1.
  ///   - end: Where it ends, 0 to 1. Not beyond `start`, nothing is left.
  /// - Returns: A shape that animates both fractions.
  public func trim(from start: Double = 0, to end: Double = 1) -> some Shape {
    ChangedShape(self, start, end) { shape, rect, part in
      shape.path(in: rect).trimmed(from: part[0], to: part[1])
    }
  }
}

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
