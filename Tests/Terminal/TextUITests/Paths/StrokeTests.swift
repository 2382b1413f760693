import Testing
import TextUI

@Suite("Strokes")
struct StrokeTests {
  @Test("a stroked circle has its length times the width", arguments: 1...8)
  func ring(step: Int) {
    let width = Double(step) / 4
    let ring = Circle().inset(by: 1).stroke(lineWidth: width)
    let area = ring.area(width: 10, height: 10)

    #expect(abs(area / (2 * .pi * 4 * width) - 1) < 0.03)
  }

  @Test("a rectangle's stroke has pointed corners, and its border stays inside, or is all of it")
  func corners() {
    let frame = Rectangle().inset(by: 1).stroke(lineWidth: 2)

    #expect(
      (
        frame.cells(12, 5), Rectangle().strokeBorder(lineWidth: 0.5).cells(6, 3),
        abs(frame.area(width: 10, height: 6) - 48) < 1e-9
      ) == (
        Array(repeating: "############", count: 2) + ["####....####"]
          + Array(repeating: "############", count: 2), ["######", "#....#", "######"], true
      ))
    for y in 0..<4 {
      for x in 0..<8 {
        let path = Circle().strokeBorder().path(in: ShapeRect(x: 0, y: 0, width: 4, height: 4))
        let outside = ShapePoint(x: Double(x) * 4 / 7, y: y < 2 ? -0.01 : 4.01)
        #expect(!path.contains(outside))
      }
    }

    #expect(
      (
        Rectangle().strokeBorder().cells(1, 1), Rectangle().strokeBorder(lineWidth: 9).cells(3, 2),
        ShapeRect(x: 0, y: 0, width: 2, height: 6).inset(by: 2)
      ) == (["#"], ["###", "###"], ShapeRect(x: 1, y: 2, width: 0, height: 2)))
  }

  @Test("a very sharp corner is bevelled, in either direction", arguments: [1.0, -1])
  func sharp(direction: Double) {
    let tip = ShapePoint(x: 5, y: 5)
    let path = Path { path in
      path.addLines([ShapePoint(x: 1, y: 5 - direction / 4), tip])
      path.addLine(to: ShapePoint(x: 1, y: 5 + direction / 4))
    }
    let pen = path.stroked(lineWidth: 1)

    #expect(pen.contains(ShapePoint(x: 4.9, y: 5)) && !pen.contains(ShapePoint(x: 5.6, y: 5)))
  }

  @Test("strokes are the same in both directions, without caps, and nothing without a valid width")
  func directions() {
    let corners = [(2.0, 2.0), (8, 3), (6, 8)].map { ShapePoint(x: $0.0, y: $0.1) }
    let triangles = [corners, corners.reversed()].map { points in
      Path { path in
        path.addLines(points)
        path.closeSubpath()
      }.stroked(lineWidth: 1)
    }

    #expect(
      triangles[0].area(width: 10, height: 10) == triangles[1].area(width: 10, height: 10))

    let line = Path { $0.addLines([ShapePoint(x: 1, y: 2), ShapePoint(x: 4, y: 2)]) }
    let pen = line.stroked(lineWidth: 2)

    #expect(abs(pen.area(width: 5, height: 4) - 6) < 0.1)

    for width in [0, -1, .nan, Double.infinity] {
      #expect(Rectangle().stroke(lineWidth: width).area(width: 4, height: 4) == 0)
    }
  }
}
