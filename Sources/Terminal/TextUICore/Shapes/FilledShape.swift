/// A shape with a colour and glyphs of its own.
@usableFromInline
nonisolated struct FilledShape<Figure: Shape>: Primitive {
  let figure: Figure
  let color: Color?
  let glyphs: ShapeGlyphs

  @MainActor @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    let ink = color.map { resolver.ink(resolver.animated($0)) } ?? resolver.ink
    resolver.draw(figure, in: ink, glyphs)
  }
}

extension Shape where Self: Equatable {
  /// Fills the shape with the inherited foreground colour.
  @MainActor public func resolve(_ resolver: inout Resolver) {
    resolver.draw(self, in: resolver.ink, .quadrants)
  }
}

extension Shape {
  /// Fills the shape with the inherited foreground colour.
  @MainActor public func resolve(_ resolver: inout Resolver) {
    resolver.draw(self, in: resolver.ink, .quadrants)
  }

  /// Fills the shape.
  ///
  /// - Parameters:
  ///   - color: The colour; nil for that of text.
  ///   - glyphs: The characters of partly covered cells.
  /// - Returns: A view of the shape.
  public func fill(
    _ color: Color? = nil, glyphs: ShapeGlyphs = .quadrants
  ) -> some View {
    FilledShape(figure: self, color: color, glyphs: glyphs)
  }

  /// Draws the outline of the shape, half of the line outside.
  ///
  /// - Parameters:
  ///   - color: The colour; nil for that of text.
  ///   - lineWidth: The width in heights of a cell.
  ///   - glyphs: The characters of partly covered cells.
  /// - Returns: A view of the outline.
  public func stroke(
    _ color: Color?, lineWidth: Double = 0.5, glyphs: ShapeGlyphs = .quadrants
  ) -> some View {
    stroke(lineWidth: lineWidth).fill(color, glyphs: glyphs)
  }

  /// Draws the outline of the shape inside of its space.
  ///
  /// - Parameters:
  ///   - color: The colour; nil for that of text.
  ///   - lineWidth: The width in heights of a cell.
  ///   - glyphs: The characters of partly covered cells.
  /// - Returns: A view of the outline.
  public func strokeBorder(
    _ color: Color?, lineWidth: Double = 0.5, glyphs: ShapeGlyphs = .quadrants
  ) -> some View {
    strokeBorder(lineWidth: lineWidth).fill(color, glyphs: glyphs)
  }
}

extension Resolver {
  @MainActor fileprivate mutating func draw(_ shape: some Shape, in ink: Ink, _ glyphs: ShapeGlyphs)
  {
    var shape = shape
    // A separate key, because the colour is animated at the same place.
    shape.animatableData.vector = animated(shape.animatableData.vector, key: ShapeNumbers.self)
    leaf(
      ShapeElement(
        shape: shape, cellAspect: Float(values.cellAspect), ink: ink,
        glyphs: values.isUnicode ? glyphs : .ascii))
  }
}

/// The animation key that separates a shape's numbers from its colour.
private enum ShapeNumbers {}
