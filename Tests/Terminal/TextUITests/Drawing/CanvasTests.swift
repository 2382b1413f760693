import Testing
import TextUI

@Suite("A canvas")
struct CanvasTests {
  private func rows(
    _ width: Int, _ height: Int, _ draw: @escaping (inout GraphicsContext, Size) -> Void
  ) -> [String] {
    Window { Canvas(draw: draw) }.rows(width, height)
  }

  @Test("draws text, rectangles and lines from its top left cell")
  func screen() {
    let rows = rows(6, 4) { context, size in
      context.fill(Rect(size: size), with: ".")
      context.fill(Rect(x: 1, y: 1, width: 2, height: 2), with: "#")
      context.text("hi\nnot", at: Point(x: 4, y: 0))
      context.line(from: Point(x: 3, y: 3), to: Point(x: 5, y: 3), with: "=")
    }
    #expect(rows == ["....hi", ".##...", ".##...", "...==="])
  }

  @Test("clips drawings that are partly or wholly outside")
  func outside() {
    let rows = rows(4, 2) { context, _ in
      context.text("abc", at: Point(x: -1, y: 0))
      context.text("wide 中", at: Point(x: 3, y: 0))
      context.text("out", at: Point(x: .max, y: .min))
      context.fill(Rect(x: 2, y: 1, width: .max, height: .max), with: "x")
      context.fill(Rect(x: .min, y: 5, width: 3, height: -1), with: "y")
    }
    #expect(rows == ["bc w", "  xx"])
    #expect(self.rows(0, 0) { context, _ in context.text("x", at: .zero) } == [])
  }

  @Test("draws only in its own place, in front of its background")
  func place() {
    let window = Window {
      Canvas { context, _ in context.fill(Rect(x: -9, y: -9, width: 99, height: 99), with: "o") }
        .frame(width: 2, height: 1).border(.ascii)
    }
    #expect(window.rows(6, 3) == [" +--+ ", " |oo| ", " +--+ "])
  }

  @Test("does not fill with a sign that is not one column wide")
  func wideSign() {
    #expect(rows(3, 1) { context, size in context.fill(Rect(size: size), with: "中") } == ["   "])
    #expect(rows(3, 1) { context, size in context.fill(Rect(size: size), with: "\n") } == ["   "])
  }

  @Test("inherits its style, which can be changed, and is restored after a part")
  func style() {
    let window = Window {
      Canvas { context, _ in
        context.part("a") {
          $0.style.attributes = .underline
          $0.text("a", at: .zero)
        }
        context.text("b", at: Point(x: 1, y: 0))
      }
      .bold()
    }
    let buffer = window.frame(size: Size(width: 2, height: 1), at: .zero).buffer
    #expect(buffer.style(at: Point(x: 0, y: 0)).attributes == .underline)
    #expect(buffer.style(at: Point(x: 1, y: 0)).attributes == .bold)
  }

  @Test("draws nothing in transparent colours", arguments: [0, -1, Double.nan])
  func transparent(opacity: Double) {
    let rows = rows(2, 1) { context, size in
      context.opacity = opacity
      context.text("ab", at: .zero)
      context.fill(Rect(size: size), with: .red)
    }
    #expect(rows == ["  "])
  }

  @Test("draws shapes that fill their rectangle")
  func shapes() {
    let rows = rows(4, 2) { context, _ in
      context.fill(Rectangle(), in: Rect(x: 1, y: 0, width: 2, height: 2))
    }
    #expect(rows == [" ██ ", " ██ "])
  }
}

@Suite("The parts of a canvas")
struct CanvasPartTests {
  private let tapped = Box<[String]>([])

  private func window(_ draw: @escaping (inout GraphicsContext) -> Void) -> Window {
    let window = Window { [tapped] in
      ZStack {
        Color.black.onTapGesture { tapped.note("behind") }
        Canvas { context, _ in draw(&context) }.onTapPart { tapped.note($0) }
      }
    }
    _ = window.rows(6, 3)
    return window
  }

  @Test("report their name where they are drawn, the last one first")
  func names() {
    let window = window { context in
      context.part("floor") { $0.fill(Rect(x: 0, y: 0, width: 4, height: 3), with: ".") }
      context.part("word") { $0.text("ab", at: Point(x: 1, y: 1)) }
    }
    for point in [(0, 0), (1, 1), (2, 1), (3, 1), (5, 1)] { window.tap(point.0, point.1) }
    #expect(tapped.take() == ["floor", "word", "word", "floor", "behind"])
  }

  @Test("let taps through that hit drawings outside of all parts")
  func unnamed() {
    let window = window { context in
      context.part("a") { $0.text("a", at: .zero) }
      context.fill(Rect(x: 0, y: 0, width: 6, height: 3), with: "x")
    }
    window.tap(0, 0)
    window.tap(3, 0)
    #expect(tapped.take() == ["a", "behind"])
  }

  @Test("are not required for taps on the canvas, which then report no name")
  func noParts() {
    let window = window { $0.text("x", at: .zero) }
    window.tap(0, 0)
    window.tap(5, 2)
    #expect(tapped.take() == [])
  }

  @Test("are not hit where they are transparent")
  func transparent() {
    let window = window { context in
      context.part("a") {
        $0.opacity = 0
        $0.text("a", at: .zero)
        $0.fill(Rectangle())
      }
      context.part("b") { $0.text("b", at: Point(x: 1, y: 0)) }
    }
    window.tap(0, 0)
    #expect(tapped.take() == ["behind"])
  }

  @Test("report the inner name if they are nested")
  func nested() {
    let window = window { context in
      context.part("out") { context in
        context.part("in") { $0.text("i", at: .zero) }
        context.text("o", at: Point(x: 1, y: 0))
      }
    }
    window.tap(0, 0)
    window.tap(1, 0)
    #expect(tapped.take() == ["in", "out"])
  }

  @Test("are hit where their shapes are visible, lines on their cells")
  func shapes() {
    let window = window { context in
      context.part("circle") { $0.fill(Circle(), in: Rect(x: 0, y: 1, width: 6, height: 2)) }
      context.part("line") { $0.line(from: Point(x: 0, y: 0), to: Point(x: 0, y: 2), with: "|") }
    }
    for point in [(3, 1), (5, 1), (0, 2)] { window.tap(point.0, point.1) }
    #expect(tapped.take() == ["circle", "behind", "line"])
  }
}
