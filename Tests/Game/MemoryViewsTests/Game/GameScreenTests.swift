import MemoryModel
import MemoryViewModel
import Testing
import TextUI
import TextUIGallery

@testable import MemoryViews

@Suite struct GameScreenTests {
  private func preview(
    _ name: String, _ width: Int, _ height: Int, colors: Int = 16
  ) throws -> Preview {
    var preview = try #require(Gallery.memorize.topic(named: "screens/\(name)")).preview
    preview.size = Size(width: width, height: height)
    preview.reducedMotion = true
    preview.colors = colors
    return preview
  }

  @Test func `a game in the smallest window`() throws {
    let lines = try preview("game", 40, 12).lines()
    #expect(
      lines == [
        "‹ Animals         0 pts  0 turns  <1 min",
        "                                        ",
        "   ┏━━┓ ╭──╮ ╭──╮ ╭──╮ ╭──╮ ╭──╮ ╭──╮   ",
        "   ┃🐻┃ │2█│ │3█│ │4█│ │5█│ │6█│ │7█│   ",
        "   ┗━━┛ ╰──╯ ╰──╯ ╰──╯ ╰──╯ ╰──╯ ╰──╯   ",
        "   ╭──╮ ╭──╮ ╭──╮ ╭──╮ ╭──╮ ╭──╮ ╭──╮   ",
        "   │8█│ │9█│ │10│ │11│ │12│ │13│ │14│   ",
        "   ╰──╯ ╰──╯ ╰──╯ ╰──╯ ╰──╯ ╰──╯ ╰──╯   ",
        "     ╭──╮ ╭──╮ ╭──╮ ╭──╮ ╭──╮ ╭──╮      ",
        "     │15│ │16│ │17│ │18│ │19│ │20│      ",
        "     ╰──╯ ╰──╯ ╰──╯ ╰──╯ ╰──╯ ╰──╯      ",
        "Bear. Turn one more card.         ? keys",
      ])
  }

  @Test
  func `a game in the smallest window in ASCII, with cards that differ from those beside them`()
    throws
  {
    var preview = try preview("game", 40, 12)
    preview.isUnicode = false
    #expect(
      preview.lines() == [
        "< Animals         0 pts  0 turns  <1 min",
        " [  bear  ]###2#### ###3#### ###4####   ",
        " [========]                             ",
        "  ###5#### ###6#### ###7#### ###8####   ",
        "                                        ",
        "  ###9#### ###10### ###11### ###12###   ",
        "                                        ",
        "  ###13### ###14### ###15### ###16###   ",
        "                                        ",
        "  ###17### ###18### ###19### ###20###   ",
        "                                        ",
        "Bear. Turn one more card.         ? keys",
      ])

    var otherPreview = try self.preview("game", 40, 12)
    otherPreview.isUnicode = false
    let buffer = otherPreview.frame().buffer
    let shades = [(12, 1), (20, 1), (12, 3), (20, 3)].map {
      buffer.style(at: Point(x: $0, y: $1))
    }
    #expect(shades[0] == shades[3] && shades[1] == shades[2] && shades[0] != shades[1])
  }

  @Test func `a match at 80 by 24`() throws {
    let rows = try preview("match", 80, 24).lines()
    #expect(
      (rows[0], Array(rows[16...22]), rows[23]) == (
        "‹ Animals  9 pairs left                                13 points  1 turn  <1 min",
        [
          "       ╔═════════╗╭─────────╮╭─────────╮╭─────────╮╔═════════╗╭─────────╮       ",
          "       ║         ║│█████████││█████████││█████████│║         ║│█████████│       ",
          "       ║   🐍    ║│█████████││█████████││█████████│║   🐍    ║│█████████│       ",
          "       ║         ║│███16████││███17████││███18████│║         ║│███20████│       ",
          "       ║  snake  ║│█████████││█████████││█████████│║  snake  ║│█████████│       ",
          "       ║         ║│█████████││█████████││█████████│║         ║│█████████│       ",
          "       ╚════✓════╝╰─────────╯╰─────────╯╰─────────╯╚════✓════╝╰─────────╯       ",
        ], "Snake: a quick match! +13.           ⏎ turn  H hint  p pause  Esc themes  ? keys"
      ))
  }

  @Test func `at 200 by 60 faces stand in the corners too, as on playing cards`() throws {
    let rows = try preview("game", 200, 60).lines()
    let starts = [
      "  ┏━━━━━━━━━━━━━━━━━━━━━━━━━━┓╭─────", "  ┃ 🐻                       ┃│█████",
      "  ┃                       🐻 ┃│█████",
    ]
    #expect(zip([2, 3, 19], starts).allSatisfy { rows[$0].hasPrefix($1) })
    #expect(rows[59].hasSuffix("p pause  Esc themes  ? keys"))
  }

  @Test func `three players keep their points, and no text depends on the colours`() throws {
    #expect(
      try preview("players", 40, 12).lines()[0] == "‹       ▸P1 13  P2 0  P3 0 9 left 1 turn")

    let different = try ["game", "match", "won", "players"].filter { name in
      var light = try preview(name, 80, 24)
      light.colorScheme = .light
      return try light.lines() != preview(name, 80, 24).lines()
    }
    #expect(different == [])
  }

  @Test func `with enough colours a card has a rim of half a cell`() throws {
    let rows = try preview("game", 40, 12, colors: 256).lines()
    #expect(
      Array(rows[1...6]) == [
        "                                        ",
        "   ▛▀▀▜ ▗▄▄▖ ▗▄▄▖ ▗▄▄▖ ▗▄▄▖ ▗▄▄▖ ▗▄▄▖   ",
        "   ▌🐻▐ ▐2 ▌ ▐3 ▌ ▐4 ▌ ▐5 ▌ ▐6 ▌ ▐7 ▌   ",
        "   ▙▄▄▟ ▝▀▀▘ ▝▀▀▘ ▝▀▀▘ ▝▀▀▘ ▝▀▀▘ ▝▀▀▘   ",
        "   ▗▄▄▖ ▗▄▄▖ ▗▄▄▖ ▗▄▄▖ ▗▄▄▖ ▗▄▄▖ ▗▄▄▖   ",
        "   ▐8 ▌ ▐9 ▌ ▐10▌ ▐11▌ ▐12▌ ▐13▌ ▐14▌   ",
      ])
  }

  @Test func `the back has a quiet pattern, the front a word below its symbol`() throws {
    let rows = try preview("match", 80, 24, colors: 1 << 24).lines()
    #expect(
      Array(rows[16...22]) == [
        "       ▗▄▄▄▄▄▄▄▄▄▖▗▄▄▄▄▄▄▄▄▄▖▗▄▄▄▄▄▄▄▄▄▖▗▄▄▄▄▄▄▄▄▄▖▗▄▄▄▄▄▄▄▄▄▖▗▄▄▄▄▄▄▄▄▄▖       ",
        "       ▐         ▌▐▚▚▚▚▚▚▚▚▚▌▐▚▚▚▚▚▚▚▚▚▌▐▚▚▚▚▚▚▚▚▚▌▐         ▌▐▚▚▚▚▚▚▚▚▚▌       ",
        "       ▐   🐍    ▌▐▚▚▚▚▚▚▚▚▚▌▐▚▚▚▚▚▚▚▚▚▌▐▚▚▚▚▚▚▚▚▚▌▐   🐍    ▌▐▚▚▚▚▚▚▚▚▚▌       ",
        "       ▐         ▌▐▚▚▚16▚▚▚▚▌▐▚▚▚17▚▚▚▚▌▐▚▚▚18▚▚▚▚▌▐         ▌▐▚▚▚20▚▚▚▚▌       ",
        "       ▐  snake  ▌▐▚▚▚▚▚▚▚▚▚▌▐▚▚▚▚▚▚▚▚▚▌▐▚▚▚▚▚▚▚▚▚▌▐  snake  ▌▐▚▚▚▚▚▚▚▚▚▌       ",
        "       ▐         ▌▐▚▚▚▚▚▚▚▚▚▌▐▚▚▚▚▚▚▚▚▚▌▐▚▚▚▚▚▚▚▚▚▌▐         ▌▐▚▚▚▚▚▚▚▚▚▌       ",
        "       ▝▀▀▀▀✓▀▀▀▀▘▝▀▀▀▀▀▀▀▀▀▘▝▀▀▀▀▀▀▀▀▀▘▝▀▀▀▀▀▀▀▀▀▘▝▀▀▀▀✓▀▀▀▀▘▝▀▀▀▀▀▀▀▀▀▘       ",
      ])
  }

  @Test func `both cards of a match look the same, and others have the colour of their theme`()
    throws
  {
    let buffer = try preview("match", 80, 24, colors: 1 << 24).frame().buffer
    let signs = buffer.places(of: "✓")
    let colors = CardColors(Theme.animals.color, on: .dark)
    #expect(
      signs.map { buffer.style(at: $0).background } == [colors.matchedRim, colors.matchedRim])

    let accent = Theme.animals.color.text
    let shown = try ColorScheme.allCases.map { scheme in
      var preview = try preview("game", 80, 24)
      preview.colorScheme = scheme
      let buffer = preview.frame().buffer
      return [
        buffer.style(at: Point(x: 17, y: 3)).background,
        buffer.style(at: Point(x: 12, y: 2)).foreground,
        buffer.style(at: Point(x: 5, y: 2)).foreground,
      ]
    }
    #expect(shown == ColorScheme.allCases.map { _ in [accent, accent, .brightYellow] })
  }
}

extension CellBuffer {
  /// Returns the places of a character, row by row.
  fileprivate func places(of sign: String) -> [Point] {
    (0..<size.height).flatMap { y in (0..<size.width).map { Point(x: $0, y: y) } }
      .filter { text(at: $0) == sign }
  }
}
