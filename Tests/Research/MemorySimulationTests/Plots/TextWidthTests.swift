import Testing

@testable import MemorySimulation

@Suite("Widths of text")
struct TextWidthTests {
  @Test("wide characters take more room than narrow ones")
  func compares() {
    let widths = ["i", "a", "W", "🐶"].map { TextWidth.of($0, size: 10) }
    #expect(
      (widths, Set(widths).count, TextWidth.of("aa", size: 20)) == (
        widths.sorted(), 4, 4 * widths[1]
      ))
  }

  @Test(
    "text is broken at spaces, and within a word only if the word is too long",
    arguments: [
      ("", [""]), ("aa bb", ["aa bb"]), ("aa bb cc", ["aa bb", "cc"]),
      ("aaaaaaaaaaaa", ["aaaaaa", "aaaaaa"]), ("b aaaaaaaa", ["b", "aaaaaa", "aa"]),
    ])
  func wraps(text: String, lines: [String]) {
    #expect(TextWidth.wrap(text, size: 10, within: 41) == lines)
  }

  @Test(
    "text that is too long for a single line is cut", arguments: ["", "aa", "aaaaaaaa", "WWWWWWWW"])
  func cuts(text: String) {
    let cut = TextWidth.cut(text, size: 10, within: 41)
    #expect(
      TextWidth.of(cut, size: 10) <= 41
        && (cut == text || (cut.hasSuffix("...") && text.hasPrefix(cut.dropLast(3))))
        && (cut == text) == (text.count < 3))
  }

  @Test("no line is wider than it may be, and nothing is lost", arguments: 1...80)
  func fits(width: Int) {
    let text = "Turns by pairs 🐶🐶🐶 WWWWWWW, seed iiiiiiiiiiiiiiii"
    let lines = TextWidth.wrap(text, size: 1, within: Double(width))
    #expect(
      lines.joined().filter { $0 != " " } == text.filter { $0 != " " }
        && lines.allSatisfy { TextWidth.of($0, size: 1) <= Double(width) || $0.count == 1 })
  }
}
