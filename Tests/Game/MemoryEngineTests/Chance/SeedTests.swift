import MemoryEngine
import TestSupport
import Testing

@Suite("A seed")
struct SeedTests {
  @Test(
    "decimal digits below 2^64 are their number, leading zeros or not",
    arguments: [
      ("0", 0), ("42", 42), ("042", 42), ("00000000000000000000000000000007", 7),
      ("18446744073709551615", .max),
    ] as [(String, UInt64)])
  func readsNumbers(text: String, number: UInt64) {
    #expect(Seed(text)?.number == number && Seed(text)?.text == text)
  }

  @Test(
    "any other text is its FNV-1a hash, mixed once",
    arguments: [
      "18446744073709551616", "-1", "+1", " 1", "1_000", "0x10", "1e3", "٤٢", "４２", "🐶", "a", "A",
      "\u{0}", "\u{1B}[2J", "été", String(repeating: "9", count: 256),
    ])
  func hashesTexts(text: String) throws {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }

    let seed = try #require(Seed(text))
    #expect((seed.number, seed.text, "\(seed)") == (SeededNumbers.mix(hash), text, text))
  }

  @Test("the numbers of texts never change")
  func fixesTheNumbers() {
    #expect(
      ["a", "-1", "🐶", "memorize"].map { Seed($0)?.number } == [
        198_367_012_849_983_736, 18_394_300_782_691_251_999, 11_817_456_720_895_461_793,
        7_268_959_548_845_689_463,
      ])
  }

  @Test("a seed has 1 to 256 bytes of text")
  func limitsTheText() {
    let texts = [("x", 0), ("x", 1), ("x", 256), ("x", 257), ("🐶", 64), ("🐶", 65)]
    let isSeed = texts.map { Seed(String(repeating: $0, count: $1)) != nil }
    #expect(isSeed == [false, true, true, false, true, false])
  }

  @Test(
    "a number is printed in decimal digits, which are read as the same number",
    arguments: [0, 7, .max])
  func spellsNumbers(number: UInt64) {
    #expect((Seed(number).text, Seed(Seed(number).text)) == (String(number), Seed(number)))
  }

  @Test("a seed is encoded as its text, and different spellings of a number deal the same game")
  func codesItsText() throws {
    let texts = ["42", "042", "-1", "🐶"]
    let seeds = texts.map { Seed($0) }
    let spellings = try seeds.map { try json($0) }
    #expect(spellings == texts.map { "\"\($0)\"" })
    #expect(try spellings.map { try value(Seed.self, from: $0) } == seeds)

    let others = [#""""#, "42", "null", "\"\(String(repeating: "x", count: 257))\""]
    #expect(others.filter { (try? value(Seed.self, from: $0)) != nil } == [])

    let deck = try Deck<Int>(kinds: 8, copies: 2)
    let games = try ["42", "042", "43"].map { text in
      try MemoryGame(deck: deck, seed: #require(Seed(text)))
    }
    #expect(games[0] == games[1] && games[0] != games[2])
  }
}
