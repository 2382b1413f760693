import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Cards of pictures and words")
struct SideCardTests {
  /// Returns the rows of the table with two cards up, one with the picture of a bear.
  private func rows(_ sides: String, isUnicode: Bool = true) throws -> [String] {
    let app = SampleApp(settings: ["sides": sides, "animation": "off"]).model
    app.play(.animals, seed: Seed(42))
    let game = try #require(app.game)
    for (index, id) in game.game.tableOrder.enumerated() {
      let face = game.game.card(id, at: .zero).face
      if face.word.hasSuffix("bear") { game.choose(game.game.tableOrder[index]) }
    }
    let screen = ScreenDriving(.usual, isUnicode: isUnicode) {
      RootScreen(app: app, start: [.game])
    }
    return screen.rows.dropLast(2)
  }

  @Test("the card of the picture does not tell the word of the other, unless both have both")
  func tellsNothing() throws {
    let text = try rows("word").joined(separator: "\n")
    #expect(text.contains("🐻") && text.split(separator: "bear").count == 2, "\(text)")

    let same = try rows("same").joined()
    #expect(same.split(separator: "🐻").count == 3 && same.split(separator: "bear").count == 3)
    let both = try rows("both").joined()
    #expect(!both.contains("🐻") && both.split(separator: "bear").count == 3)
  }

  /// Returns the screen of a table of two sides.
  private func screen(
    halves: String = "true", isUnicode: Bool = true, scheme: ColorScheme = .dark
  ) -> ScreenDriving {
    let app = SampleApp(
      settings: ["sides": "word", "halves": halves, "animation": "off"]
    ).model
    app.play(.animals, seed: Seed(42))
    return ScreenDriving(.usual, colorScheme: scheme, isUnicode: isUnicode) {
      RootScreen(app: app, start: [.game])
    }
  }

  @Test("the two halves have backs of two shades, with labels readable on both")
  func halves() {
    let shown = [ColorScheme.dark, .light].filter { scheme in
      let (one, two) = (Theme.animals.color, Theme.animals.color.otherShade)
      let grounds = backs(of: screen(scheme: scheme))
      return grounds.contains(one.text) && grounds.contains(two.text)
        && !backs(of: screen(halves: "false", scheme: scheme)).contains(two.text)
    }
    let alike = Theme.builtIn.filter { theme in
      let shade = theme.color.otherShade
      let change =
        abs(Int(shade.red) - Int(theme.color.red))
        + abs(Int(shade.green) - Int(theme.color.green))
        + abs(Int(shade.blue) - Int(theme.color.blue))
      return change <= 100
    }
    #expect((shown, alike.map(\.id)) == ([.dark, .light], []))
  }

  private func backs(of screen: ScreenDriving) -> Set<Color> {
    let buffer = screen.frame.buffer
    return Set(
      (0..<buffer.size.height).flatMap { y in
        (0..<buffer.size.width).map { buffer.style(at: Point(x: $0, y: y)).background }
      })
  }

  @Test(
    "without a shade a label of the second half is in parentheses; in ASCII a picture says it is one"
  )
  func halvesInASCII() throws {
    let rows = screen(isUnicode: false).rows.dropFirst(2).dropLast(2).joined()
    #expect(rows.count { $0 == "(" } == 10)
    let usual = screen(halves: "false", isUnicode: false).rows
    #expect(!usual.dropFirst(2).dropLast(2).joined().contains("("))

    let text = try self.rows("word", isUnicode: false).joined(separator: "\n")
    #expect(text.contains("picture") && text.split(separator: "bear").count == 3, "\(text)")
  }
}
