import MemoryModel
import TestSupport
import Testing

@testable import MemoryStore

@Suite("Lists of words that are refused")
struct WordListErrorTests {
  private func error(_ bytes: [UInt8]) async -> String {
    do {
      return "accepted \(try await WordListTests.theme(bytes).name)"
    } catch {
      return "\(error)"
    }
  }

  private static let unshown = "cannot be shown; leave out its control characters"
  private static let long = String(repeating: "x", count: 500)

  @Test(
    "a mistake is reported with its line",
    arguments: [
      ("", "a theme needs at least 2 pairs, and this list has 0"),
      ("dog\tHund\n# end", "a theme needs at least 2 pairs, and this list has 1"),
      ("a,b\nc,d,e\n", "line 2: 3 columns; a pair has two, or one if both cards show the same"),
      ("a\tb\n\nc\n", "line 3: one column, but line 1 has two; all lines need as many"),
      ("c\na\tb\n", "line 1: one column, but line 2 has two; all lines need as many"),
      ("a\tb\n\tc\n", "line 2: a column is empty; give it a text or leave out the line"),
      ("a,\"b\nc,d", "line 1: the quote is never closed; end the column with one"),
      ("a\t\"b\nc\td", "line 1: the quote is never closed; end the column with one"),
      ("a,b\n\"c,d\ne,f", "line 2: the quote is never closed; end the column with one"),
      (
        "a,b\n\"c\"d,e",
        "line 2: text after a closing quote; a quote inside of quotes is written twice"
      ),
      (
        "a,b\nc,\"d\ne,\"f\"",
        """
        line 3: text after a closing quote, of line 2; a quote inside of quotes is written twice
        """
      ),
      ("a,b\nc,b\n", "lines 1 and 2: both have \"b\", but a card belongs to one pair"),
      ("a,b\nx,y\nb,c\n", "lines 1 and 3: both have \"b\", but a card belongs to one pair"),
      ("é\nc\ne\u{301}", "lines 1 and 3: both have \"e\u{301}\", but a card belongs to one pair"),
      ("❤\n❤\u{FE0F}", "lines 1 and 2: both have \"❤\u{FE0F}\", but a card belongs to one pair"),
      (
        "a\n\(long)",
        "line 2: \"\(long.prefix(37))...\" has 500 characters; a card shows at most 32"
      ),
      ("a\nb\u{1B}[2J", "line 2: \"b\\u{1B}[2J\" \(unshown)"),
      ("a\nb\0c", "line 2: \"b\\u{0}c\" \(unshown)"),
      ("#pairs:1\na\nb", "line 1: #pairs must be a number from 2 on, not \"1\""),
      ("a\n#pairs:9\nb", "line 2: #pairs must be from 2 to 2, not \"9\""),
      ("#name:\na\nb", "line 1: #name must be 1 to 60 visible letters, not \"\""),
      (
        "#color:mauve\na\nb",
        """
        line 1: #color must be a color such as #FFA000, or one of red, orange, yellow, lime, \
        green, teal, sky, blue, violet, pink, brown, gray, not "mauve"
        """
      ),
    ])
  func mistakes(text: String, message: String) async {
    #expect(await error(Array(text.utf8)) == message)
  }

  @Test("text in another encoding is refused with the line and the byte, or by its name")
  func encodings() async {
    #expect(
      await [
        error(Array("größe,b\n".utf8) + Array("M".utf8) + [0xFC] + Array("he,c".utf8)),
        error(Array("größe,b\nä".utf8) + [0xC3]), error([0x61, 0, 0x0A, 0, 0x62, 0]),
      ] == [
        "line 2, byte 2: not UTF-8, perhaps Latin-1; save the list as CSV UTF-8",
        "line 2, byte 3: not UTF-8, perhaps Latin-1; save the list as CSV UTF-8",
        "written in UTF-16 without its mark; save the list as CSV UTF-8",
      ])
  }

  @Test(
    "UTF-16 with half a character and UTF-32 are refused by their names",
    arguments: [
      [0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0x62], [0xFE, 0xFF, 0, 0x61, 0, 0x0A, 0xD8, 0],
      [0xFF, 0xFE, 0, 0xDC, 0x0A, 0, 0x62, 0],
    ] as [[UInt8]])
  func incompleteUTF16(bytes: [UInt8]) async {
    #expect(
      await error(bytes)
        == "written in UTF-16, but incomplete; save the list again as CSV UTF-8")
    for mark: [UInt8] in [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]] {
      #expect(await error(mark + bytes) == "written in UTF-32; save the list as CSV UTF-8")
    }
  }

  @Test("a list beyond the limit is refused without being read to its end")
  func bounded() async {
    let many = (0...10_000).map { "\($0)\n" }.joined()
    #expect(
      await [error(Array(many.utf8)), error([UInt8](repeating: 0x61, count: 4 << 20 + 1))] == [
        "more than 10000 pairs; split the list into several files",
        "larger than 4 MiB; split the list into several files, each of at most 10000 pairs",
      ])
  }

  @Test(
    "a million lines are refused with the limit of pairs, or of a file",
    arguments: [
      ("a\n", "more than 10000 pairs; split the list into several files"),
      (
        "dog,Hund\n",
        "larger than 4 MiB; split the list into several files, each of at most 10000 pairs"
      ),
    ])
  func millionLines(line: String, message: String) async {
    #expect(await error(Array(String(repeating: line, count: 1_000_000).utf8)) == message)
  }

  @Test(
    "lines without words are no pairs, however many", arguments: ["\n", "#\n", "\"\"\n"])
  func emptyLines(line: String) async {
    let lines = Array(String(repeating: line, count: 50_000).utf8)
    #expect(await error(lines) == "a theme needs at least 2 pairs, and this list has 0")
  }

  @Test("whatever the bytes, the list is read or refused")
  func anyBytes() async {
    var random = SeededBytes(seed: 7)
    let alphabet = Array("ab\t,;\"#\n\r &<>[]:=é🐶'\u{200F}\0".utf8) + [0xFF, 0xC3]
    for _ in 0..<2_000 {
      let bytes = (0..<random.next(40)).map { _ in alphabet[random.next(alphabet.count)] }
      _ = await error(bytes)
      _ = await error(Array("#html:true\n#separator:tab\n".utf8) + bytes)
    }
  }
}

/// Deterministic numbers for random lists.
struct SeededBytes {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number from 0 to below a limit.
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
