import Testing

@testable import TextUI
@testable import TextUICore

@Suite("Outlines of figures with a formula")
nonisolated struct OutlineTests {
  private static let rect = ShapeRect(x: 1, y: 0.5, width: 9, height: 7)
  private static let paths =
    [
      Path(rect), Path(roundedRect: rect, cornerRadius: 2), Capsule().path(in: rect),
      Path(ellipseIn: rect), Circle().path(in: rect),
    ]
    + [0, 30, 90, 179, 180, 181, 270, 359, 360].flatMap { (degrees: Double) in
      [true, false].map { clockwise in
        Pie(start: .degrees(40), end: .degrees(40 + degrees), clockwise: clockwise).path(in: rect)
      }
    }

  @Test("the drawn outline encloses the same points as the formula", arguments: paths.indices)
  func agrees(index: Int) {
    let path = Self.paths[index]
    let drawn = Path(steps: path.steps)
    for row in 0..<32 {
      for column in 0..<44 {
        let point = ShapePoint(x: Double(column) / 4 + 0.03, y: Double(row) / 4 + 0.03)
        if path.contains(point) != drawn.contains(point) { #expect(isOnEdge(point, of: path)) }
      }
    }
  }

  /// Returns true for a point within the flattening tolerance of the outline.
  private func isOnEdge(_ point: ShapePoint, of path: Path) -> Bool {
    let steps = [(0.03, 0.0), (-0.03, 0), (0, 0.03), (0, -0.03)]
    return Set(
      steps.map { path.contains(ShapePoint(x: point.x + $0.0, y: point.y + $0.1)) }
    ).count == 2
  }

  @Test("a closed outline ends where it began", arguments: paths.indices)
  func closes(index: Int) {
    for line in Self.paths[index].polylines {
      #expect(line.isClosed && line.points.first == line.points.last)
    }
  }

  @Test("circles and ellipses begin at the top and run clockwise")
  func beginning() {
    let points = Path(ellipseIn: Self.rect).polylines[0].points

    #expect(points[0] == ShapePoint(x: 5.5, y: 0.5) && points[1].x > points[0].x)
  }
}
