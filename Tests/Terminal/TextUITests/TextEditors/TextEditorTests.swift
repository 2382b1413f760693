import Testing
import TextUI

/// Text editors show their rows, and move the cursor as users expect.
@Suite struct TextEditorTests {
  private let text = Loaded("")

  private func screen(
    _ width: Int = 8, _ height: Int = 3, _ text: String = "", isUnicode: Bool = true
  ) -> ControlScreen {
    self.text.value = text
    let binding = self.text.binding
    return ControlScreen(width, height, isUnicode: isUnicode) {
      TextEditor(text: binding).defaultFocus()
    }
  }

  private func cursor(_ screen: ControlScreen) -> Point? { screen.frame.cursor }

  @Test("letters and line breaks are typed, and the cursor is after them")
  func typing() {
    let screen = screen()
    #expect(cursor(screen) == .zero)
    screen.type("ab")
    screen.key(.enter)
    screen.type("c")
    #expect(text.value == "ab\nc")
    #expect(screen.lines == ["ab      ", "c       ", "        "])
    #expect(cursor(screen) == Point(x: 1, y: 1))
    screen.key(.backspace)
    screen.key(.backspace)
    #expect(text.value == "ab")
  }

  @Test("keys without a frame between them all arrive")
  func fastTyping() {
    let screen = screen()
    screen.sendAtOnce(
      "ab".map { .key(KeyPress(.character($0))) }
        + [.key(KeyPress(.enter)), .key(KeyPress(.up)), .key(KeyPress(.character("x")))])
    #expect(text.value == "xab\n")
  }

  @Test("long lines wrap between words, and the cursor moves through them row by row")
  func wrapping() {
    let screen = screen(8, 3, "the owl sleeps")
    #expect(screen.lines == ["the owl ", "sleeps  ", "        "])
    screen.key(.end)
    #expect(cursor(screen) == Point(x: 7, y: 0))
    screen.key(.right)
    #expect(cursor(screen) == Point(x: 0, y: 1))
    screen.key(.end)
    #expect(cursor(screen) == Point(x: 6, y: 1))
    screen.key(.up)
    #expect(cursor(screen) == Point(x: 6, y: 0))
    screen.key(.home)
    #expect(cursor(screen) == .zero)
  }

  @Test("up and down keep the column across shorter rows")
  func aim() {
    let screen = screen(8, 4, "abcdef\nab\n\nabcdef")
    screen.key(.end)
    var columns: [Int?] = []
    for key in [Key.down, .down, .down, .up, .up, .up] {
      screen.key(key)
      columns.append(cursor(screen)?.x)
    }
    #expect(columns == [2, 0, 6, 0, 2, 6])
    screen.key(.down)
    screen.key(.left)
    screen.key(.up)
    #expect(cursor(screen) == Point(x: 1, y: 0))
  }

  @Test("arrows leave it at the first and last row")
  func leaves() {
    let binding = text.binding
    let screen = ControlScreen(8, 4) {
      VStack {
        Button("A") {}
        TextEditor(text: binding).defaultFocus()
        Button("B") {}
      }
    }
    #expect(screen.key(.down))
    #expect(screen.lines[3].contains(">B<"))
    screen.key(.up)
    screen.key(.up)
    #expect(screen.lines[0].contains(">A<"))
  }

  @Test("it scrolls with the cursor, and a bar shows the position")
  func scrolling() {
    let lines = (0..<9).map { "row \($0)" }.joined(separator: "\n")
    let screen = screen(8, 3, lines)
    #expect(screen.lines == ["row 0  ┃", "row 1  │", "row 2  │"])
    screen.key(.pageDown)
    #expect(cursor(screen) == Point(x: 0, y: 2))
    screen.key(.pageDown)
    #expect(screen.lines.map { $0.prefix(5) } == ["row 2", "row 3", "row 4"])
    screen.key(.end, .control)
    #expect(screen.lines.last == "row 8  ┃")
    screen.key(.home, .control)
    #expect(screen.lines.first == "row 0  ┃")
    #expect(cursor(screen) == .zero)
  }

