import Testing
import TextUI

@testable import MemoryModel
@testable import MemoryViews

@Suite("Letters of blocks")
struct BlockTextTests {
  @Test(
    "a letter has three sizes, and a text takes the largest that fits, if all its letters have one")
  func sizes() {
    #expect(
      (
        BlockText.lines(of: "H", .quarters), BlockText.lines(of: "H", .halves),
        BlockText.lines(of: "L", .whole)?.last
      ) == (["▌ ▌", "▙▄▌", "▌ ▌", "▘ ▘"], ["█   █", "█▄▄▄█", "█   █", "▀   ▀"], "██████████"))

    let sizes = [(2, 4), (3, 4), (5, 4), (10, 7), (3, 3)].map { Size(width: $0.0, height: $0.1) }
    #expect(
      (
        sizes.map { BlockText.size(of: "A", in: $0) },
        BlockText.size(of: "Γ", in: Size(width: 99, height: 99)),
        BlockText.size(of: "🐶", in: Size(width: 99, height: 99)),
        BlockText.size(of: "", in: Size(width: 99, height: 99))
      ) == ([nil, .quarters, .halves, .whole, nil], nil, nil, nil))
  }

  @Test("all rows of a text have one length, and spaces and letters below the line fit")
  func isRectangular() {
    let wrong = BlockSize.allCases.flatMap { size in
      ["dog", "7 + 3", "Ay", "0123456789", "Quick!"].filter { text in
        let lines = BlockText.lines(of: text, size) ?? []
        return Set(lines.map(\.count)).count != 1 || lines.joined().allSatisfy { $0 == " " }
      }
    }
    #expect(wrong == [])
    #expect(
      (BlockText.lines(of: "Ay", .whole)?.count, BlockText.lines(of: "A", .whole)?.count) == (8, 7))
  }

  @Test("all sums and times tables are shown in block letters", arguments: ["sums", "times"])
  func decks(id: String) throws {
    let theme = try #require(Theme.builtIn.first { $0.id == id })
    let symbols = theme.kindFaces.joined().map(\.symbol)
    #expect(symbols.filter { BlockText.lines(of: $0, .quarters) == nil } == [])
  }

  @Test("every digit of a number has the same width, so that a number can count up in place")
  func isMonospaced() {
    let widths = BlockSize.allCases.map { size in
      Set((0...9).map { BlockText.lines(of: "\($0)", size, isMonospaced: true)?[0].count })
    }
    #expect(widths.allSatisfy { $0.count == 1 })
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
    let undrawn = words.filter { word in
      !word.contains { $0.isSymbol || $0 == "?" } && BlockText.lines(of: word, .quarters) == nil
    }
    #expect(undrawn == [] && words.count > 200)
  }

  @Test(
    "the alphabets of the languages can be drawn, no two letters alike, with marks in their places")
  func drawsAlphabets() throws {
    let letters =
      "äöüßàâæçéèêëîïôœùûÿáíñóúìòãõąćęłńóśźżçğışöüåøőûěšț"
    var drawn: [[String]: Character] = [:]
    var alike: [Character] = []
    for letter in Set(letters + letters.uppercased().filter { $0 != "S" } + "İ") {
      let lines = try #require(BlockText.lines(of: String(letter), .whole), "\(letter)")
      if drawn.updateValue(letter, forKey: lines) != nil { alike.append(letter) }
    }
    #expect(alike == [])
    #expect(BlockText.lines(of: "e\u{301}", .halves) == BlockText.lines(of: "é", .halves))

    #expect(BlockText.lines(of: "é", .halves) == ["  ▄▀ ", "▄▀▀▀▄", "█▀▀▀▀", " ▀▀▀ "])
  }
}
