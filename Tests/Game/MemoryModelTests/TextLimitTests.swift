import TestSupport
import Testing

@testable import MemoryModel

@Suite("The limit of foreign texts")
struct TextLimitTests {
  private static let marks = String(repeating: "\u{301}", count: 400_000)

  @Test(
    "it counts letters and scalars",
    arguments: [
      ("", true), (String(repeating: "a", count: 64), true),
      (String(repeating: "a", count: 65), false), (String(repeating: "👩‍🚀", count: 64), true),
      (String(repeating: "👩‍🚀", count: 65), false), ("a\u{301}\u{301}", true),
      (String(repeating: "é", count: 64), true), ("a" + marks, false),
    ])
  func counts(text: String, isWithin: Bool) {
    let cut = text.withinTextLimit
    #expect(
      text.isWithinTextLimit == isWithin && (cut == text) == isWithin && cut.isWithinTextLimit)
  }

  @Test("everything that a theme may have is within it, and so are the built-in themes")
  func allowsThemes() {
    let faces = Theme.builtIn.flatMap { theme in
      ThemeSides.allCases.flatMap { theme.with($0).kindFaces.joined() }
    }
    let tooLong = faces.filter { !$0.symbol.isWithinTextLimit || !$0.word.isWithinTextLimit }
    let longest = [Face.longestSymbol, Face.longestWord, Theme.longestName]
    #expect(tooLong == [] && longest.allSatisfy { $0 <= TextLimit.letters })
  }
}
