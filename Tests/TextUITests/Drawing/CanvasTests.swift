import Testing
import TextUI

@Suite struct DrawingCanvasTests {
  private func canvas(_ width: Int, _ height: Int) -> Canvas {
    Canvas(size: Size(width: width, height: height))
  }

  @Test("text inside is written whole")
  func writesInside() {
    var canvas = canvas(8, 3)
    canvas.write("a日é🐶", at: Point(x: 1, y: 1))
    #expect(canvas.lines == ["        ", " a日é🐶 ", "        "])
  }

  @Test("text partly outside is cut, and half a wide cluster is a blank")
  func clips() {
    var canvas = canvas(4, 3)
    canvas.write("日本語", at: Point(x: -1, y: 0))
    canvas.write("ab日本", at: Point(x: 1, y: 1))
    canvas.write("long text", at: Point(x: 2, y: 2))
    #expect(canvas.lines == [" 本 ", " ab ", "  lo"])
  }

  @Test("text wholly outside is not written", arguments: [-9, 4, Int.max, Int.min])
  func ignoresOutside(place: Int) {
    var canvas = canvas(4, 2)
    canvas.write("abc", at: Point(x: place, y: 0))
    canvas.write("abc", at: Point(x: 0, y: place))
    canvas.write("日", at: Point(x: place, y: place))
    #expect(canvas.lines == ["    ", "    "])
  }

  @Test("what loses a half leaves a blank in its style")
  func blanksHalves() {
    let style = Style(background: .blue)
    for x in 0...4 {
      var canvas = canvas(6, 1)
      canvas.write("日本語", at: .zero, style: style)
      canvas.write("ab", at: Point(x: x, y: 0))
      let rows = ["ab本語", " ab 語", "日ab語", "日 ab ", "日本ab"]
      #expect(canvas.lines == [rows[x]])
      let unwritten = (0..<6).filter { $0 < x || $0 > x + 1 }
      #expect(unwritten.allSatisfy { canvas.style(at: Point(x: $0, y: 0)) == style })
    }
  }

  @Test("a line break ends what is written")
  func endsAtBreak() {
    var canvas = canvas(4, 2)
    canvas.write("a\nb", at: .zero)
    #expect(canvas.lines == ["a   ", "    "])
  }

  @Test("canvases are equal when they look the same, whatever their tables")
  func comparesLooks() {
    var (one, other) = (canvas(6, 1), canvas(6, 1))
    other.write("e\u{301}❤️!", at: .zero, style: Style(foreground: .red))
    other.write("x日", at: .zero, style: Style(foreground: .blue))
    one.write("x日", at: .zero, style: Style(foreground: .blue))
    #expect(one != other)
    one.write(" ", at: Point(x: 3, y: 0))
    other.write("   ", at: Point(x: 3, y: 0))
    #expect(one == other)
    other.write("x", at: .zero)
    #expect(one != other)
  }

  @Test("a canvas of no or negative size holds nothing")
  func survivesNoSize() {
    var canvas = canvas(-3, 2)
    canvas.write("a", at: .zero)
    #expect(canvas.cells.isEmpty && canvas[.zero] == .blank && canvas.lines == ["", ""])
  }
}
