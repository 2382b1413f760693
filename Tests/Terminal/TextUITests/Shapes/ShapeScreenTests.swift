import Testing
import TextUI

@Suite("Shapes on the screen")
struct ShapeScreenTests {
  @Test("a circle of quadrants, of half blocks and of dots")
  func quadrants() {
    #expect(
      [
        Circle().buffer(10, 5).lines, Circle().fill(glyphs: .halfBlocks).buffer(10, 5).lines,
        Circle().fill(glyphs: .braille).buffer(10, 5).lines,
      ] == [
        [" ▗▄████▄▖ ", "▟████████▙", "██████████", "▜████████▛", " ▝▀████▀▘ "],
        [" ▄▄████▄▄ ", "▄████████▄", "██████████", "▀████████▀", " ▀▀████▀▀ "],
        [" ⣠⣴⣾██⣷⣦⣄ ", "⣰████████⣆", "██████████", "⠹████████⠏", " ⠙⠻⢿██⡿⠟⠋ "],
      ])
  }

  @Test("a circle on a terminal with only ASCII, with any glyphs")
  func ascii() {
    for glyphs in ShapeGlyphs.allCases {
      #expect(
        Circle().fill(glyphs: glyphs).buffer(10, 5) { $0.isUnicode = false }.lines == [
          " ._####_. ",
          "%########%",
          "##########",
          "%########%",
          " '\"####\"' ",
        ])
    }
  }

  @Test("a countdown of three quarters, and of an eighth")
  func countdown() {
    #expect(
      [Pie(end: .degrees(270)).buffer(12, 6).lines, Pie(end: .degrees(45)).buffer(8, 4).lines] == [
        [
          "      ██▙▄  ", "      █████▖", "      ██████", "████████████", "▝██████████▘",
          "  ▀▜████▛▀  ",
        ], ["    ██▖ ", "    ▛▘  ", "        ", "        "],
      ])
  }

  @Test("a shape takes the proposed space, and is drawn where it is visible")
  func outside() {
    let circle = Circle().frame(width: 12, height: 6)
    let blank = String(repeating: " ", count: 12)

    #expect(
      (
        circle.offset(x: 6, y: -3).buffer(12, 6).lines,
        circle.offset(x: -6, y: 3).buffer(12, 6).lines, circle.offset(y: 6).buffer(12, 2).lines,
        circle.buffer(0, 0).lines.isEmpty
      ) == (
        ["      ██████", "      ▝█████", "        ▀▜██", blank, blank, blank],
        [blank, blank, blank, "██▙▄        ", "█████▖      ", "██████      "], [blank, blank], true
      ))

    let buffer = Circle().frame(width: .max, height: .max).buffer(4, 2)

    #expect(
      [
        buffer.lines, Rectangle().fixedSize().buffer(4, 3).lines,
        Rectangle().frame(height: 1).buffer(4, 3).lines,
      ] == [["████", "████"], ["    ", " ██ ", "    "], ["    ", "████", "    "]])
  }

  @Test("capsules, ellipses, frames with round corners, a part of a ring, and a hole")
  func figures() {
    var path = Path(ShapeRect(x: 0, y: 0, width: 4, height: 4))
    path.addPath(Path(ShapeRect(x: 1, y: 1, width: 2, height: 2)))
    path.fillRule = .evenOdd

    #expect(
      [
        Capsule().buffer(12, 3).lines, Ellipse().buffer(12, 3).lines,
        RoundedRectangle(cornerRadius: 1).strokeBorder(nil).buffer(12, 4).lines,
        Circle().inset(by: 0.25).trim(to: 0.6).stroke(nil, glyphs: .braille).buffer(12, 6).lines,
        path.buffer(8, 4).lines,
      ] == [
        ["▗▟████████▙▖", "████████████", "▝▜████████▛▘"],
        [" ▄▟██████▙▄ ", "████████████", " ▀▜██████▛▀ "],
        ["▄▛▀▀▀▀▀▀▀▀▜▄", "█          █", "█          █", "▀▙▄▄▄▄▄▄▄▄▟▀"],
        [
          "      ⠛⠳⢶⣄  ", "         ⠈⢷⡄", "          ⠈⣷", "          ⢀⡿", "         ⢀⡾⠃",
          "  ⠐⠷⢦⣤⣤⡴⠾⠋  ",
        ], ["████████", "██    ██", "██    ██", "████████"],
      ])
  }

  @Test("extreme numbers do not trap")
  func extremes() {
    let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0]
    for number in numbers {
      let point = ShapePoint(x: number, y: -number)
      let path = Path { path in
        path.addCurve(to: ShapePoint(x: 2, y: 2), control1: point, control2: .zero)
        path.addArc(center: .zero, radius: number, start: .radians(number), end: .zero)
        path.addLine(to: point)
        path.closeSubpath()
      }
      let views: [any View] = [
        path, path.stroke(lineWidth: number), path.stroke(lineWidth: 1), path.trim(to: number),
        path.trim(from: number), path.trim(from: 0.1, to: 0.9),
        Pie(start: .degrees(number), end: .radians(-number)),
        RoundedRectangle(cornerRadius: number), RoundedRectangle(cornerRadius: 1).inset(by: number),
        Circle().scale(number), Circle().rotation(.degrees(number)),
        Circle().translation(x: number, y: number), Circle().strokeBorder(lineWidth: number),
      ]
      for view in views {
        let buffer = AnyView(view).buffer(6, 3) { $0.cellAspect = number.isNaN ? 0.5 : number }
        #expect(
          (buffer.size, AnyView(view).buffer(6, 3).size) == (Size(width: 6, height: 3), buffer.size)
        )
      }
    }
  }
}
