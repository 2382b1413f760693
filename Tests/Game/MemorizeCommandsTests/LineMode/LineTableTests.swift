import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("The table in lines")
struct LineTableTests {
  private static func table(pairs: Int) throws -> [TableCard] {
    let setup = GameSetup(theme: .animals, kinds: pairs, copies: 2)
    return try GameViewModel(setup, seed: Seed(1), now: { .zero }).table
  }

  @Test("no line is wider than the terminal, unless one card is", arguments: [1, 2, 6, 10, 26])
  func fits(pairs: Int) throws {
    let cards = try Self.table(pairs: pairs)

    for width in 1...120 {
      let lines = LineTable(cards, longestWord: 8, width: width).lines
      let isOneColumn = lines.count == cards.count
      #expect(
        (isOneColumn || lines.allSatisfy { $0.utf8.count <= width })
          && lines.joined(separator: " ").split(separator: " ").count == cards.count, "\(width)")
    }
  }

  @Test("rows are as even as possible, and with halves the second card of a pair has its own label")
  func halves() throws {
    let setup = GameSetup(theme: try #require(Theme.named("capitals")), kinds: 2, copies: 2)
    let cards = try GameViewModel(setup, seed: Seed(1), now: { .zero }).table
    let labels = cards.map { card in
      let number = card.position + 1
      return card.half == .second ? "(\(number))" : "[\(number)]"
    }
    let table = LineTable(cards, longestWord: 3, width: 80, showsHalves: true)
    let plain = LineTable(cards, longestWord: 3, width: 80)
    let same = try LineTable(Self.table(pairs: 2), longestWord: 3, width: 80, showsHalves: true)
    #expect(
      try unmet(
        table.lines == [labels.joined(separator: "  ")] && labels.count { $0.hasPrefix("(") } == 2
          && plain.lines == ["[1]  [2]  [3]  [4]"],
        same.lines == plain.lines
          && LineTable(Self.table(pairs: 3), longestWord: 3, width: 24).lines == [
            "[1]  [2]  [3]",
            "[4]  [5]  [6]",
          ]) == [])
  }
}
