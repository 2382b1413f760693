import Testing
import TextUI

@Suite struct CellBufferTests {
  private func buffer(_ width: Int, _ height: Int) -> CellBuffer {
    CellBuffer(size: Size(width: width, height: height))
  }

  @Test("text is written up to a line break, and cut outside, where half a cluster is a blank")
  func writes() {
    var (inside, broken, cut) = (buffer(8, 3), buffer(4, 2), buffer(4, 3))
    inside.write("a日é🐶", at: Point(x: 1, y: 1))
    broken.write("a\nb", at: .zero)
    cut.write("日本語", at: Point(x: -1, y: 0))
    cut.write("ab日本", at: Point(x: 1, y: 1))
    cut.write("long text", at: Point(x: 2, y: 2))
    #expect(
      [inside, broken, cut].map(\.lines) == [
        ["        ", " a日é🐶 ", "        "], ["a   ", "    "], [" 本 ", " ab ", "  lo"],
      ])
  }

  @Test("text wholly outside is not written, and a buffer of no or negative size holds nothing")
  func ignoresOutside() {
    var buffer = buffer(4, 2)
    for place in [-9, 4, Int.max, Int.min] {
      buffer.write("abc", at: Point(x: place, y: 0))
      buffer.write("abc", at: Point(x: 0, y: place))
      buffer.write("日", at: Point(x: place, y: place))
    }
    var empty = self.buffer(-3, 2)
    empty.write("a", at: .zero)
    #expect(
      [buffer.lines, empty.lines] == [["    ", "    "], ["", ""]] && empty.cells.isEmpty
        && empty[.zero] == .blank)
  }

  @Test("a wide cluster that loses a half leaves a space in its style")
  func blanksHalves() {
    let style = Style(background: .blue)
    let rows = (0...4).map { x in
      var buffer = buffer(6, 1)
      buffer.write("日本語", at: .zero, style: style)
      buffer.write("ab", at: Point(x: x, y: 0))
      let unwritten = (0..<6).filter { $0 < x || $0 > x + 1 }
      let isStyled = unwritten.allSatisfy { buffer.style(at: Point(x: $0, y: 0)) == style }
      return isStyled ? buffer.lines[0] : "unstyled"
    }
    #expect(rows == ["ab本語", " ab 語", "日ab語", "日 ab ", "日本ab"])
  }

  @Test("buffers are equal if they look the same, even with different tables")
  func comparesLooks() {
    var (one, other) = (buffer(6, 1), buffer(6, 1))
    other.write("e\u{301}❤️!", at: .zero, style: Style(foreground: .red))
    other.write("x日", at: .zero, style: Style(foreground: .blue))
    one.write("x日", at: .zero, style: Style(foreground: .blue))
    let areEqual = states(
      of: one == other,
      {
        one.write(" ", at: Point(x: 3, y: 0))
        other.write("   ", at: Point(x: 3, y: 0))
      }, { other.write("x", at: .zero) })
    #expect(areEqual == [false, true, false])
  }
}
