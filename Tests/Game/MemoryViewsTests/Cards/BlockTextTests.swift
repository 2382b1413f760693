import MemoryModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Letters of blocks")
struct BlockTextTests {
  @Test("a letter has three sizes, each larger than the one before")
  func sizes() {
    #expect(BlockText.lines(of: "H", .quarters) == ["▌ ▌", "▙▄▌", "▌ ▌", "▘ ▘"])
    #expect(BlockText.lines(of: "H", .halves) == ["█   █", "█▄▄▄█", "█   █", "▀   ▀"])
    #expect(BlockText.lines(of: "L", .whole)?.last == "██████████")
  }

  @Test("all rows of a text have one length, and spaces and letters below the line fit")
  func isRectangular() {
    for size in BlockSize.allCases {
      for text in ["dog", "7 + 3", "Ay", "0123456789", "Quick!"] {
        let lines = BlockText.lines(of: text, size) ?? []
        #expect(Set(lines.map(\.count)).count == 1, "\(text) \(size)")
        #expect(lines.contains { $0.contains { $0 != " " } })
      }
    }
    #expect(BlockText.lines(of: "Ay", .whole)?.count == 8)
    #expect(BlockText.lines(of: "A", .whole)?.count == 7)
  }

  @Test("a text takes the largest size that fits, and none if it has a character without a bitmap")
  func fits() {
    let sizes = [(2, 4), (3, 4), (5, 4), (10, 7), (3, 3)].map { Size(width: $0.0, height: $0.1) }
    #expect(
      sizes.map { BlockText.size(of: "A", in: $0) } == [nil, .quarters, .halves, .whole, nil])
    #expect(BlockText.size(of: "Ä", in: Size(width: 99, height: 99)) == nil)
    #expect(BlockText.size(of: "🐶", in: Size(width: 99, height: 99)) == nil)
    #expect(BlockText.size(of: "", in: Size(width: 99, height: 99)) == nil)
  }

  @Test("the letters of the languages of words have bitmaps, each one of its own")
  func marks() {
    let letters = "abcdefghijklmnopqrstuvwxyzäëïöüÿáéíóúýćńśźàèìòùâêîôûãñõčěňřšžğżėıçşąęß×÷=,:/()"
    let shapes = letters.map { BlockText.lines(of: "\($0)n", .whole) }
    #expect(shapes.allSatisfy { $0 != nil } && Set(shapes.map(\.self)).count == letters.count)
    #expect(BlockText.lines(of: "ü", .halves) == [" ▀ ▀ ", "█   █", "█  ▄█", " ▀▀ ▀"])
  }

  @Test("all sums and times tables are shown in block letters", arguments: ["sums", "times"])
  func decks(id: String) throws {
    let theme = try #require(Theme.builtIn.first { $0.id == id })
    for face in theme.kindFaces.joined() {
      #expect(BlockText.lines(of: face.symbol, .quarters) != nil, "\(face.symbol)")
    }
  }

  @Test("every digit of a number has the same width, so that a number can count up in place")
  func isMonospaced() {
    for size in BlockSize.allCases {
      let widths = (0...9).map { BlockText.lines(of: "\($0)", size, isMonospaced: true)?[0].count }
      #expect(Set(widths).count == 1)
    }
  }
}
