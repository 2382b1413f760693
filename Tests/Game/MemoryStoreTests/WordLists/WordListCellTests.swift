import MemoryModel
import SeparatedValues
import Testing

@testable import MemoryStore

@Suite("Cells of lists of words")
struct WordListCellTests {
  private func text(_ field: String) throws -> String {
    WordListCell(field, WordListHeader(try DecodedText([]))).text
  }

  /// The text without what is invisible, scalar by scalar.
  private func tidied(_ field: String) -> String {
    let invisible: [ClosedRange<UInt32>] = [
      0xAD...0xAD, 0x61C...0x61C, 0x200B...0x200B, 0x200E...0x200F, 0x202A...0x202E,
      0x2060...0x2060, 0x2066...0x2069, 0xFEFF...0xFEFF,
    ]
    let kept = field.unicodeScalars.filter { scalar in
      !invisible.contains { $0 ~= scalar.value }
    }
    let spaced = kept.map { [0xA0, 0x202F].contains($0.value) ? " " : $0 }
    let words = String(String.UnicodeScalarView(spaced))
      .split { $0 == " " || $0 == "\t" || $0.isNewline }
    let text = words.joined(separator: " ")
    let isFormula = text.drop { $0 == "'" }.first.map { "=+-@".contains($0) } ?? false
    return text.first == "'" && isFormula ? String(text.dropFirst()) : text
  }

  @Test("text without anything invisible is kept, and other text is tidied in the same way")
  func tidies() throws {
    let pieces = [
      "a", "Z", "ü", "e\u{301}", "\u{301}", "ж", "日", "🐶", " ", " ", "\t", "\r\n", "\u{A0}",
      "\u{AD}",
      "\u{200F}", "\u{202A}", "\u{2028}", "\u{85}", "\u{61C}", "ش", "\u{FEFF}", "'", "=", "-1", "…",
      "\u{7F}",
    ]
    var random = SeededBytes(seed: 3)
    for _ in 0..<20_000 {
      let field = (0..<random.next(6)).map { _ in pieces[random.next(pieces.count)] }.joined()
      #expect(
        try text(field).unicodeScalars.elementsEqual(tidied(field).unicodeScalars), "\(field)")
    }
  }

  @Test(
    "only the name of a picture has its ending",
    arguments: [
      ("dog.jpg", true), ("x12.jfif", true), ("a.b.PNG", true), ("a/b.jpeg", true), ("dog", false),
      ("a.b", false),
      ("jpg", false), ("a.jpg.", true), ("a.\u{301}jpg", false),
    ])
  func namesPictures(field: String, isPicture: Bool) throws {
    #expect(field.namesPicture == isPicture)
  }
}
