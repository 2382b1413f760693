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

  @Test("paragraphs are separated by a row, and their lines are joined and wrapped by width")
  func paragraphs() {
    #expect(
      lines("one two\nthree four five\n\n\n  six") == ["one two three four", "five", "", "six"])
    #expect(lines("日本語 **日本語** 日本語", width: 8) == ["日本語", "日本語", "日本語"])
    #expect(lines("a  \nb\\\nc\\") == ["a", "b", "c\\"])
  }

  /// The style of the first letter of a text.
  private func style(of text: String, in markdown: String) throws -> Style {
    let stage = Stage(width: 9, height: 9) { Markdown(markdown) }
    let place = try #require(stage.place(of: text))
    return stage.style(x: place.x, y: place.y)
  }

  @Test("a style is kept where its text is wrapped")
  func wrappedStyle() throws {
    let text = "a **bold textual** b"
    #expect(lines(text, width: 9) == ["a bold", "textual b"])
    #expect(try style(of: "bold", in: text).attributes == .bold)
    #expect(try style(of: "textual", in: text).attributes == .bold)
    #expect(try style(of: "a", in: text).attributes == [])
  }

  @Test("headings are bold, those of the first level underlined")
  func headings() throws {
    #expect(lines("# A #\n## B\ntext\n#c\n####### d") == ["A", "", "B", "", "text #c ####### d"])
    #expect(try style(of: "A", in: "# A\n## B").attributes == [.bold, .underline])
    #expect(try style(of: "B", in: "# A\n## B").attributes == .bold)
  }

  @Test("bullet lists nest, and their texts are wrapped beside the bullets")
  func bullets() {
    let text = "- one two three\n- b\n  - c\n  - d\ne\n* f"
    #expect(
      lines(text, width: 10) == ["• one two", "  three", "• b", "  • c", "  • d e", "• f"])
    #expect(lines("+ a", isUnicode: false) == ["* a"])
    #expect(lines("- a\n\n- b\n\n  c\n\nd") == ["• a", "", "• b", "", "  c", "", "d"])
  }

  @Test("numbers count from the first and are aligned at their ends")
  func numbers() {
    #expect(lines("9. a\n9. b\n1) c") == [" 9. a", "10. b", "11. c"])
    #expect(lines("In\n1986. There") == ["In 1986. There"])
    #expect(lines("999999999. a\n9999999999. b")[0] == "999999999. a")
  }

  @Test("a code block is shown as typed, to its end or to that of the text")
  func code() throws {
    #expect(lines("```swift\n a  *b*\n\n# c\n```\nd") == ["   a  *b*", "", "  # c", "", "d"])
    #expect(lines("~~~\nlet a") == ["  let a"])
    #expect(try style(of: "ab", in: "c `ab`").foreground == .cyan)
  }

  @Test("quotes have a bar, which is as high as they are")
  func quotes() {
    #expect(
      lines("> one two\n>three\n> > a\n\nb", width: 9) == [
        "│ one two", "│ three", "│", "│ │ a", "", "b",
      ])
    #expect(lines("> a", isUnicode: false) == ["| a"])
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
      addresses(0) == [nil, web, web, web, nil] + Array(repeating: web, count: 6) + [nil])
    #expect(addresses(1) == Array(repeating: mail, count: 6) + Array(repeating: nil, count: 6))
  }

  @Test("three or more dashes, stars or underscores are a line")
  func rules() {
    #expect(lines("a\n\n---\n* * *\nb", width: 3) == ["a", "", "───", "", "───", "", "b"])
  }

  @Test("a text that changes is read again")
  func changes() {
    let text = Loaded("*a*")
    let stage = Stage(width: 3, height: 1) { Markdown(text.value) }
    #expect(stage.rows == [" a "])
    text.value = "# b"
    stage.draw()
    #expect(stage.rows == [" b "])
  }

  @Test("the accessibility text is the text without its marks")
  func accessibility() {
    let stage = Stage(width: 20, height: 4) { Markdown("**a** `b`\n\n- c").focusable() }
    #expect(stage.accessibility.map(\.label) == ["a b • c"])
  }

  @Test("marks of quotes nested without end are text")
  func deep() {
    let lines = lines(String(repeating: ">", count: 5_000), width: 30)
    #expect(lines[0].hasPrefix("│ │ │ │ │ │ │ │ >>>"))
    #expect(!self.lines(String(repeating: "- ", count: 500), width: 60).isEmpty)
  }
}
