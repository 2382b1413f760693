import Testing
import TextUI
import TextUITesting

@Suite("Styles of text by name")
struct FontTests {
  private func attributes(@ViewBuilder _ view: @escaping () -> some View) -> Style.Attributes {
    let stage = Stage(width: 1, height: 1) { view() }
    return stage.style(x: 0, y: 0).attributes
  }

  private nonisolated static let names: [(Font, Style.Attributes)] = [
    (.largeTitle, [.bold, .underline]), (.title, [.bold, .underline]), (.title2, .bold),
    (.title3, .bold), (.headline, .bold), (.subheadline, .dim), (.body, []), (.callout, []),
    (.footnote, .dim), (.caption, .dim),
  ]

  @Test("each name is a combination of attributes", arguments: names)
  func looks(font: Font, look: Style.Attributes) {
    #expect(
      [
        attributes { Text("a").font(font) }, attributes { Text("a").font(font.monospaced()) },
        attributes { Text("a").font(font.bold().italic()) },
      ] == [look, look, look.union([.bold, .italic])])
  }

  @Test("the innermost replaces those around it", arguments: names, names)
  func nested(inner: (Font, Style.Attributes), outer: (Font, Style.Attributes)) {
    #expect(
      [
        attributes { Text("a").font(inner.0).font(outer.0) },
        attributes { Text("a").font(nil).font(outer.0) },
      ] == [inner.1, []])
  }

  @Test("other attributes are kept")
  func others() {
    #expect(
      [
        attributes { Text("a").font(.headline).italic() },
        attributes { Text("a").underline().font(.caption) },
      ] == [[.bold, .italic], [.dim, .underline]])
  }
}