  @Test("the wheel scrolls without the cursor, and the next key scrolls back to it")
  func wheel() {
    let lines = (0..<9).map { "row \($0)" }.joined(separator: "\n")
    let screen = screen(8, 3, lines)
    screen.mouse(.wheel(x: 0, y: 1), 1, 1)
    #expect(screen.lines[0].hasPrefix("row 3"))
    #expect(cursor(screen) == nil)
    screen.key(.right)
    #expect(screen.lines[0].hasPrefix("row 0"))
    screen.mouse(.wheel(x: 0, y: 9), 1, 1)
    screen.mouse(.wheel(x: 0, y: 9), 1, 1)
    screen.mouse(.wheel(x: 0, y: 9), 1, 1)
    #expect(screen.lines[2].hasPrefix("row 8"))
  }

  @Test("a click moves the cursor there, or to the nearest place")
  func click() {
    let screen = screen(8, 4, "abc\n日本語\nx")
    screen.click(1, 0)
    #expect(cursor(screen) == Point(x: 1, y: 0))
    screen.click(5, 1)
    #expect(cursor(screen) == Point(x: 4, y: 1))
    screen.click(6, 0)
    #expect(cursor(screen) == Point(x: 3, y: 0))
    screen.click(0, 3)
    #expect(cursor(screen) == Point(x: 0, y: 2))
  }

  @Test("pasted text keeps its line breaks")
  func paste() {
    let screen = screen(8, 3, "[]")
    screen.key(.right)
    screen.send(.paste("a\tb\r\nc"))
    #expect(text.value == "[a b\nc]")
    #expect(cursor(screen) == Point(x: 1, y: 1))
  }

  @Test("control keys edit the line of the cursor, as in shells")
  func shellKeys() {
    let screen = screen(20, 3, "one two\nthree four\nfive")
    screen.key(.down)
    screen.key(.right, .control)
    screen.key(.character("k"), .control)
    #expect(text.value == "one two\nthree\nfive")
    screen.key(.character("u"), .control)
    #expect(text.value == "one two\n\nfive")
    screen.key(.character("e"), .control)
    #expect(cursor(screen) == Point(x: 0, y: 1))
  }

  @Test("wide clusters are never split")
  func wide() {
    let screen = screen(4, 3, "日本語")
    #expect(screen.lines == ["日  ", "本  ", "語  "])
    screen.key(.right)
    #expect(cursor(screen) == Point(x: 0, y: 1))
    screen.key(.delete)
    #expect(text.value == "日語")
  }

  @Test("after the program changes the text the cursor is still inside it")
  func changedElsewhere() {
    let screen = screen(8, 3, "abc\ndef")
    screen.key(.end, .control)
    text.value = "x"
    screen.redraw()
    #expect(cursor(screen) == Point(x: 1, y: 0))
    screen.type("y")
    #expect(text.value == "xy")
  }

  @Test("the owner of the text may reject letters")
  func filtered() {
    let text = text
    let screen = ControlScreen(8, 2) {
      TextEditor(
        text: Binding(
          get: { text.value }, set: { text.value = $0.filter { !$0.isNumber } })
      ).defaultFocus()
    }
    screen.type("a1b2")
    #expect(text.value == "ab")
    #expect(cursor(screen) == Point(x: 2, y: 0))
  }

  @Test("in ASCII its bar is ASCII, and it can be drawn in the smallest windows")
  func small() {
    let screen = screen(6, 2, "a\nb\nc", isUnicode: false)
    #expect(screen.lines == ["a    #", "b    |"])
    for (width, height) in [(0, 0), (1, 1), (2, 1), (1, 3)] {
      let screen = self.screen(width, height, "ab\ncd 日")
      screen.key(.end, .control)
      screen.key(.pageUp)
      #expect(screen.lines.allSatisfy { $0.count == width })
    }
  }

  @Test("it announces its label and its text, but not each letter")
  func words() {
    text.value = "Zoo"
    let binding = text.binding
    let screen = ControlScreen(8, 3) { TextEditor(text: binding).accessibilityLabel("Story") }
    screen.key(.tab)
    #expect(screen.frame.announcements == ["Story, Zoo"])
    screen.type("a")
    #expect(screen.frame.announcements.isEmpty)
  }
}
