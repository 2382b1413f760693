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
    #expect(style(text) == .plain)
    #expect(style(text.bold()).attributes == .bold)
    #expect(style(text.dim()).attributes == .dim)
    #expect(style(text.italic()).attributes == .italic)
    #expect(style(text.underline()).attributes == .underline)
    #expect(style(text.reverse()).attributes == .reverse)
    #expect(style(text.strikethrough()).attributes == .strikethrough)
    #expect(style(text.bold().italic().underline()).attributes == [.bold, .italic, .underline])
  }

  @Test("the modifier nearest to the text counts")
  func nearest() {
    #expect(style(Text("x").bold(false).bold()).attributes == [])
    #expect(style(Text("x").strikethrough().strikethrough(false)).attributes == .strikethrough)
    #expect(style(Text("x").foregroundStyle(.red).foregroundStyle(.blue)).foreground == .red)
    #expect(style(Text("x").textBackground(.red).background(Color.blue)).background == .red)
  }

  @Test("a style of a group applies to all its texts and no others")
  func group() {
    let row = HStack(spacing: 0) {
      Group {
        Text("a")
        Text("b")
      }.underline()
      Text("c")
    }
    let buffer = Renderer().frame(of: row, size: Size(width: 3, height: 1), at: .zero).buffer
    let styles = (0..<3).map { buffer.style(at: Point(x: $0, y: 0)).attributes }
    #expect(styles == [.underline, .underline, []])
  }
}
