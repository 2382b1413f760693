import Pictures
import Testing
import TextUI

@Suite("A picture on the screen")
struct ImageTests {
  /// A green hill, eight by four pixels.
  private static let hill = Picture(width: 8, height: 4) { x, y in
    3 - y...4 + y ~= x ? Pixel(red: 0, green: 200, blue: 0) : .clear
  }

  private func buffer(
    _ width: Int, _ height: Int, isUnicode: Bool = true, colors: Int = 256,
    glyphs: GlyphSet? = nil, @ViewBuilder _ root: () -> some View
  ) -> CellBuffer {
    var environment = EnvironmentValues()
    environment.isUnicode = isUnicode
    environment.colors = colors
    if let glyphs { environment.glyphSet = glyphs }
    return Renderer().frame(
      of: root(), size: Size(width: width, height: height), environment: environment, at: .zero
    ).buffer
  }

  @Test("a picture has one column per pixel, and keeps its aspect ratio on the screen")
  func ownSize() {
    let buffer = buffer(10, 4) { Image(Self.hill).border(.ascii) }
    #expect(buffer.lines == ["+--------+", "|  ▄  ▄  |", "|▄      ▄|", "+--------+"])
    #expect(buffer.style(at: Point(x: 4, y: 1)).background == Color(red: 0, green: 200, blue: 0))
  }

  @Test("a resizable picture takes the proposed space, or as much as keeps its aspect ratio")
  func resizable() {
    #expect(
      buffer(4, 2) { Image(Self.hill).resizable() }.lines == [" ▟▙ ", "▟  ▙"])
    #expect(
      buffer(8, 4) { Image(Self.hill).resizable().scaledToFit() }.lines
        == ["        ", "  ▄  ▄  ", "▄      ▄", "        "])
  }

  @Test("a picture that does not fit is cut, and its visible cells are the same")
  func outside() {
    let whole = buffer(8, 2) { Image(Self.hill) }
    let cut = buffer(5, 2) {
      Image(Self.hill).frame(width: 5, height: 2, alignment: .trailing).clipped()
    }
    for y in 0..<2 {
      for x in 0..<5 {
        let there = Point(x: x + 3, y: y)
        #expect(cut.text(at: Point(x: x, y: y)) == whole.text(at: there))
        #expect(cut.style(at: Point(x: x, y: y)) == whole.style(at: there))
      }
    }
    #expect(buffer(0, 0) { Image(Self.hill) }.lines == [])
  }

  @Test("transparent parts show the background: a colour, text, or a shape's part of a cell")
  func behind() {
    let buffer = buffer(4, 2) {
      ZStack {
        Color(red: 0, green: 0, blue: 90)
        Text("x  x").frame(maxHeight: .max, alignment: .top)
        Image(Self.hill).resizable()
      }
    }
    #expect(buffer.lines == ["x▟▙x", "▟  ▙"])
    #expect(buffer.style(at: Point(x: 1, y: 0)).background == Color(red: 0, green: 0, blue: 90))
    #expect(buffer.style(at: Point(x: 1, y: 0)).foreground == Color(red: 0, green: 200, blue: 0))
  }

  @Test("half of a picture over half of a shape has the colours of both")
  func overShapes() {
    let right = Picture(width: 2, height: 2) { x, _ in
      x == 0 ? .clear : Pixel(red: 200, green: 0, blue: 0)
    }
    let buffer = buffer(1, 1) {
      ZStack {
        Canvas { context, size in
          context.style = Style(
            foreground: Color(red: 0, green: 0, blue: 200),
            background: Color(red: 200, green: 0, blue: 0))
          context.fill(Rect(size: size), with: "▀")
        }
        Image(right).resizable()
      }
    }
    #expect(buffer.lines == ["▘"])
    #expect(
      buffer.style(at: .zero)
        == Style(
          foreground: Color(red: 0, green: 0, blue: 200),
          background: Color(red: 200, green: 0, blue: 0)))
  }

  @Test("a picture's alpha and the view's opacity mix it with the background")
  func alpha() {
    let glass = Picture(width: 1, height: 1) { _, _ in
      Pixel(red: 200, green: 0, blue: 0, alpha: 128)
    }
    func color(_ image: some View) -> Color {
      buffer(1, 1) {
        ZStack {
          Color(red: 0, green: 0, blue: 100)
          image
        }
      }.style(at: .zero).background
    }
    #expect(color(Image(glass).resizable()) == Color(red: 100, green: 0, blue: 50))
    #expect(color(Image(glass).resizable().opacity(0)) == Color(red: 0, green: 0, blue: 100))
  }

  @Test(
    "the environment decides which characters draw it",
    arguments: zip(GlyphSet.allCases, [" ▀▀ ", " ▟▙ ", " 🬄🬉 "]))
  func glyphs(set: GlyphSet, row: String) {
    let rows = buffer(4, 2, glyphs: set) { Image(Self.hill).resizable() }.lines
    #expect(rows[0] == row)
  }

  @Test("if it cannot be drawn its label is shown instead")
  func label() {
    let image = Image(Self.hill, label: Text("hill")).resizable()
    for (isUnicode, colors) in [(false, 256), (true, 16), (true, 0)] {
      let lines = buffer(8, 3, isUnicode: isUnicode, colors: colors) { image }.lines
      #expect(lines == ["        ", "  hill  ", "        "])
    }
    #expect(buffer(4, 1, colors: 0) { Image(Self.hill) }.lines == ["    "])
  }

  @Test(
    "a button has its picture's label, whether the picture is drawn or not",
    arguments: [0, 256])
  func spoken(colors: Int) {
    var environment = EnvironmentValues()
    environment.colors = colors
    let frame = Renderer().frame(
      of: Button {
      } label: {
        Image(Self.hill, label: Text("hill"))
      }, size: Size(width: 20, height: 4), environment: environment, at: .zero)
    #expect(frame.accessibility.map(\.label) == ["hill"])
  }

  @Test("each frame shows the current background")
  func changes() {
    let renderer = Renderer()
    func background(_ color: Color) -> Color {
      renderer.frame(
        of: ZStack {
          color
          Image(Self.hill).resizable()
        }, size: Size(width: 4, height: 2), at: .zero
      ).buffer.style(at: .zero).background
    }
    let (one, two) = (Color(red: 1, green: 1, blue: 1), Color(red: 2, green: 2, blue: 2))
    #expect([one, two, one].map(background) == [one, two, one])
  }
}
