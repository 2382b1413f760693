import Testing

@testable import TextUI
@testable import TextUICore

@Suite("Hits of shapes")
struct ShapeHitTests {
  private func hits(_ view: some View, _ width: Int, _ height: Int) -> [String] {
    let frame = Renderer().frame(
      of: view, size: Size(width: width, height: height), at: .zero)
    return (0..<height).map { y in
      (0..<width).map { frame.hitTest(Point(x: $0, y: y)) == nil ? "." : "#" }.joined()
    }
  }

  @Test("a shape is hit where it can be seen", arguments: 1...6)
  func visible(height: Int) {
    let shapes: [any Shape] = [
      Circle(), Rectangle(), Pie(end: .degrees(100)), Capsule().strokeBorder(),
      Ellipse().rotation(.degrees(30)),
    ]
    for shape in shapes {
      let view = AnyView(shape)
      let shown = view.buffer(9, height).lines.map { row in
        String(row.map { $0 == " " ? "." : "#" })
      }
      #expect(hits(view, 9, height) == shown)
    }
  }

  @Test("the view below is hit through a hole, and a pie needs no separate memory")
  func holes() {
    let ring = Circle().strokeBorder()

    #expect(
      [
        hits(ring, 8, 4)[1], hits(ring.allowsHitTesting(false), 8, 4)[0],
        hits(ring.background(Rectangle()), 8, 4)[1],
      ] == ["##....##", "........", "########"] && MemoryLayout<ShapeElement<Pie>>.size <= 24)
  }
}
