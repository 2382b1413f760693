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
