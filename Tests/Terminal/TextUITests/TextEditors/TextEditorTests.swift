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

  @Test("letters and line breaks are typed, without a frame between them too, before the cursor")
  func typing() {
    let screen = self.screen()
    let firstCursor = cursor(screen)
    screen.type("ab")
    screen.key(.enter)
    screen.type("c")
    let firstText = text.value
    #expect(
      (screen.lines, [firstCursor, cursor(screen)]) == (
        ["ab      ", "c       ", "        "], [.zero, Point(x: 1, y: 1)]
      ))
    screen.key(.backspace)
    screen.key(.backspace)
    #expect([firstText, text.value] == ["ab\nc", "ab"])

    let otherScreen = self.screen()
    otherScreen.sendAtOnce(
      "ab".map { .key(KeyPress(.character($0))) }
        + [.key(KeyPress(.enter)), .key(KeyPress(.up)), .key(KeyPress(.character("x")))])
    #expect(text.value == "xab\n")
  }

  @Test("long lines wrap between words, and the cursor moves through them row by row")
  func wrapping() {
    let screen = screen(8, 3, "the owl sleeps")
    let lines = screen.lines
    let cursors = [Key.end, .right, .end, .up, .home].map { key in
      screen.key(key)
      return cursor(screen)
    }
    #expect(
      (lines, cursors) == (
        ["the owl ", "sleeps  ", "        "],
        [Point(x: 7, y: 0), Point(x: 0, y: 1), Point(x: 6, y: 1), Point(x: 6, y: 0), .zero]
      ))
  }

  @Test("up and down keep the column across shorter rows")
  func aim() {
    let screen = screen(8, 4, "abcdef\nab\n\nabcdef")
    screen.key(.end)
    var columns: [Int?] = []
    for key in [Key.down, .down, .down, .up, .up, .up, .down, .left, .up] {
      screen.key(key)
      columns.append(cursor(screen)?.x)
    }
    #expect(columns == [2, 0, 6, 0, 2, 6, 2, 1, 1] && cursor(screen)?.y == 0)
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
    let leaves = screen.key(.down) && screen.lines[3].contains(">B<")
    screen.key(.up)
    screen.key(.up)
    #expect(leaves && screen.lines[0].contains(">A<"))
  }

  @Test("it scrolls with the cursor and a bar, and by the wheel until the next key")
  func scrolling() {
    let lines = (0..<9).map { "row \($0)" }.joined(separator: "\n")
    let screen = self.screen(8, 3, lines)
    var screens = [screen.lines]
    screen.key(.pageDown)
    let firstCursor = cursor(screen)
    screen.key(.pageDown)
    screens.append(screen.lines.map { String($0.prefix(5)) })
    screen.key(.end, .control)
    screens.append(screen.lines.suffix(1))
    screen.key(.home, .control)
    screens.append(screen.lines.dropLast(2))
    #expect(
      (screens, firstCursor, cursor(screen)) == (
        [
          ["row 0  ┃", "row 1  │", "row 2  │"], ["row 2", "row 3", "row 4"], ["row 8  ┃"],
          ["row 0  ┃"],
        ], Point(x: 0, y: 2), .zero
      ))

    let otherLines = (0..<9).map { "row \($0)" }.joined(separator: "\n")
    let otherScreen = self.screen(8, 3, otherLines)
    otherScreen.mouse(.wheel(x: 0, y: 1), 1, 1)
    var rows = [otherScreen.lines[0].prefix(5)]
    let cursorBelow = cursor(otherScreen)
    otherScreen.key(.right)
    rows.append(otherScreen.lines[0].prefix(5))
    for _ in 1...3 { otherScreen.mouse(.wheel(x: 0, y: 9), 1, 1) }
    rows.append(otherScreen.lines[2].prefix(5))
    #expect((rows, cursorBelow) == (["row 3", "row 0", "row 8"], nil))
  }

  @Test("a click moves the cursor there, or to the nearest place")
  func click() {
    let screen = screen(8, 4, "abc\n日本語\nx")
    screen.click(1, 0)
    var cursors = [cursor(screen)]
    screen.click(5, 1)
    cursors.append(cursor(screen))
    screen.click(6, 0)
    cursors.append(cursor(screen))
    screen.click(0, 3)
    cursors.append(cursor(screen))
    #expect(
      cursors == [Point(x: 1, y: 0), Point(x: 4, y: 1), Point(x: 3, y: 0), Point(x: 0, y: 2)])
  }

  @Test("pasted text keeps its line breaks")
  func paste() {
    let screen = screen(8, 3, "[]")
    screen.key(.right)
    screen.send(.paste("a\tb\r\nc"))
    #expect((text.value, cursor(screen)) == ("[a b\nc]", Point(x: 1, y: 1)))
  }

  @Test("control keys edit the line of the cursor, as in shells")
  func shellKeys() {
    let screen = screen(20, 3, "one two\nthree four\nfive")
    screen.key(.down)
    screen.key(.right, .control)
    screen.key(.character("k"), .control)
    var texts = [text.value]
    screen.key(.character("u"), .control)
    texts.append(text.value)
    screen.key(.character("e"), .control)
    #expect(
      (texts, cursor(screen)) == (
        ["one two\nthree\nfive", "one two\n\nfive"], Point(x: 0, y: 1)
      ))
  }

  @Test("wide clusters are never split")
  func wide() {
    let screen = screen(4, 3, "日本語")
    let lines = screen.lines
    screen.key(.right)
    let second = cursor(screen)
    screen.key(.delete)
    #expect(
      (lines, second, text.value) == (["日  ", "本  ", "語  "], Point(x: 0, y: 1), "日語"))
  }

  @Test("after the program changes the text the cursor is still inside it")
  func changedElsewhere() {
    let screen = screen(8, 3, "abc\ndef")
    screen.key(.end, .control)
    text.value = "x"
    screen.redraw()
    let inside = cursor(screen)
    screen.type("y")
    #expect((inside, text.value) == (Point(x: 1, y: 0), "xy"))
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
    #expect((text.value, cursor(screen)) == ("ab", Point(x: 2, y: 0)))
  }

  @Test("in ASCII its bar is ASCII, and it can be drawn in the smallest windows")
  func small() {
    let lines = screen(6, 2, "a\nb\nc", isUnicode: false).lines
    let sizes = [(0, 0), (1, 1), (2, 1), (1, 3)]
    let widths = sizes.map { width, height in
      let screen = self.screen(width, height, "ab\ncd 日")
      screen.key(.end, .control)
      screen.key(.pageUp)
      return Set(screen.lines.map(\.count))
    }
    #expect((lines, widths) == (["a    #", "b    |"], [[], [1], [2], [1]]))
  }

  @Test("it announces its label and its text, but not each letter")
  func words() {
    text.value = "Zoo"
    let binding = text.binding
    let screen = ControlScreen(8, 3) { TextEditor(text: binding).accessibilityLabel("Story") }
    screen.key(.tab)
    let spoken = screen.frame.announcements
    screen.type("a")
    #expect([spoken, screen.frame.announcements] == [["Story, Zoo"], []])
  }
}
