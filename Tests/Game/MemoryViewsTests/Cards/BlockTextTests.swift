import Testing
import TextUI

@testable import MemoryModel
@testable import MemoryViews

@Suite("Letters of blocks")
struct BlockTextTests {
  @Test("a letter has three sizes, each larger than the one before")
  func sizes() {
    #expect(
      (
        BlockText.lines(of: "H", .quarters), BlockText.lines(of: "H", .halves),
        BlockText.lines(of: "L", .whole)?.last
      ) == (["▌ ▌", "▙▄▌", "▌ ▌", "▘ ▘"], ["█   █", "█▄▄▄█", "█   █", "▀   ▀"], "██████████"))
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
    #expect(
      (BlockText.lines(of: "Ay", .whole)?.count, BlockText.lines(of: "A", .whole)?.count) == (8, 7))
  }

  @Test("a text takes the largest size that fits, and none if it has a character without a bitmap")
  func fits() {
    let sizes = [(2, 4), (3, 4), (5, 4), (10, 7), (3, 3)].map { Size(width: $0.0, height: $0.1) }
    #expect(
      (
        sizes.map { BlockText.size(of: "A", in: $0) },
        BlockText.size(of: "Γ", in: Size(width: 99, height: 99)),
        BlockText.size(of: "🐶", in: Size(width: 99, height: 99)),
        BlockText.size(of: "", in: Size(width: 99, height: 99))
      ) == ([nil, .quarters, .halves, .whole, nil], nil, nil, nil))
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

  @Test(
    "the words of every language with Latin letters can be drawn",
    arguments: [
      WordLanguage.english, .german, .spanish, .french, .italian, .portuguese, .dutch, .polish,
      .turkish,
    ])
  func drawsWords(language: WordLanguage) {
    let words = Theme.builtIn.flatMap(\.faces).map { $0.word(in: language) }
      .filter { Face($0).isText }
    #expect(words.count > 200)
    for word in words where !word.contains(where: { $0.isSymbol || $0 == "?" }) {
      #expect(BlockText.lines(of: word, .quarters) != nil, "\(word)")
    }
  }

  @Test("the alphabets of the languages can be drawn, small and large, and no two letters alike")
  func drawsAlphabets() throws {
    let letters =
      "äöüßàâæçéèêëîïôœùûÿáíñóúìòãõąćęłńóśźżçğışöüåøőûěšț"
    var drawn: [[String]: Character] = [:]
    for letter in Set(letters + letters.uppercased().filter { $0 != "S" } + "İ") {
      let lines = try #require(BlockText.lines(of: String(letter), .whole), "\(letter)")
      #expect(drawn.updateValue(letter, forKey: lines) == nil, "\(letter) looks like another")
    }
    #expect(BlockText.lines(of: "e\u{301}", .halves) == BlockText.lines(of: "é", .halves))
  }

  @Test("a mark is above a low letter, higher above a capital, below, or through it")
  func places() {
    #expect(BlockText.lines(of: "é", .halves) == ["  ▄▀ ", "▄▀▀▀▄", "█▀▀▀▀", " ▀▀▀ "])
  }
}
