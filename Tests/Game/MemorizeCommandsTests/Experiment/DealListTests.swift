import MemoryEngine
import MemoryModel
import MemoryViewModel
import SeparatedValues
import Testing

@testable import MemorizeCommands

@Suite struct DealListTests {
  private func list(_ text: String) throws -> DealList {
    try DealList(DecodedText(Array(text.utf8)), named: "deals.csv", in: ParseContext())
  }

  @Test func `each line is a deal, columns stand in any order, and empty cells are defaults`()
    throws
  {
    let list = try list(
      """
      theme, seed ,pairs,rules

      animals,42,8,course
      ,7,,
      fruit, word ,4,relaxed

      """)
    #expect(
      list.deals.map(\.seed.text) == ["42", "7", "word"]
        && list.deals.map(\.setup.theme.id) == ["animals", "animals", "fruit"]
        && list.deals.map(\.setup.kinds) == [8, 10, 4]
        && list.deals.map(\.setup.rules) == [.course, .course, .relaxed])
  }

  @Test(arguments: [",", ";", "\t"])
  func `the separator of the first line divides all lines`(separator: String) throws {
    let rows = [["seed", "theme", "pairs"], ["42", "fruit", "3"], ["7", "", ""]]
    let list = try list(rows.map { $0.joined(separator: separator) + "\n" }.joined())
    #expect(
      list.deals.map(\.seed.text) == ["42", "7"] && list.deals.map(\.setup.kinds) == [3, 10])
  }

  @Test(arguments: [
    "Seed,Theme,Pairs\n42,animals,3\n", "# made by me\nseed,theme,pairs\n42,animals,3\n",
    "\"seed\",\"theme\",\"pairs\"\n\"42\",\"animals\",\"3\"",
    "seed;theme;pairs\r\n42;animals;3\r\n",
    "\u{FEFF}seed,pairs,theme\n42,3\n", "pairs,seed,theme\n3,42,NA\n",
  ])
  func `R, pandas and spreadsheets write lists that are read`(text: String) throws {
    let list = try list(text)
    #expect(
      list.deals.map(\.seed.text) == ["42"] && list.deals.map(\.setup.kinds) == [3]
        && list.deals.map(\.setup.theme.id) == ["animals"])
  }

  @Test func `UTF-16 with a mark is read`() throws {
    let units = [0xFEFF] + Array("seed,theme,pairs\r\n42,animals,3\r\n".utf16)
    let bytes = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let list = try DealList(DecodedText(bytes), named: "x", in: ParseContext())
    #expect(list.deals.map(\.setup.kinds) == [3])
  }

  @Test func `spaces and empty lines do not change the digest, other deals do`() throws {
    let digest = try list("seed\n1\n2\n").digest
    #expect(
      try list("seed\n\n 1\n2").digest == digest && list("seed\n1\n3\n").digest != digest
        && list("seed\n12\n").digest != digest)
  }

  @Test(arguments: [
    ("", "deals.csv: is empty; its first line must name columns, such as seed"),
    ("seed\n", "deals.csv: has no deals below its columns"),
    ("theme\nanimals\n", "deals.csv, line 1: the column seed is missing"),
    ("seed,seed\n1,2\n", "deals.csv, line 1: the column seed is named twice"),
    (
      "seed,peek\n1,2\n",
      "deals.csv, line 1: there is no column peek; it must be seed, theme, pairs or rules"
    ),
    ("seed,pairs\n1,2,3\n", "deals.csv, line 2: has 3 cells for 2 columns"),
    ("seed,pairs\n1,2\n\n,4\n", "deals.csv, line 4: has no seed"),
    ("seed\n1\n4\u{0}2\n", "deals.csv, line 3: has a zero byte, which no cell has"),
  ])
  func `a wrong line is named`(text: String, message: String) {
    let failure = #expect(throws: Failure.self) { try list(text) }
    #expect(failure?.message == message && failure?.code == .badData)
  }

  @Test(arguments: [
    ("seed,theme\n1,frut\n", "line 2: ", "fruit"),
    ("seed,pairs\n1,2\n2,0\n", "line 3: ", "--pairs"),
    ("seed,rules\n1,chess\n", "line 2: ", "--rules"),
    ("seed,theme\n1,--json\n", "line 2: ", "json"),
  ])
  func `a wrong cell has the message of the command line`(
    text: String, place: String, word: String
  ) {
    let failure = #expect(throws: Failure.self) { try list(text) }
    #expect(
      failure?.message?.hasPrefix("deals.csv, \(place)") == true
        && failure?.message?.contains(word) == true)
  }

  @Test func `a list is bounded`() {
    let many = "seed\n" + String(repeating: "1\n", count: DealList.mostDeals + 1)
    #expect(throws: Failure.self) { try list(many) }
  }
}
