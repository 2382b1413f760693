import TestSupport
import Testing
import TextUI
import TextUITesting

@Suite("Markdown: blocks on the screen")
struct MarkdownTests {
  private func lines(_ text: String, width: Int = 20, isUnicode: Bool = true) -> [String] {
    var environment = EnvironmentValues()
    environment.isUnicode = isUnicode
    let stage = Stage(width: width, height: 40, environment: environment) {
      Markdown(text).frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
    }
    let lines = stage.rows.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    return Array(lines.reversed().drop { $0.isEmpty }.reversed())
  }

  @Test(
    "paragraphs are wrapped, with a row between them, and dashes, stars or underscores are a line")
  func paragraphs() {
    #expect(
      [
        lines("one two\nthree four five\n\n\n  six"), lines("日本語 **日本語** 日本語", width: 8),
        lines("a  \nb\\\nc\\"), lines("a\n\n---\n* * *\nb", width: 3),
      ] == [
        ["one two three four", "five", "", "six"], ["日本語", "日本語", "日本語"], ["a", "b", "c\\"],
        ["a", "", "───", "", "───", "", "b"],
      ])
  }

  /// The style of the first letter of a text.
  private func style(of text: String, in markdown: String) throws -> Style {
    let stage = Stage(width: 9, height: 9) { Markdown(markdown) }
    let place = try #require(stage.place(of: text))
    return stage.style(x: place.x, y: place.y)
  }

  @Test(
    "headings are bold, the first level underlined, and a style is kept where its text is wrapped")
  func wrappedStyle() throws {
    let text = "a **bold textual** b"

    #expect(
      try (
        lines(text, width: 9),
        [style(of: "bold", in: text).attributes, style(of: "textual", in: text).attributes]
      ) == (["a bold", "textual b"], [.bold, .bold]))
    #expect(
      try (style(of: "a", in: text).attributes, lines("# A #\n## B\ntext\n#c\n####### d")) == (
        [], ["A", "", "B", "", "text #c ####### d"]
      ))
    #expect(
      try [style(of: "A", in: "# A\n## B").attributes, style(of: "B", in: "# A\n## B").attributes]
        == [[.bold, .underline], .bold])
  }

  @Test("lists are wrapped beside their bullets, which nest, or beside their aligned numbers")
  func bullets() {
    let text = "- one two three\n- b\n  - c\n  - d\ne\n* f"

    #expect(
      [
        lines(text, width: 10), lines("+ a", isUnicode: false), lines("- a\n\n- b\n\n  c\n\nd"),
        lines("9. a\n9. b\n1) c"), lines("In\n1986. There"),
      ] == [
        ["• one two", "  three", "• b", "  • c", "  • d e", "• f"], ["* a"],
        ["• a", "", "• b", "", "  c", "", "d"], [" 9. a", "10. b", "11. c"], ["In 1986. There"],
      ])
    #expect(lines("999999999. a\n9999999999. b")[0] == "999999999. a")
  }

  @Test("a code block is shown as typed, to its end or to that of the text")
  func code() throws {
    #expect(
      try (
        lines("```swift\n a  *b*\n\n# c\n```\nd"), lines("~~~\nlet a"),
        style(of: "ab", in: "c `ab`").foreground
      ) == (["   a  *b*", "", "  # c", "", "d"], ["  let a"], .cyan))
  }

  @Test("quotes have a bar, which is as high as they are, and nested without end they are text")
  func quotes() {
    #expect(
      [self.lines("> one two\n>three\n> > a\n\nb", width: 9), self.lines("> a", isUnicode: false)]
        == [["│ one two", "│ three", "│", "│ │ a", "", "b"], ["| a"]])

    let lines = self.lines(String(repeating: ">", count: 5_000), width: 30)
    #expect(
      lines[0].hasPrefix("│ │ │ │ │ │ │ │ >>>")
        && !self.lines(String(repeating: "- ", count: 500), width: 60).isEmpty)
  }

  @Test("the cells of a link, and of the address behind it, know the address")
  func links() {
    let stage = Stage(width: 24, height: 2) {
      Markdown("a [b `c` d](https://x.y/ö) <mailto:e@f.g> [h](ssh://i)")
    }
    #expect(stage.rows == ["a b c d (https://x.y/ö) ", "mailto:e@f.g h (ssh://i)"])
    let buffer = stage.frame.buffer
    func addresses(_ row: Int) -> [String?] {
      stride(from: 0, to: 24, by: 2).map { x in
        buffer.table.links[buffer.style(at: Point(x: x, y: row)).link]
      }
    }
    let (web, mail) = ("https://x.y/%C3%B6", "mailto:e@f.g")
    #expect(
      [addresses(0), addresses(1)] == [
        [nil, web, web, web, nil] + Array(repeating: web, count: 6) + [nil],
        Array(repeating: mail, count: 6) + Array(repeating: nil, count: 6),
      ])
  }

  @Test("a text that changes is read again, and its accessibility text is without marks")
  func changes() {
    let text = Loaded("*a*")
    let stage = Stage(width: 3, height: 1) { Markdown(text.value) }
    let firstScreen = stage.rows
    text.value = "# b"
    stage.draw()

    let otherStage = Stage(width: 20, height: 4) { Markdown("**a** `b`\n\n- c").focusable() }

    #expect(
      ([firstScreen, stage.rows], otherStage.accessibility.map(\.label)) == (
        [[" a "], [" b "]], ["a b • c"]
      ))
  }
}
