import Testing
import TextUI

@Suite("Colours of shapes")
struct ShapeColorTests {
  private let corner = Point.zero
  private let middle = Point(x: 2, y: 1)

  @Test("a shape has the colour of text by default, and a covered cell has it as its background")
  func overBackground() {
    let buffer = Circle().fill(.red).background(Color.blue).buffer(4, 2)

    let thirdBuffer = ZStack {
      Rectangle().fill(.blue)
      Circle().fill(.red)
    }.buffer(4, 2)

    #expect(
      (buffer.lines, [buffer.style(at: corner), buffer.style(at: middle)]) == (
        ["▟██▙", "▜██▛"],
        [Style(foreground: .red, background: .blue), Style(foreground: .red, background: .red)]
      ))
    #expect(
      (
        Circle().foregroundStyle(.green).buffer(4, 2).style(at: corner).foreground,
        Circle().buffer(4, 2).style(at: middle)
      ) == (.green, .plain))
    #expect(
      (
        [
          Circle().background(Color.blue).buffer(4, 2).style(at: middle),
          thirdBuffer.style(at: corner),
        ], thirdBuffer.lines
      ) == (
        [Style(background: .blue), Style(foreground: .red, background: .blue)], ["▟██▙", "▜██▛"]
      ))
  }

  @Test("text over a shape has it as its background, and half of a wide cluster below is a space")
  func textAbove() {
    let buffer = ZStack {
      Circle().fill(.red)
      Text("hi")
    }.buffer(8, 4)

    let otherBuffer = ZStack(alignment: .leading) {
      Text("猫猫")
      Rectangle().fill(.red).frame(width: 1, height: 1)
    }.buffer(4, 1)

    #expect(
      (
        buffer.lines[1], buffer.style(at: Point(x: 3, y: 1)).background, otherBuffer.lines,
        otherBuffer.style(at: corner)
      ) == ("▟██hi██▙", .red, ["█ 猫"], Style(foreground: .red, background: .red)))
  }

  @Test("the background shows through a translucent shape, equally in all its cells")
  func translucent() {
    let red = Color(red: 200, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 200)
    let buffer = Circle().fill(red).opacity(0.5).background(blue).buffer(4, 2)
    let mixed = buffer.style(at: corner).foreground

    #expect(
      (buffer.style(at: corner).background, buffer.style(at: middle)) == (
        blue, Style(foreground: mixed, background: mixed)
      ))
    #expect(
      (mixed, Circle().opacity(0).buffer(4, 2).lines) == (
        blue.mixed(with: red, fraction: 128.0 / 255, scheme: .dark, role: .foreground),
        ["    ", "    "]
      ))
  }
}
