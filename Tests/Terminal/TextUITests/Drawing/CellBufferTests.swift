import Testing
import TextUI

@Suite struct CellBufferTests {
  private func buffer(_ width: Int, _ height: Int) -> CellBuffer {
    CellBuffer(size: Size(width: width, height: height))
  }

  @Test("text inside the buffer is written completely")
  func writesInside() {
    var buffer = buffer(8, 3)
    buffer.write("a日é🐶", at: Point(x: 1, y: 1))
    #expect(buffer.lines == ["        ", " a日é🐶 ", "        "])
  }

  @Test("text partly outside is cut, and half a wide cluster is a blank")
  func clips() {
    var buffer = buffer(4, 3)
    buffer.write("日本語", at: Point(x: -1, y: 0))
    buffer.write("ab日本", at: Point(x: 1, y: 1))
    buffer.write("long text", at: Point(x: 2, y: 2))
    #expect(buffer.lines == [" 本 ", " ab ", "  lo"])
  }

  @Test("text wholly outside is not written", arguments: [-9, 4, Int.max, Int.min])
  func ignoresOutside(place: Int) {
    var buffer = buffer(4, 2)
    buffer.write("abc", at: Point(x: place, y: 0))
    buffer.write("abc", at: Point(x: 0, y: place))
    buffer.write("日", at: Point(x: place, y: place))
    #expect(buffer.lines == ["    ", "    "])
  }

  @Test("a wide cluster that loses a half leaves a space in its style")
  func blanksHalves() {
    let style = Style(background: .blue)
    for x in 0...4 {
      var buffer = buffer(6, 1)
      buffer.write("日本語", at: .zero, style: style)
      buffer.write("ab", at: Point(x: x, y: 0))
      let rows = ["ab本語", " ab 語", "日ab語", "日 ab ", "日本ab"]
      #expect(buffer.lines == [rows[x]])
      let unwritten = (0..<6).filter { $0 < x || $0 > x + 1 }
      #expect(unwritten.allSatisfy { buffer.style(at: Point(x: $0, y: 0)) == style })
    }
  }

  @Test("a line break ends the written text")
  func endsAtBreak() {
    var buffer = buffer(4, 2)
    buffer.write("a\nb", at: .zero)
    #expect(buffer.lines == ["a   ", "    "])
  }

  @Test("buffers are equal if they look the same, even with different tables")
  func comparesLooks() {
    var (one, other) = (buffer(6, 1), buffer(6, 1))
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

  @Test("a buffer of no or negative size holds nothing")
  func survivesNoSize() {
    var buffer = buffer(-3, 2)
    buffer.write("a", at: .zero)
    #expect(buffer.cells.isEmpty && buffer[.zero] == .blank && buffer.lines == ["", ""])
  }
}
