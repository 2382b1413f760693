import Testing
import TextUI

@Suite("A canvas")
struct CanvasTests {
  private func rows(
    _ width: Int, _ height: Int, _ draw: @escaping (inout GraphicsContext, Size) -> Void
  ) -> [String] {
    Window { Canvas(draw: draw) }.rows(width, height)
  }

  @Test("draws text, shapes and lines from its top left cell, and clips those outside")
  func screen() {
    let inside = rows(6, 4) { context, size in
      context.fill(Rect(size: size), with: ".")
      context.fill(Rect(x: 1, y: 1, width: 2, height: 2), with: "#")
      context.text("hi\nnot", at: Point(x: 4, y: 0))
      context.line(from: Point(x: 3, y: 3), to: Point(x: 5, y: 3), with: "=")
    }
    let outside = rows(4, 2) { context, _ in
      context.text("abc", at: Point(x: -1, y: 0))
      context.text("wide 中", at: Point(x: 3, y: 0))
      context.text("out", at: Point(x: .max, y: .min))
      context.fill(Rect(x: 2, y: 1, width: .max, height: .max), with: "x")
      context.fill(Rect(x: .min, y: 5, width: 3, height: -1), with: "y")
    }
    let nothing = rows(0, 0) { context, _ in context.text("x", at: .zero) }
    let shape = rows(4, 2) { context, _ in
      context.fill(Rectangle(), in: Rect(x: 1, y: 0, width: 2, height: 2))
    }
    #expect(
      [inside, outside, nothing, shape] == [
        ["....hi", ".##...", ".##...", "...==="], ["bc w", "  xx"], [], [" ██ ", " ██ "],
      ])
  }

  @Test("draws only in its own place, in front of its background")
  func place() {
    let window = Window {
      Canvas { context, _ in context.fill(Rect(x: -9, y: -9, width: 99, height: 99), with: "o") }
        .frame(width: 2, height: 1).border(.ascii)
    }
    #expect(window.rows(6, 3) == [" +--+ ", " |oo| ", " +--+ "])
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
    #expect(
      [
        buffer.style(at: Point(x: 0, y: 0)).attributes,
        buffer.style(at: Point(x: 1, y: 0)).attributes,
      ] == [.underline, .bold])
  }

  @Test("draws nothing in transparent colours, and does not fill with a sign of another width")
  func nothing() {
    let transparent = [0, -1, Double.nan].map { opacity in
      rows(2, 1) { context, size in
        context.opacity = opacity
        context.text("ab", at: .zero)
        context.fill(Rect(size: size), with: .red)
      }
    }
    let signs: [Character] = ["中", "\n"]
    let filled = signs.map { sign in
      rows(2, 1) { context, size in context.fill(Rect(size: size), with: sign) }
    }
    #expect(transparent + filled == Array(repeating: ["  "], count: 5))
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

  /// Returns the parts that taps on cells report.
  private func taps(
    _ places: [(Int, Int)], _ draw: @escaping (inout GraphicsContext) -> Void
  ) -> [String] {
    let window = window(draw)
    for (x, y) in places { window.tap(x, y) }
    return tapped.take()
  }

  @Test("let taps through that hit drawings outside of all parts, or transparent ones")
  func unnamed() {
    let unnamed = taps([(0, 0), (3, 0)]) { context in
      context.part("a") { $0.text("a", at: .zero) }
      context.fill(Rect(x: 0, y: 0, width: 6, height: 3), with: "x")
    }
    let transparent = taps([(0, 0)]) { context in
      context.part("a") {
        $0.opacity = 0
        $0.text("a", at: .zero)
        $0.fill(Rectangle())
      }
      context.part("b") { $0.text("b", at: Point(x: 1, y: 0)) }
    }
    #expect([unnamed, transparent] == [["a", "behind"], ["behind"]])
  }

  @Test("are not required for taps on the canvas, and report the inner name if they are nested")
  func nested() {
    let noParts = taps([(0, 0), (5, 2)]) { $0.text("x", at: .zero) }
    let nested = taps([(0, 0), (1, 0)]) { context in
      context.part("out") { context in
        context.part("in") { $0.text("i", at: .zero) }
        context.text("o", at: Point(x: 1, y: 0))
      }
    }
    #expect([noParts, nested] == [[], ["in", "out"]])
  }

  @Test("report their name where they are visible, the last one first")
  func names() {
    let names = taps([(0, 0), (1, 1), (2, 1), (3, 1), (5, 1)]) { context in
      context.part("floor") { $0.fill(Rect(x: 0, y: 0, width: 4, height: 3), with: ".") }
      context.part("word") { $0.text("ab", at: Point(x: 1, y: 1)) }
    }
    let shapes = taps([(3, 1), (5, 1), (0, 2)]) { context in
      context.part("circle") { $0.fill(Circle(), in: Rect(x: 0, y: 1, width: 6, height: 2)) }
      context.part("line") { $0.line(from: Point(x: 0, y: 0), to: Point(x: 0, y: 2), with: "|") }
    }
    #expect(
      [names, shapes] == [
        ["floor", "word", "word", "floor", "behind"], ["circle", "behind", "line"],
      ])
  }
}
