import Testing
import TextUI

@Suite("Figures")
struct FigureTests {
  @Test("a rectangle covers all of its space", arguments: 1...5)
  func rectangle(size: Int) {
    let row = String(repeating: "#", count: size)

    #expect(Rectangle().cells(size, 3) == [row, row, row])
  }

  @Test("a circle has the area of its radius", arguments: 1...12)
  func circle(size: Int) {
    let radius = Double(size) / 2
    let area = Circle().area(width: radius * 3, height: radius * 2)

    #expect(abs(area / (.pi * radius * radius) - 1) < 0.001)
  }

  @Test("the cells of a circle approximate its area better the more there are", arguments: 2...6)
  func circleOfCells(step: Int) {
    let size = step * step
    let count = Circle().cells(size * 2, size).joined().filter { $0 == "#" }.count
    let area = Double.pi * Double(size * size) / 2

    // Cells on the edge count whole, and there are about four of them per row.
    #expect(abs(Double(count) - area) < 3.2 * Double(size))
  }

  @Test("an ellipse has the area of its two radii", arguments: 1...12)
  func ellipse(width: Int) {
    let area = Ellipse().area(width: Double(width), height: 5)

    #expect(abs(area / (.pi * Double(width) * 5 / 4) - 1) < 0.005)
  }

  @Test("a capsule is a rectangle and a circle", arguments: 1...6)
  func capsule(length: Int) {
    let area = Capsule().area(width: Double(length + 4), height: 4)

    #expect(abs(area - (Double(length) * 4 + .pi * 4)) < 0.1)
  }

  @Test("rounding removes corners, and circles are round for any cells and centred in any space")
  func rounded() {
    let areas = [0.0, 1, 2, 3].map {
      RoundedRectangle(cornerRadius: $0).area(width: 8, height: 4)
    }

    #expect(
      (
        areas[2], areas[3],
        [
          RoundedRectangle(cornerRadius: -1).area(width: 8, height: 4),
          RoundedRectangle(cornerRadius: .nan).area(width: 8, height: 4),
        ]
      ) == (Capsule().area(width: 8, height: 4), areas[2], [areas[0], areas[0]]))
    #expect(
      (
        [Circle().cells(8, 2), Circle().cells(4, 4)],
        abs(areas[0] - 32) < 1e-9 && abs(areas[1] - (32 - (4 - .pi))) < 0.05
      ) == ([["..####..", "..####.."], ["....", "####", "####", "...."]], true))

    let (narrow, wide) = (Circle().cells(12, 6), Circle().cells(6, 6, cellAspect: 1))

    #expect(
      (narrow, wide, Circle().cells(10, 6, cellAspect: 0.6).first) == (
        [
          "..########..", "############", "############", "############", "############",
          "..########..",
        ], [".####.", "######", "######", "######", "######", ".####."], ".########."
      ))
  }

  @Test("nothing outside of the space is covered, and nothing in an empty or impossible one")
  func outside() {
    let rect = Rect(x: 0, y: 0, width: 2, height: 2)

    #expect(
      !Circle().scale(5).covers(Point(x: 2, y: 1), in: rect)
        && !Rectangle().covers(.zero, in: .zero)
        && !Rectangle().covers(Point(x: .max, y: .min), in: rect))

    for aspect in [0, -1, Double.nan] {
      #expect(Circle().cells(2, 1, cellAspect: aspect) == [".."])
    }
  }
}
