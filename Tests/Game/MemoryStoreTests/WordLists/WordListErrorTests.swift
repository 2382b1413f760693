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

  private static let long = String(repeating: "x", count: 500)

  @Test(
    "fewer than two pairs are refused, with the reasons of the first lines",
    arguments: [
      ("", "this list has 0"), ("dog\tHund\n# end", "this list has 1"),
      ("a\tb\n\tc\n", "this list has 1; line 2 is left out: one side is empty"),
      ("a,b\nc,b\n", "this list has 1; line 2 is left out: \"b\" is in line 1 already"),
      (
        "é\ne\u{301}\n❤\n❤\u{FE0F}\né\né",
        nil
      ),
      (
        "é\ne\u{301}\né",
        """
        this list has 1; line 2 is left out: "e\u{301}" is in line 1 already; \
        line 3 is left out: "é" is in line 1 already
        """
      ),
      (
        "❤\n❤\u{FE0F}",
        "this list has 1; line 2 is left out: \"❤\u{FE0F}\" is in line 1 already"
      ),
      (
        "a\n\(long)",
        """
        this list has 1; line 2 is left out: "\(long.prefix(37))..." has 500 letters; \
        a card shows at most 64
        """
      ),
      (
        "a\nb\u{1B}[2J",
        """
        this list has 1; line 2 is left out: "b\\u{1B}[2J" cannot be shown; \
        leave out its control characters
        """
      ),
      (
        "a\nb\u{FFFD}",
        "this list has 1; line 2 is left out: \"b\u{FFFD}\" has a character that another program lost"
      ),
    ])
  func tooFewPairs(text: String, reasons: String?) async {
    let expected = reasons.map { "a theme needs at least 2 pairs, and \($0)" } ?? "accepted Words"
    #expect(await error(Array(text.utf8)) == expected)
  }

  @Test(
    "a value of a # line that cannot be used is left out, and the list is read",
    arguments: [
      ("#pairs:1\na\nb", "line 1 is left out: #pairs must be a number from 2 on, not \"1\""),
      ("a\n#pairs:9\nb", "line 2 is left out: #pairs is at most 2 here, not 9"),
      ("#name:\na\nb", "line 1 is left out: #name must be 1 to 60 visible letters, not \"\""),
      (
        "#color:mauve\na\nb",
        """
        line 1 is left out: #color must be a color such as #FFA000, or one of red, orange, yellow, \
        lime, green, teal, sky, blue, violet, pink, brown, gray, not "mauve"
        """
      ),
    ])
  func values(text: String, remark: String) async throws {
    let list = try WordList(Array(text.utf8))
    let result = try await WordListImport(list, name: "Words", folder: "").theme()
    #expect(
      (result.remarks.map { "\($0)" }, result.pack.themes.map(\.faces.count)) == ([remark], [2]))
  }

  @Test("UTF-32 is refused by its name")
  func utf32() async {
    for mark: [UInt8] in [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]] {
      #expect(await error(mark + [0x61]) == "written in UTF-32; save the list as CSV UTF-8")
    }
  }

  @Test("a list beyond the limit of bytes is refused, and beyond the limit of pairs it is cut")
  func bounded() async throws {
    let many = (1...10_001).map { "\($0)\n" }.joined()
    let list = try WordList(Array(many.utf8))
    #expect(
      (list.rows.count, list.remarks.map { "\($0)" }) == (
        10_000,
        [
          """
          line 10001 and all below are left out: a list has at most 10000 pairs; \
          split it into several files
          """
        ]
      ))
    #expect(
      await error([UInt8](repeating: 0x61, count: 16 << 20 + 1))
        == "larger than 16 MiB; split the list into several files, each of at most 10000 pairs")
  }

  @Test("of a million lines that cannot be used no more are told than a list has pairs")
  func millionLines() throws {
    let list = try WordList(Array(("b\n" + String(repeating: "a\n", count: 1_000_000)).utf8))
    #expect((list.rows.count, list.remarks.count, list.remarks.last?.line) == (2, 10_001, 10_003))
  }

  @Test(
    "lines without words are no pairs, however many", arguments: ["\n", "#\n", "\"\"\n"])
  func emptyLines(line: String) async {
    let lines = Array(String(repeating: line, count: 50_000).utf8)
    #expect(await error(lines) == "a theme needs at least 2 pairs, and this list has 0")
  }

  @Test("a letter with 40,000 marks is left out, wherever it is, and never compared")
  func markFlood() throws {
    let flood = "e" + String(repeating: "\u{301}\u{323}", count: 20_000)
    let texts = ["\(flood);x", "x;<b>\(flood)</b>", "$\(flood)$;x", "\(flood);\(flood)"]
    let wrong = try texts.filter { text in
      let list = try WordList(Array("dog;Hund\ncat;Katze\n\(text)\n\(text);y\n".utf8))
      return list.rows.count != 2 || !list.remarks.compactMap(\.line).contains(3)
    }
    #expect(wrong.count == 0)
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
