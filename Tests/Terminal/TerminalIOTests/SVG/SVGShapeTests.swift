import TerminalIO
import TestSupport
import Testing
import TextUI

@Suite("SVG: blocks and lines")
struct SVGShapeTests {
  @Test(
    "blocks fill the right parts of their cell, each once",
    arguments: [
      ("█", "## ##"), ("▀", "## .."), ("▄", ".. ##"), ("▌", "#. #."), ("▐", ".# .#"),
      ("▘", "#. .."), ("▝", ".# .."), ("▖", ".. #."), ("▗", ".. .#"), ("▚", "#. .#"),
      ("▞", ".# #."), ("▛", "## #."), ("▜", "## .#"), ("▙", "#. ##"), ("▟", ".# ##"),
      ("▁", ". . . . . . . #"), ("▅", ". . . # # # # #"), ("▔", "# . . . . . . ."),
      ("▉", "#######."), ("▏", "#......."), ("▕", ".......#"),
      ("🬀", "#. .. .."), ("🬂", "## .. .."), ("🬋", ".. ## .."), ("🬓", ".. #. #."),
      ("🬔", ".# #. #."), ("🬧", "#. .# .#"), ("🬨", "## .# .#"), ("🬻", ".# ## ##"),
      ("⣿", "## ## ## ##"), ("⠁", "#. .. .. .."), ("⠐", ".. .# .. .."), ("⡀", ".. .. .. #."),
      ("⢠", ".. .. .# .#"),
    ])
  func fillsBlocks(sign: String, picture: String) {
    let rows = picture.split(separator: " ").map(String.init)
    let painted = PaintedSVG(sign: sign)
    #expect(
      (painted.cell(columns: rows[0].count, rows: rows.count), painted.mostOften) == (rows, 1))
  }

  /// A cell has 16 by 32 units; a light line takes 2, a heavy one 4, like two light ones.
  @Test(
    "lines lead to the right sides: left, right, upper and lower",
    arguments: [
      ("─", [2, 2, 0, 0]), ("│", [0, 0, 2, 2]), ("┌", [0, 2, 0, 2]), ("┘", [2, 0, 2, 0]),
      ("┼", [2, 2, 2, 2]), ("┤", [2, 0, 2, 2]), ("━", [4, 4, 0, 0]), ("╋", [4, 4, 4, 4]),
      ("┡", [0, 4, 4, 2]), ("╬", [4, 4, 4, 4]), ("╓", [0, 2, 0, 4]), ("╪", [4, 4, 2, 2]),
      ("╴", [2, 0, 0, 0]), ("╿", [0, 0, 4, 2]),
    ])
  func leadsToSides(sign: String, sides: [Int]) {
    #expect(PaintedSVG(sign: sign).sides == sides)
  }

  @Test(
    "lines meet in the middle without a gap and without an end that stands out",
    arguments: [
      ("┌", "........ ....#### ....#..."), ("┘", "....#... #####... ........"),
      ("╔", "........ ..###### ..#..... ..#..### ..#..#.."),
      ("╬", "..#..#.. ###..### ........ ###..### ..#..#.."),
      ("╠", "..#..#.. ..#..### ..#..... ..#..### ..#..#.."),
      ("╤", "........ ######## ........ ######## ....#..."),
    ])
  func meets(sign: String, picture: String) {
    let rows = PaintedSVG(sign: sign).cell(columns: 16, rows: 32)
    let middle = picture.split(separator: " ").count == 3 ? [12, 15, 18] : [8, 13, 15, 18, 22]
    let shown = middle.map { row in stride(from: 0, to: 16, by: 2).map { Array(rows[row])[$0] } }
    #expect(shown.map { String($0) }.joined(separator: " ") == picture)
  }

  @Test(
    "a dashed line has the number of dashes of its character",
    arguments: [("╌", 2), ("┄", 3), ("┉", 4)])
  func dashes(sign: String, count: Int) {
    let row = PaintedSVG(sign: sign).cell(columns: 16, rows: 32)[15]
    #expect(row.split(separator: ".").count == count)
  }

  @Test("round corners are curves between two sides, and a shade is between its two colours")
  func rounds() {
    var buffer = CellBuffer(size: Size(width: 2, height: 2))
    buffer.write("╭╮", at: .zero)
    buffer.write("╰╯", at: Point(x: 0, y: 1))
    let svg = SVGEncoder().encode(buffer, title: "")
    #expect(
      svg.matches(of: /d="(M[^"]*Q[^"]*)"/).map { String($0.1) } == [
        "M24 48V40Q24 32 32 32", "M40 48V40Q40 32 32 32", "M24 48V56Q24 64 32 64",
        "M40 48V56Q40 64 32 64",
      ])

    var shades = CellBuffer(size: Size(width: 3, height: 1))
    let style = Style(
      foreground: Color(red: 200, green: 100, blue: 0),
      background: Color(red: 0, green: 0, blue: 40))
    shades.write("░▒▓", at: .zero, style: style)
    let painted = PaintedSVG(SVGEncoder().encode(shades, title: ""))
    #expect([20, 36, 52].map { painted.colors[30][$0] } == ["#32191e", "#643214", "#964b0a"])
  }

  private static let quadrants: [(sign: String, parts: [Bool])] = [
    (" ", [false, false, false, false]), ("▀", [true, true, false, false]),
    ("▌", [true, false, true, false]), ("▚", [true, false, false, true]),
    ("▟", [false, true, true, true]), ("█", [true, true, true, true]),
  ]

  @Test("random blocks fill the picture with their two colours and nothing else, without a gap")
  func fillsPictures() {
    for seed in 0..<20 {
      var numbers = SeededNumbers(seed: seed)
      let size = Size(width: 9, height: 5)
      var buffer = CellBuffer(size: size)
      var expected: [Point: String] = [:]
      for y in 0..<size.height {
        for x in 0..<size.width {
          let (sign, parts) = Self.quadrants[numbers.whole(0...5)]
          let (front, back) = (numbers.whole(1...3), numbers.whole(4...6))
          buffer.write(
            sign, at: Point(x: x, y: y),
            style: Style(
              foreground: Color(red: UInt8(front), green: 0, blue: 0),
              background: Color(red: UInt8(back), green: 0, blue: 0)))
          for part in 0..<4 {
            let place = Point(x: 2 * x + part % 2, y: 2 * y + part / 2)
            expected[place] = "#0\(parts[part] ? front : back)0000"
          }
        }
      }
      let painted = PaintedSVG(SVGEncoder().encode(buffer, title: ""))
      let isRight = (16..<16 + 32 * size.height).allSatisfy { y in
        (16..<16 + 16 * size.width).allSatisfy { x in
          painted.colors[y][x] == expected[Point(x: (x - 16) / 8, y: (y - 16) / 16)]
        }
      }
      #expect(isRight && painted.mostOften == 1 && !painted.isOutside, "seed \(seed)")
    }
  }
}
