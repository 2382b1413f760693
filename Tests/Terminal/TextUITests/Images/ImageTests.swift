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

  @Test("a picture has one column per pixel, or takes the proposed space, in its aspect ratio")
  func ownSize() {
    let buffer = buffer(10, 4) { Image(Self.hill).border(.ascii) }
    let green = Color(red: 0, green: 200, blue: 0)
    #expect(
      [
        buffer.lines, self.buffer(4, 2) { Image(Self.hill).resizable() }.lines,
        self.buffer(8, 4) { Image(Self.hill).resizable().scaledToFit() }.lines,
      ] == [
        ["+--------+", "|  ▄  ▄  |", "|▄      ▄|", "+--------+"], [" ▟▙ ", "▟  ▙"],
        ["        ", "  ▄  ▄  ", "▄      ▄", "        "],
      ])
    #expect(buffer.style(at: Point(x: 4, y: 1)).background == green)
  }

  @Test("a picture that does not fit is cut, and its visible cells are the same")
  func outside() {
    let whole = buffer(8, 2) { Image(Self.hill) }
    let cut = buffer(5, 2) {
      Image(Self.hill).frame(width: 5, height: 2, alignment: .trailing).clipped()
    }
    let places = (0..<2).flatMap { y in (0..<5).map { Point(x: $0, y: y) } }
    let wrong = places.filter { place in
      let there = Point(x: place.x + 3, y: place.y)
      return cut.text(at: place) != whole.text(at: there)
        || cut.style(at: place) != whole.style(at: there)
    }
    #expect(wrong == [] && buffer(0, 0) { Image(Self.hill) }.lines == [])
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
    let style = buffer.style(at: Point(x: 1, y: 0))
    #expect(buffer.lines == ["x▟▙x", "▟  ▙"])
    #expect(
      [style.background, style.foreground] == [
        Color(red: 0, green: 0, blue: 90), Color(red: 0, green: 200, blue: 0),
      ])
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
    let style = Style(
      foreground: Color(red: 0, green: 0, blue: 200),
      background: Color(red: 200, green: 0, blue: 0))
    #expect(buffer.lines == ["▘"] && buffer.style(at: .zero) == style)
  }

  @Test("alpha and opacity mix a picture with the current background of each frame")
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
    #expect(
      [color(Image(glass).resizable()), color(Image(glass).resizable().opacity(0))] == [
        Color(red: 100, green: 0, blue: 50), Color(red: 0, green: 0, blue: 100),
      ])

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

  @Test("the environment decides which characters draw it")
  func glyphs() {
    let rows = GlyphSet.allCases.map { set in
      buffer(4, 2, glyphs: set) { Image(Self.hill).resizable() }.lines[0]
    }
    #expect(rows == [" ▀▀ ", " ▟▙ ", " 🬄🬉 "])
  }

  @Test("if it cannot be drawn its label is shown instead")
  func label() {
    let image = Image(Self.hill, label: Text("hill")).resizable()
    let labels = [(false, 256), (true, 16), (true, 0)].map { isUnicode, colors in
      buffer(8, 3, isUnicode: isUnicode, colors: colors) { image }.lines
    }
    #expect(labels == Array(repeating: ["        ", "  hill  ", "        "], count: 3))
    #expect(buffer(4, 1, colors: 0) { Image(Self.hill) }.lines == ["    "])
  }

  @Test("a button has its picture's label, whether the picture is drawn or not")
  func spoken() {
    let labels = [0, 256].map { colors in
      var environment = EnvironmentValues()
      environment.colors = colors
      let frame = Renderer().frame(
        of: Button {
        } label: {
          Image(Self.hill, label: Text("hill"))
        }, size: Size(width: 20, height: 4), environment: environment, at: .zero)
      return frame.accessibility.map(\.label)
    }
    #expect(labels == [["hill"], ["hill"]])
  }
}
