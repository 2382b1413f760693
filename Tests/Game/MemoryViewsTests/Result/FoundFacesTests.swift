import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Result: the faces that were found")
struct FoundFacesTests {
  private static let faces = ["🐶", "🐱", "🐭"].map { Face(symbol: $0, word: "dog") }

  private func row(_ width: Int, isUnicode: Bool = true) -> String {
    ScreenDriving(Size(width: width, height: 1), isUnicode: isUnicode) {
      FoundFaces(faces: Self.faces)
    }.text
  }

  @Test("all are centred if there is room, and reported in the order in which they were found")
  func fits() throws {
    #expect((row(12), row(8), row(15, isUnicode: false)) == ("  🐶 🐱 🐭", "🐶 🐱 🐭", "  dog dog dog"))

    let play = try FinishedPlay(settings: ["rules": "time-attack"], found: 3, wait: .seconds(90))
    let faces = play.game.game.deck.kinds.prefix(3).map { $0.faces[0] }
    #expect(try play.facts.found == faces)
  }

  @Test("otherwise a number says how many are left out", arguments: 0...8)
  func isCut(width: Int) {
    let rows = ["", "+", "+3", "+3", "+3", "🐶 +2", "🐶 +2", "🐶 +2", "🐶 🐱 🐭"]
    #expect(row(width).drop { $0 == " " } == rows[width])
  }
}
