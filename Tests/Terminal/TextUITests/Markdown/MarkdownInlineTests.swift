import Testing

@testable import TextUI

@Suite("Markdown: styles in a paragraph")
nonisolated struct MarkdownInlineTests {
  /// Returns the runs with letters for their styles: `b` bold, `i` italic, `s` struck, `u`
  /// underlined, `d` dim, `c` code, `l` a link that terminals open.
  private func runs(_ text: String) -> [String] {
    let letters: [(Style.Attributes, String)] = [
      (.bold, "b"), (.italic, "i"), (.strikethrough, "s"), (.underline, "u"), (.dim, "d"),
    ]
    return MarkdownInline.runs(of: text).map { run in
      let styles = letters.filter { run.attributes.contains($0.0) }.map(\.1).joined()
      return "\(styles)\(run.isCode ? "c" : "")\(run.link != nil ? "l" : ""):\(run.text)"
    }
  }

  @Test(
    "marks set the styles of the text between them",
    arguments: [
      ("plain", [":plain"]),
      ("a **b** c", [":a ", "b:b", ": c"]),
      ("*a* _b_ __c__", ["i:a", ": ", "i:b", ": ", "b:c"]),
      ("~~gone~~", ["s:gone"]),
      ("***both***", ["bi:both"]),
      ("**a *b* c**", ["b:a ", "bi:b", "b: c"]),
      ("*a **b** c*", ["i:a ", "bi:b", "i: c"]),
      ("**a *b***", ["b:a ", "bi:b"]),
      ("***a** b*", ["bi:a", "i: b"]),
      ("***a* b**", ["bi:a", "b: b"]),
      ("****a****", ["b:a"]),
      ("*a**", ["i:a", ":*"]),
      ("**a *b** c*", ["i:a b c"]),
      ("un*believ*able", [":un", "i:believ", ":able"]),
      ("**wide 日本 🦉**!", ["b:wide 日本 🦉", ":!"]),
    ])
  func styles(text: String, wanted: [String]) {
    #expect(runs(text) == wanted)
  }

  @Test(
    "code keeps all marks, and is as long as its backticks say",
    arguments: [
      ("`a*b*`", ["c:a*b*"]), ("``a`b``", ["c:a`b"]), ("`` ` ``", ["c:`"]),
      ("**`x`**", ["bc:x"]), ("`open", [":`open"]), ("`a``", [":`a``"]), ("`\\`", ["c:\\"]),
    ])
  func code(text: String, wanted: [String]) {
    #expect(runs(text) == wanted)
  }

  @Test(
    "a link is underlined, and its address follows unless it is shown already",
    arguments: [
      ("[a](b)", ["u:a", "d: (b)"]),
      (
        "[*a* c](https://x.y/(z))",
        ["iul:a", "ul: c", "d: (", "dl:https://x.y/(z)", "d:)"]
      ),
      ("[b](b)", ["u:b"]), ("[](b)", ["u:b"]), ("<https://x.y>", ["ul:https://x.y"]),
      ("*see [a](b)*", ["i:see ", "iu:a", "id: (b)"]),
    ])
  func links(text: String, wanted: [String]) {
    #expect(runs(text) == wanted)
  }

  @Test(
    "malformed markup is shown as typed",
    arguments: [
      "*", "**", "* a*", "**a", "a**", "**a*b", "snake_case_name", "2 * 3 * 4", "~a~", "~~~a~~~",
      "****", "[a]", "[a](", "[a]()", "[a](b c)", "](b)", "[a] (b)", "<b>", "<a b:c>", "a < b",
      "_a*b_c", "\\", "~~a",
    ])
  func malformed(text: String) {
    #expect(runs(text).joined().filter { $0 != ":" && $0 != "i" } == text.filter { $0 != ":" })
  }

  @Test("an address of any length is found, and parentheses in it nest to a limit")
  func addresses() {
    let address = String(repeating: "a/", count: 5_000)
    #expect(runs("[x](\(address))") == ["u:x", "d: (\(address))"])
    for depth in [31, 32] {
      let nested = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
      #expect(runs("[x](\(nested))").count == (depth < 32 ? 2 : 1), "\(depth)")
    }
  }

  @Test("a backslash shows the mark after it, and an outer mark that ends first leaves inner ones")
  func escapes() {
    #expect(
      [runs("\\*a\\* \\`b\\` \\[c](d) \\e \\\\"), runs("*a _b* c_"), runs("[a *b](c) d*")] == [
        [":*a* `b` [c](d) \\e \\"], ["i:a _b", ": c_"], ["u:a *b", "d: (c)", ": d*"],
      ])
  }

  @Test(
    "long texts of unfinished markup are read in time that grows with their length",
    arguments: ["*a ", "**a", "[", "](", "`", "_a*", "[](", "<a:", "~~a ~~", "\\"])
  func long(part: String) {
    let text = String(repeating: part, count: 20_000)
    #expect(MarkdownInline.runs(of: text).reduce(0) { $0 + $1.text.count } > 0)
  }
}
