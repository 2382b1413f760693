/// The named parts of a drawing, in the order they were drawn.
final class DrawingParts {
  private var areas: [(name: String, covers: (Point) -> Bool)] = []

  var isEmpty: Bool { areas.isEmpty }

  func add(_ name: String, _ covers: @escaping (Point) -> Bool) {
    areas.append((name, covers))
  }

  /// The name of what was drawn last at a cell of the drawing.
  func name(at cell: Point) -> String? {
    areas.last { $0.covers(cell) }?.name
  }
}
