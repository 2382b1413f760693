import Testing
import TextUI

@Suite("Changed shapes")
struct ShapeChangeTests {
  /// A figure without symmetry.
  private let flag = Path { path in
    path.addLines(
      [(1.0, 1.0), (5, 1), (5, 2), (2, 2), (2, 6), (1, 6)].map { ShapePoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
  }

  @Test("four turns of 90° are none")
  func quarters() {
    let turned = flag.rotation(.degrees(90)).rotation(.degrees(90)).rotation(.degrees(90))

    #expect(turned.rotation(.degrees(90)).cells(14, 7) == flag.cells(14, 7))
    #expect(turned.cells(14, 7) != flag.cells(14, 7))
  }

  @Test("a turn of 90° runs clockwise about the middle of the space")
  func clockwise() {
    #expect(
      flag.rotation(.degrees(90)).cells(7, 7, cellAspect: 1) == [
        ".......",
        ".#####.",
        ".....#.",
        ".....#.",
        ".....#.",
        ".......",
        ".......",
      ])
  }

  @Test("a shape mirrored twice is the same, and mirrored once is not")
  func mirrors() {
    let mirrored = flag.scale(x: -1, y: 1)

    #expect(mirrored.scale(x: -1, y: 1).cells(14, 7) == flag.cells(14, 7))
    #expect(
      mirrored.cells(14, 7) == flag.cells(14, 7).map { String($0.reversed()) })
  }

  @Test("a scaled shape has the area times both factors", arguments: 1...5)
  func scales(step: Int) {
    let factor = Double(step) / 5
    let area = Ellipse().scale(x: factor, y: 0.5).area(width: 8, height: 6)

    #expect(abs(area - .pi * 12 * factor * 0.5) < 0.15)
    #expect(Rectangle().scale(0).area(width: 8, height: 6) == 0)
  }

  @Test("a translated shape leaves its space")
  func translates() {
    #expect(Rectangle().translation(x: 1, y: 1).cells(4, 2) == ["....", "..##"])
    #expect(Rectangle().translation(x: 2).cells(4, 2) == ["....", "...."])
  }

  @Test("an inset shrinks a shape on all sides, to nothing in the end", arguments: 0...8)
  func insets(step: Int) {
    let distance = Double(step) / 2
    let rest = (max(0, 6 - 2 * distance), max(0, 8 - 2 * distance))

    let inset = Rectangle().inset(by: distance).area(width: 6, height: 8)
    #expect(abs(inset - rest.0 * rest.1) < 1e-9)
    let inner = Circle().inset(by: distance).area(width: 6, height: 8)
    let outer = Circle().inset(by: distance - 0.5).area(width: 6, height: 8)
    #expect(distance < 3.5 ? inner < outer : inner == 0)
  }

  @Test("trimming to the whole outline keeps the shape, and to nothing gives nothing")
  func trimsAll() {
    let rect = ShapeRect(x: 0, y: 0, width: 8, height: 5)

    #expect(Ellipse().trim().path(in: rect) == Ellipse().path(in: rect))
    #expect(flag.trim(from: -1, to: 2).path(in: rect) == flag)
    #expect(flag.trim(from: 0.5, to: 0.5).path(in: rect).isEmpty)
    #expect(flag.trim(from: 0.7, to: 0.2).path(in: rect).isEmpty)
    #expect(flag.trim(from: .nan, to: .nan).path(in: rect).isEmpty)
  }

  @Test("a part of an outline has that part of its area", arguments: 1...10)
  func trimsParts(step: Int) {
    let part = Double(step) / 10
    let ring = Circle().inset(by: 1)
    let all = ring.stroke(lineWidth: 1).area(width: 10, height: 10)
    for start in [0, 0.25, 0.5] where start + part <= 1 {
      let arc = ring.trim(from: start, to: start + part).stroke(lineWidth: 1)
      let area = arc.area(width: 10, height: 10)
      #expect(abs(area / all - part) < 0.02, "from \(start)")
    }
  }

  @Test("subpaths are trimmed one after the other")
  func trimsSubpaths() {
    let lines = Path { path in
      path.addLines([ShapePoint(x: 0, y: 0.5), ShapePoint(x: 4, y: 0.5)])
      path.addLines([ShapePoint(x: 4, y: 1.5), ShapePoint(x: 0, y: 1.5)])
    }

    #expect(
      lines.trim(from: 0.25, to: 0.75).stroke(lineWidth: 1).cells(8, 2)
        == ["....####", "....####"])
    #expect(lines.trim(to: 0.25).stroke(lineWidth: 1).cells(8, 2) == ["####....", "........"])
    #expect(lines.trim(from: 0.75).stroke(lineWidth: 1).cells(8, 2) == ["........", "####...."])
  }

  @Test("the first quarter of a circle's outline is the upper right one")
  func trimsClockwise() {
    let arc = Circle().inset(by: 0.5).trim(to: 0.25).stroke(lineWidth: 0.5)

    #expect(
      arc.cells(10, 5) == [".....###..", ".......##.", "........##", "..........", ".........."])
  }
}
