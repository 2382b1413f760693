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

  @Test("the card of the picture does not tell the word of the other card")
  func tellsNothing() throws {
    let text = try rows("word").joined(separator: "\n")
    #expect(text.contains("🐻") && text.split(separator: "bear").count == 2, "\(text)")
  }

  @Test("both cards have the picture, with its word below, or both only the word")
  func same() throws {
    let same = try rows("same").joined()
    #expect(same.split(separator: "🐻").count == 3 && same.split(separator: "bear").count == 3)
    let both = try rows("both").joined()
    #expect(!both.contains("🐻") && both.split(separator: "bear").count == 3)
  }

  @Test("in ASCII a picture says that it is one")
  func ascii() throws {
    let text = try rows("word", isUnicode: false).joined(separator: "\n")
    #expect(text.contains("picture") && text.split(separator: "bear").count == 3, "\(text)")
  }
}
