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
