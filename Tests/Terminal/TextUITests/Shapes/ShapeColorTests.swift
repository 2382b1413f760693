import Testing
import TextUI

@Suite("Colours of shapes")
struct ShapeColorTests {
  private let corner = Point.zero
  private let middle = Point(x: 2, y: 1)

  @Test("a fully covered cell has the colour as foreground and background, others keep theirs")
  func overBackground() {
    let buffer = Circle().fill(.red).background(Color.blue).buffer(4, 2)

    #expect(buffer.lines == ["▟██▙", "▜██▛"])
    #expect(buffer.style(at: corner) == Style(foreground: .red, background: .blue))
    #expect(buffer.style(at: middle) == Style(foreground: .red, background: .red))
  }

  @Test("a shape has the colour of text by default")
  func inherited() {
    #expect(Circle().foregroundStyle(.green).buffer(4, 2).style(at: corner).foreground == .green)
    #expect(Circle().buffer(4, 2).style(at: middle) == .plain)
    #expect(
      Circle().background(Color.blue).buffer(4, 2).style(at: middle) == Style(background: .blue))
  }

  @Test("text over a shape has it as its background")
  func textAbove() {
    let buffer = ZStack {
      Circle().fill(.red)
      Text("hi")
    }.buffer(8, 4)

    #expect(buffer.lines[1] == "▟██hi██▙")
    #expect(buffer.style(at: Point(x: 3, y: 1)).background == .red)
  }

  @Test("the background shows through a translucent shape, equally in all its cells")
  func translucent() {
    let red = Color(red: 200, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 200)
    let buffer = Circle().fill(red).opacity(0.5).background(blue).buffer(4, 2)
    let mixed = buffer.style(at: corner).foreground

    #expect(buffer.style(at: corner).background == blue)
    #expect(buffer.style(at: middle) == Style(foreground: mixed, background: mixed))
    #expect(
      mixed == blue.mixed(with: red, fraction: 128.0 / 255, scheme: .dark, role: .foreground))
    #expect(Circle().opacity(0).buffer(4, 2).lines == ["    ", "    "])
  }

  @Test("a shape over half of a wide cluster leaves a space in place of the other half")
  func wideBelow() {
    let buffer = ZStack(alignment: .leading) {
      Text("猫猫")
      Rectangle().fill(.red).frame(width: 1, height: 1)
    }.buffer(4, 1)

    #expect(buffer.lines == ["█ 猫"])
    #expect(buffer.style(at: corner) == Style(foreground: .red, background: .red))
  }

  @Test("a smaller shape has the colour of a larger one as background")
  func nested() {
    let buffer = ZStack {
      Rectangle().fill(.blue)
      Circle().fill(.red)
    }.buffer(4, 2)

    #expect(buffer.style(at: corner) == Style(foreground: .red, background: .blue))
    #expect(buffer.lines == ["▟██▙", "▜██▛"])
  }
}
