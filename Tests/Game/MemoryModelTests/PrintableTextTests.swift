import MemoryModel
import Testing

@Suite("Printable text")
struct PrintableTextTests {
  @Test(
    "ordinary text in any language is shown as it is",
    arguments: [
      "", "dog", "two words", "back\\slash", "Übung", "e\u{301}te\u{301}", "Việt Nam", "हिन्दी",
      "日本語", "عربي", "🐶", "❤\u{FE0F}", "👍🏽", "🇺🇸", "1\u{FE0F}\u{20E3}", "\u{A0}", "\u{FFFD}",
    ])
  func keepsText(text: String) {
    #expect(text.printable() == text && text.isPrintable)
  }

  @Test(
    "control and invisible characters are escaped as numbers",
    arguments: [
      ("\u{1B}", "\\u{1B}"),
      ("\u{1B}[31mred", "\\u{1B}[31mred"),
      ("\u{1B}]0;title\u{7}", "\\u{1B}]0;title\\u{7}"),
      ("\u{1B}P1$r\u{1B}\\", "\\u{1B}P1$r\\u{1B}\\"),
      ("a\0b", "a\\u{0}b"),
      ("a\rb\nc\td", "a\\u{D}b\\u{A}c\\u{9}d"),
      ("\r\n", "\\u{D}\\u{A}"),
      ("\u{7F}", "\\u{7F}"),
      ("\u{9B}31m\u{85}", "\\u{9B}31m\\u{85}"),
      ("\u{202E}gnp.exe\u{202C}", "\\u{202E}gnp.exe\\u{202C}"),
      ("\u{2066}x\u{2069}\u{200F}\u{61C}", "\\u{2066}x\\u{2069}\\u{200F}\\u{61C}"),
      ("a\u{200B}b\u{200D}c\u{FEFF}d\u{AD}", "a\\u{200B}b\\u{200D}c\\u{FEFF}d\\u{AD}"),
      ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
      ("\u{E000}\u{F8FF}\u{10FFFD}", "\\u{E000}\\u{F8FF}\\xFD"),
      ("\u{378}\u{FFFE}\u{10FFFF}", "\\u{378}\\u{FFFE}\\xFF"),
      ("caf\u{10FFE9}\u{10FF80}\u{10FF7F}", "caf\\xE9\\x80\\u{10FF7F}"),
      ("\u{3164}\u{115F}\u{E0067}", "\\u{3164}\\u{115F}\\u{E0067}"),
    ])
  func escapes(text: String, shown: String) {
    #expect(text.printable() == shown && !text.isPrintable)
  }

  @Test("no control scalar is ever shown raw", arguments: Array(0...0x1F) + Array(0x7F...0x9F))
  func escapesEveryControl(code: Int) throws {
    let scalar = try #require(Unicode.Scalar(UInt32(code)))
    let shown = "a\(scalar)b".printable()
    #expect(shown == "a\\u{\(String(code, radix: 16, uppercase: true))}b")
  }

  @Test("the Latin letters are shown as they are, and carry marks")
  func keepsLatin() throws {
    let scalars = try (0xC0...0x24F as ClosedRange<UInt32>).map { try #require(Unicode.Scalar($0)) }
    let others = scalars.filter { !$0.properties.isAlphabetic || !"\($0)\u{301}".isPrintable }
    #expect(others == ["×", "÷"] && others.allSatisfy { "\($0)\u{301}".isPrintable })
  }

  @Test("printable text is not changed again, and a part of a text can be shown as well")
  func isStable() {
    let texts = ["\u{1B}[2J", "\u{301}", "a b"].map { $0.printable() }
    #expect(texts.allSatisfy(\.isPrintable) && texts.map { $0.printable() } == texts)
    #expect("dog\u{7}".dropLast().isPrintable && "dog\u{7}".suffix(2).printable() == "g\\u{7}")
  }

  @Test("at most four marks are kept on a character; others, and those without one, are escaped")
  func cutsFloodsOfMarks() {
    let marks = String(repeating: "\u{301}", count: 1_000)
    let shown = "a\(marks)b".printable()

    #expect(
      (
        shown.hasPrefix("a\u{301}\u{301}\u{301}\u{301}\\u{301}\\u{301}"),
        shown.hasSuffix("\\u{301}b"), shown.unicodeScalars.count, shown.isPrintable
      ) == (true, true, 6 + 996 * 7, true))

    #expect(
      ("\u{301}a".printable(), "\u{1B}\u{301}".printable(), "\u{FE0F}".printable()) == (
        "\\u{301}a", "\\u{1B}\\u{301}", "\\u{FE0F}"
      ))
  }

  @Test(
    "text longer than the limit ends in dots",
    arguments: [
      (9, "a long..."), (10, "a long ..."), (11, "a long name"), (12, "a long name"), (4, "a..."),
      (3, "..."), (1, "."), (0, ""), (-1, ""),
    ])
  func cuts(limit: Int, shown: String) {
    #expect("a long name".printable(atMost: limit) == shown)
  }

  @Test("the limit counts shown characters and never cuts an escape")
  func cutsBetweenEscapes() {
    let cut: [(String, Int, String)] = [
      ("\u{1B}\u{1B}", 12, "\\u{1B}\\u{1B}"), ("\u{1B}\u{1B}", 11, "\\u{1B}..."),
      ("\u{1B}\u{1B}", 8, "..."), ("🐶🐱🐭🐰", 4, "🐶🐱🐭🐰"), ("🐶🐱🐭🐰🦊", 4, "🐶..."),
      ("👩\u{200D}🚀👩\u{200D}🚀", 5, "👩..."),
      ("👩\u{200D}🚀👩\u{200D}🚀", 6, "👩\u{200D}🚀👩\u{200D}🚀"),
    ]
    #expect(cut.map { $0.0.printable(atMost: $0.1) } == cut.map(\.2))
  }
}
