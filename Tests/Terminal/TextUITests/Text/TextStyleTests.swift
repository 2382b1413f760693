import Testing
import TextUI

@Suite struct TextStyleTests {
  /// Returns the style of the letter x.
  private func style(_ view: some View) -> Style {
    Renderer().frame(of: view, size: Size(width: 1, height: 1), at: .zero).buffer.style(at: .zero)
  }

  @Test("all attributes are different, and can be combined")
  func attributes() {
    let text = Text("x")
    #expect(
      (
        style(text), style(text.bold()).attributes, style(text.dim()).attributes,
        [
          style(text.italic()).attributes, style(text.underline()).attributes,
          style(text.reverse()).attributes,
        ]
      ) == (.plain, .bold, .dim, [.italic, .underline, .reverse]))
    #expect(
      (style(text.strikethrough()).attributes, style(text.bold().italic().underline()).attributes)
        == (.strikethrough, [.bold, .italic, .underline]))
  }

  @Test("the modifier nearest to the text counts, and that of a group applies to all its texts")
  func nearest() {
    let row = HStack(spacing: 0) {
      Group {
        Text("a")
        Text("b")
      }.underline()
      Text("c")
    }
    let buffer = Renderer().frame(of: row, size: Size(width: 3, height: 1), at: .zero).buffer
    let styles = (0..<3).map { buffer.style(at: Point(x: $0, y: 0)).attributes }

    #expect(style(Text("x").bold(false).bold()).attributes == [])
    #expect(
      (
        style(Text("x").strikethrough().strikethrough(false)).attributes,
        style(Text("x").foregroundStyle(.red).foregroundStyle(.blue)).foreground,
        style(Text("x").textBackground(.red).background(Color.blue)).background
      ) == (.strikethrough, .red, .red))
    #expect(styles == [.underline, .underline, []])
  }
}
