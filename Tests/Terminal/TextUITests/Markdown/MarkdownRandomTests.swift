import TestSupport
import Testing
import TextUITesting

@testable import TextUI

@Suite("Markdown: random strings")
struct MarkdownRandomTests {
  private func text(_ parts: [String], _ numbers: inout SeededNumbers) -> String {
    (0..<numbers.whole(0...60)).map { _ in parts[numbers.whole(0...(parts.count - 1))] }.joined()
  }

  @Test("marks of styles and blocks in any order lose no letter", arguments: 0..<200)
  func keepsLetters(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let parts = [
      "*", "**", "_", "~~a", "\\", "(", " ", "  ", "\n", "> ", "- ", "1. ", "# ", "a", "b",
    ]
    let text = text(parts, &numbers)
    let shown = MarkdownParser.blocks(of: text).map(\.text).joined()
    #expect(shown.filter(\.isLetter) == text.filter(\.isLetter), "\(text)")
  }

  @Test("any string is shown in any width", arguments: 0..<100)
  func shows(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let parts = [
      "*", "`", "```", "~~~", "[", "](", ")", "<a:", ">", "\n", "\n\n", "\t", "\r\n", "    ", "---",
      "日", "👩‍👩‍👧", "e\u{301}", "\u{301}", "\u{0}", "12345678901. ", "x", " ",
    ]
    let text = text(parts, &numbers)
    for width in [0, 1, 2, 7, 30] {
      let stage = Stage(width: width, height: 9) { Markdown(text) }
      #expect(stage.rows.count == 9, "\(text)")
    }
  }

  @Test("plain text of one line is shown as typed", arguments: 0..<50)
  func plain(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let text = "x" + text(["a", " b", "(", ")", ".", "!", "é", "日", "#", ">", "+"], &numbers)
    #expect(MarkdownParser.blocks(of: text) == [.paragraph([MarkdownRun(text: text)])])
  }
}

extension MarkdownBlock {
  /// All texts of the block.
  fileprivate var text: String {
    switch self {
    case .paragraph(let runs), .heading(_, let runs): runs.map(\.text).joined()
    case .code(let code): code
    case .quote(let blocks): blocks.map(\.text).joined()
    case .list(let list): list.items.joined().map(\.text).joined()
    case .rule: ""
    }
  }
}
