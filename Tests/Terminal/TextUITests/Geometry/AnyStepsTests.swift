import TestSupport
import Testing
import TextUI

/// Values outside of any frame accept random numbers.
@Suite("Any steps")
struct AnyStepsTests {
  @Test("any step from anywhere leads into the grid, or nowhere")
  func grids() {
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<3_000 {
      let (index, count) = (numbers.anyNumber(), numbers.anyNumber())
      let step = numbers.one(of: GridStep.allCases)
      let target = step.target(
        from: index, of: count, columns: numbers.anyNumber(), page: numbers.anyNumber())
      let isInside = target.map { 0..<count ~= $0 && $0 != index } ?? true
      var selection = ListSelection(index, of: count)
      selection.move(step, page: numbers.anyNumber())
      #expect(isInside && selection.index.map { 0..<selection.count ~= $0 } ?? true)
    }
  }

  @Test("any viewport can be moved and zoomed, and keeps its zoom within its range")
  func viewports() {
    var numbers = SeededNumbers(seed: 2)
    for _ in 0..<2_000 {
      let ends = [numbers.anyReal(), numbers.anyReal()].map { $0.isNaN ? 0 : $0 }.sorted()
      var viewport = Viewport(
        content: numbers.size(), window: numbers.size(), zoom: numbers.anyReal(),
        zoomRange: ends[0]...ends[1], margins: numbers.size())
      for _ in 0..<6 {
        switch numbers.whole(0...3) {
        case 0: viewport.move(columns: numbers.anyNumber(), rows: numbers.anyNumber())
        case 1: viewport.zoom(to: numbers.anyReal(), about: numbers.point())
        case 2: viewport.zoom(by: numbers.anyNumber(), about: numbers.point())
        default: viewport.resize(content: numbers.size(), window: numbers.size())
        }
        let isInside = viewport.contentRect.width >= 0 && viewport.content.height >= 0
        #expect(isInside && viewport.zoomRange.contains(viewport.zoom))
        _ = (viewport.offset, viewport.contentPosition(at: numbers.point()))
      }
    }
  }

  @Test("any text can be written at any place of a buffer, inside its bounds")
  func buffers() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<1_000 {
      var buffer = CellBuffer(
        size: Size(width: numbers.whole(-1...9), height: numbers.whole(-1...3)))
      buffer.write(numbers.anyText(atMost: 40), at: numbers.point())
      let height = buffer.lines.count
      _ = (buffer[numbers.point()], buffer.text(at: numbers.point()))
      let cell = UInt32(truncatingIfNeeded: numbers.next())
      let isText = !buffer.table.text(of: cell).isEmpty && buffer.table.firstScalar(of: cell) > 0
      #expect(isText && height == buffer.size.height)
      let place = numbers.point()
      _ = buffer.table.placeholder(of: numbers.anyNumber(), column: place.x, row: place.y)
    }
  }

  @Test("any words are keys and clicks, or the first that is neither is named")
  func scripts() {
    var numbers = SeededNumbers(seed: 4)
    let words = [
      "click:", "wheel:", "text:", "ctrl-", "f", "1", "-9", ",", " ", "up", "9999999999",
    ]
    for _ in 0..<3_000 {
      let text = (0..<numbers.whole(0...6)).map { _ in
        numbers.whole(0...5) == 0 ? numbers.anyText() : numbers.one(of: words)
      }
      .joined()
      do throws(KeyScript.Problem) {
        _ = try KeyScript(text).events
      } catch {
        #expect(!"\(error)".isEmpty)
      }
    }
  }

  @Test("any angle has a direction, and any figure covers a point or does not")
  func figures() {
    var numbers = SeededNumbers(seed: 5)
    let rect = Rect(x: -3, y: 2, width: 12, height: 5)
    for _ in 0..<1_000 {
      var path = Path()
      path.move(to: numbers.shapePoint())
      path.addLine(to: numbers.shapePoint())
      path.addArc(
        center: numbers.shapePoint(), radius: numbers.anyReal(), start: .degrees(numbers.anyReal()),
        end: .radians(numbers.anyReal()))
      path.addCurve(
        to: numbers.shapePoint(), control1: numbers.shapePoint(), control2: numbers.shapePoint())
      let changed = path.stroked(lineWidth: numbers.anyReal())
        .trimmed(from: numbers.anyReal(), to: numbers.anyReal())
      let cell = Point(x: numbers.whole(-9...20), y: numbers.whole(-9...20))
      #expect(!changed.covers(cell, in: rect, cellAspect: numbers.anyReal()) || rect.contains(cell))
    }
  }
}

extension SeededNumbers {
  fileprivate mutating func anyReal() -> Double {
    one(of: [
      .nan, .infinity, -.infinity, 0, -0.0, -1, 1e300, -1e300, .leastNonzeroMagnitude, 0.5, 1,
      real(-9...9),
    ])
  }

  fileprivate mutating func point() -> Point { Point(x: anyNumber(), y: anyNumber()) }

  fileprivate mutating func size() -> Size { Size(width: anyNumber(), height: anyNumber()) }

  fileprivate mutating func shapePoint() -> ShapePoint { ShapePoint(x: anyReal(), y: anyReal()) }
}
