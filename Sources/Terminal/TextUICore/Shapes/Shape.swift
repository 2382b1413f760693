/// A view that covers a part of its space: a figure that fits itself into any rectangle.
///
/// It takes all the space it is offered, fills itself with the inherited foreground colour, and takes
/// hits where it is to be seen. Equal sides look equal, whatever the shape of a cell: see `ShapePoint`.
///
///     struct Diamond: Shape {
///       func path(in rect: ShapeRect) -> Path { … }
///     }
public protocol Shape: Primitive, Animatable {
  /// The outline in a rectangle, which is not empty.
  func path(in rect: ShapeRect) -> Path

  /// How many slots of `animatableData` the shape uses, from the first.
  ///
  /// Modifiers such as `trim` animate their own numbers in the next slots. What finds no free one
  /// jumps.
  var animatedNumbers: Int { get }
}

extension Shape {
  public var animatedNumbers: Int { 0 }

  public var animatableData: AnimatableVector {
    get { .zero }
    set {}
  }
}

extension Shape {
  /// Whether a part of a cell is covered, as the default glyphs would show it.
  ///
  /// - Parameters:
  ///   - cell: A cell of the buffer.
  ///   - rect: The space of the shape.
  ///   - cellAspect: Width of a cell divided by its height.
  /// - Returns: False for all cells outside of the space.
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
  /// The path itself; zero is the top left corner of the rectangle.
  public func path(in rect: ShapeRect) -> Path {
    transformed(by: ShapeTransform(x: rect.x, y: rect.y))
  }
}
