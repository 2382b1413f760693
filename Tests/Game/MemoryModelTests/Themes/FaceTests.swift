import MemoryModel
import Testing

@Suite("Face")
struct FaceTests {
  @Test("a face keeps the word it is given, and is equal to another when symbol and word are")
  func keepsWord() {
    let face = Face(symbol: "🐶", word: "dog")

    #expect((face.symbol, face.word) == ("🐶", "dog"))

    #expect(
      Face("🐶") == Face(symbol: "🐶", word: "dog face")
        && Face("🐶") != Face(symbol: "🐶", word: "dog"))
  }

  @Test(
    "a face without a word finds its own",
    arguments: [
      ("42", "42"), ("New York", "New York"), ("🐶", "dog face"), ("❤\u{FE0F}", "heavy black heart"),
      ("👍🏽", "thumbs up sign emoji modifier fitzpatrick type-4"), ("👩\u{200D}🚀", "woman rocket"),
      ("1\u{FE0F}\u{20E3}", "1"), ("🇺🇸", "us"),
      ("é", "e"), ("e\u{301}", "e"), ("Übung", "ubung"), ("São Paulo", "sao paulo"), ("あめ", "ame"),
      ("コンピューター", "konpiyu-ta-"),
      ("犬", "cjk unified ideograph-72ac"), ("a\u{2192}b", "a rightwards arrow b"),
      (EmojiSequenceTests.flag("gbwls"), "waving black flag gbwls"), ("\u{E007F}", "u+e007f"),
      ("\u{F8FF}", "u+f8ff"), ("\u{1B}", "u+1b"), ("\u{301}", "u+301"), ("", ""),
    ])
  func findsWord(symbol: String, word: String) {
    #expect(Face(symbol).word == word)
  }

  @Test("the word of each Latin letter is the letter of its Unicode name")
  func namesLatinLetters() throws {
    let names = try (0xC0...0x17F).map { try #require(Unicode.Scalar($0 as UInt32)) }
    let wrong = names.filter(\.properties.isAlphabetic).filter { scalar in
      let name = scalar.properties.name ?? ""
      let words = name.split(separator: " ").drop { $0 != "LETTER" }.dropFirst()
      let sound = words.prefix { $0 != "WITH" }.joined(separator: " ").lowercased()
      let spelled = [
        "ß": "ss", "ı": "i", "œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae",
        "ĳ": "latin small ligature ij", "Ĳ": "latin capital ligature ij",
      ]
      return Face(String(scalar)).word != spelled[String(scalar)] ?? sound
    }
    #expect(wrong == [])
  }

  @Test("a word found for a symbol is plain ASCII of bounded length")
  func boundsWord() {
    let word = Face(String(repeating: "🐶", count: 10_000)).word

    #expect(word.utf8.count == Face.longestWord && word.utf8.allSatisfy { $0 < 0x7F })
  }
}
