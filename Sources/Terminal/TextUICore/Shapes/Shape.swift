/// A view that draws a figure which adapts to any rectangle.
///
/// It takes all proposed space, is filled with the inherited foreground colour, and takes hits
/// where it is visible. Equal lengths look equal, whatever the proportions of a cell: see
/// `ShapePoint`.
///
///     struct Diamond: Shape {
///       func path(in rect: ShapeRect) -> Path { … }
///     }
nonisolated public protocol Shape: Primitive, Animatable {
  /// Returns the outline in a rectangle, which is not empty.
  func path(in rect: ShapeRect) -> Path

  /// The number of numbers of `animatableData`, at most four; by default that of its type.
  ///
  /// Modifiers such as `trim` animate their own numbers after them; further numbers than four
  /// change at once.
  var animatedNumbers: Int { get }
}

extension Shape {
  public var animatedNumbers: Int {
    min(AnimatableData.numberCount, AnimatableVector.scalarCount)
  }

  /// No numbers, for a shape that has none to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Shape {
  /// Returns true if a part of a cell is covered, with the default glyphs.
  ///
  /// - Parameters:
  ///   - cell: A cell of the buffer.
  ///   - rect: The frame of the shape.
  ///   - cellAspect: The width of a cell divided by its height.
  /// - Returns: False for all cells outside of the frame.
  public func covers(_ cell: Point, in rect: Rect, cellAspect: Double = 0.5) -> Bool {
    guard rect.contains(cell) else { return false }
    let path = path(in: ShapeRect(rect.size, cellAspect: cellAspect))
    let place = Rect(x: cell.x - rect.x, y: cell.y - rect.y, width: 1, height: 1)
    var isCovered = false
    ShapeRaster(glyphs: .quadrants, cellAspect: cellAspect).forEachCell(of: path, in: place) {
      _, _, _ in isCovered = true
    }
    return isCovered
  }
}

extension Path: Shape {
  /// Returns the path itself, with the origin at the top left corner of the rectangle.
  public func path(in rect: ShapeRect) -> Path {
    transformed(by: ShapeTransform(x: rect.x, y: rect.y))
  }
}
