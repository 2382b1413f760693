import Testing
import TextUI

@Suite("Paths")
struct PathTests {
  /// Returns a square with a second one inside, drawn in the same direction or the opposite one.
  private func nested(sameWay: Bool, rule: Path.FillRule) -> Path {
    var path = Path { path in
      path.addPath(Path(ShapeRect(x: 0, y: 0, width: 6, height: 6)))
      let corners = [(2.0, 2.0), (4, 2), (4, 4), (2, 4)].map { ShapePoint(x: $0.0, y: $0.1) }
      path.addLines(sameWay ? corners : corners.reversed())
    }
    path.fillRule = rule
    return path
  }

  @Test(
    "any inner outline is a hole by the even-odd rule, one that runs the other way by the non-zero")
  func evenOdd() {
    for sameWay in [true, false] {
      let path = nested(sameWay: sameWay, rule: .evenOdd)
      #expect(
        !path.contains(ShapePoint(x: 3, y: 3)) && path.contains(ShapePoint(x: 1, y: 3))
          && path.contains(ShapePoint(x: 5, y: 3)))
    }

    let middle = ShapePoint(x: 3, y: 3)

    #expect(
      nested(sameWay: true, rule: .nonZero).contains(middle)
        && !nested(sameWay: false, rule: .nonZero).contains(middle)
        && nested(sameWay: false, rule: .nonZero).contains(ShapePoint(x: 5.9, y: 3)))
  }

  @Test("adjacent squares leave no gap, open paths are closed, and subpaths go on from their start")
  func tiles() {
    let tiles = (0..<9).map { index in
      Path(ShapeRect(x: Double(index % 3), y: Double(index / 3), width: 1, height: 1))
    }
    for x in stride(from: 0.0, to: 3, by: 0.25) {
      for y in stride(from: 0.0, to: 3, by: 0.25) {
        #expect(tiles.filter { $0.contains(ShapePoint(x: x, y: y)) }.count == 1, "\(x), \(y)")
      }
    }

    let corners = [(0.0, 0.0), (8, 0), (0, 8)].map { ShapePoint(x: $0.0, y: $0.1) }
    var open = Path()
    open.addLines(corners)
    var closed = open
    closed.closeSubpath()

    #expect(
      abs(open.area(width: 8, height: 8) - 32) < 0.5
        && open.area(width: 8, height: 8) == closed.area(width: 8, height: 8))

    let path = Path { path in
      path.addLines([(2.0, 2.0), (4, 2), (4, 0)].map { ShapePoint(x: $0.0, y: $0.1) })
      path.closeSubpath()
      path.addLine(to: ShapePoint(x: 2, y: 4))
      path.addLine(to: ShapePoint(x: 0, y: 4))
    }

    #expect(
      path.contains(ShapePoint(x: 3.5, y: 1.5)) && path.contains(ShapePoint(x: 1.5, y: 3.5))
        && !path.contains(ShapePoint(x: 3.5, y: 3.5)))
  }

  @Test("a curve with the control points of a parabola encloses two thirds of its bounding box")
  func parabola() {
    let path = Path { path in
      path.move(to: ShapePoint(x: 0, y: 6))
      path.addCurve(
        to: ShapePoint(x: 6, y: 6), control1: ShapePoint(x: 2, y: -2),
        control2: ShapePoint(x: 4, y: -2))
    }

    #expect(abs(path.area(width: 6, height: 6) - 24) < 0.2)
  }

  @Test("an arc runs clockwise from the top, or the other way", arguments: [true, false])
  func arc(clockwise: Bool) {
    let path = Path { path in
      path.move(to: ShapePoint(x: 4, y: 4))
      path.addArc(
        center: ShapePoint(x: 4, y: 4), radius: 4, start: .zero, end: .degrees(90),
        clockwise: clockwise)
    }

    #expect(
      path.contains(ShapePoint(x: 6, y: 2)) == clockwise
        && abs(path.area(width: 8, height: 8) - (clockwise ? 4 : 12) * .pi) < 0.2
        && path.contains(ShapePoint(x: 2, y: 6)) != clockwise)
  }

  @Test("an empty path, a single point and a path of invalid numbers enclose nothing")
  func degenerate() {
    let bad: [Double] = [.nan, .infinity, -.infinity]
    var paths = [Path(), Path { $0.closeSubpath() }, Path { $0.addLine(to: .zero) }]
    for value in bad {
      paths.append(Path(ShapeRect(x: value, y: 0, width: 2, height: value)))
      paths.append(Path(ellipseIn: ShapeRect(x: 0, y: value, width: value, height: 2)))
      paths.append(Path { $0.addLines([.zero, ShapePoint(x: value, y: 1), .zero]) })
    }
    for path in paths + paths.map({ $0.stroked(lineWidth: 0) }) {
      #expect(!path.contains(ShapePoint(x: 0.5, y: 0.5)), "\(path)")
    }
  }
}
