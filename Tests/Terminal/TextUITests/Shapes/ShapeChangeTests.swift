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

  @Test("turns, mirrors and translations move a shape, and lead back")
  func quarters() {
    let turned = flag.rotation(.degrees(90)).rotation(.degrees(90)).rotation(.degrees(90))

    #expect(
      (
        turned.rotation(.degrees(90)).cells(14, 7),
        flag.rotation(.degrees(90)).cells(7, 7, cellAspect: 1),
        turned.cells(14, 7) != flag.cells(14, 7)
      ) == (
        flag.cells(14, 7),
        [".......", ".#####.", ".....#.", ".....#.", ".....#.", ".......", "......."], true
      ))

    let mirrored = flag.scale(x: -1, y: 1)

    #expect(
      (mirrored.scale(x: -1, y: 1).cells(14, 7), mirrored.cells(14, 7)) == (
        flag.cells(14, 7), flag.cells(14, 7).map { String($0.reversed()) }
      ))
    #expect(
      [Rectangle().translation(x: 1, y: 1).cells(4, 2), Rectangle().translation(x: 2).cells(4, 2)]
        == [["....", "..##"], ["....", "...."]])
  }

  @Test("a scaled shape has the area times both factors", arguments: 1...5)
  func scales(step: Int) {
    let factor = Double(step) / 5
    let area = Ellipse().scale(x: factor, y: 0.5).area(width: 8, height: 6)

    #expect(
      abs(area - .pi * 12 * factor * 0.5) < 0.15
        && Rectangle().scale(0).area(width: 8, height: 6) == 0)
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

  @Test("trimming follows the outline clockwise, one subpath after the other, from nothing to all")
  func trimsAll() {
    let rect = ShapeRect(x: 0, y: 0, width: 8, height: 5)

    #expect(
      (
        Ellipse().trim().path(in: rect), flag.trim(from: -1, to: 2).path(in: rect),
        flag.trim(from: 0.5, to: 0.5).path(in: rect).isEmpty
          && flag.trim(from: 0.7, to: 0.2).path(in: rect).isEmpty
          && flag.trim(from: .nan, to: .nan).path(in: rect).isEmpty
      ) == (Ellipse().path(in: rect), flag, true))

    let lines = Path { path in
      path.addLines([ShapePoint(x: 0, y: 0.5), ShapePoint(x: 4, y: 0.5)])
      path.addLines([ShapePoint(x: 4, y: 1.5), ShapePoint(x: 0, y: 1.5)])
    }

    #expect(
      [
        lines.trim(from: 0.25, to: 0.75).stroke(lineWidth: 1).cells(8, 2),
        lines.trim(to: 0.25).stroke(lineWidth: 1).cells(8, 2),
        lines.trim(from: 0.75).stroke(lineWidth: 1).cells(8, 2),
      ] == [["....####", "....####"], ["####....", "........"], ["........", "####...."]])

    let arc = Circle().inset(by: 0.5).trim(to: 0.25).stroke(lineWidth: 0.5)

    #expect(
      arc.cells(10, 5) == [".....###..", ".......##.", "........##", "..........", ".........."])
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
}
