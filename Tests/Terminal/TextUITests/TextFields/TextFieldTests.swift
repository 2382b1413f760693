import Testing
import TextUI

/// Text fields show the text, the cursor, and signs of hidden text.
@Suite struct TextFieldTests {
  private let text = Loaded("")

  private func screen(
    _ width: Int = 8, prompt: String? = nil, limit: Int? = nil, isUnicode: Bool = true
  ) -> ControlScreen {
    let text = text
    return ControlScreen(width, 1, isUnicode: isUnicode) {
      TextField("Name", text: text.binding, prompt: prompt, limit: limit)
    }
  }

  private func cursor(_ screen: ControlScreen) -> Int? { screen.frame.cursor?.x }

  @Test("typed letters are shown, and the cursor is after them")
  func typing() {
    let screen = screen()
    var lines = [screen.line]
    var cursors = [cursor(screen)]
    screen.type("a")
    var texts = [text.value]
    screen.key(.tab)
    cursors.append(cursor(screen))
    screen.type("Anna")
    lines.append(screen.line)
    cursors.append(cursor(screen))
    texts.append(text.value)
    #expect(
      (lines, cursors, texts) == (["Name____", "Anna____"], [nil, 0, 4], ["", "Anna"]))
  }

  @Test("letters without a frame between them all arrive")
  func fastTyping() {
    let screen = screen()
    screen.sendAtOnce(
      [.key(KeyPress(.tab))] + "Otto".map { .key(KeyPress(.character($0))) }
        + [.key(KeyPress(.left)), .key(KeyPress(.backspace))])
    #expect((text.value, cursor(screen)) == ("Oto", 2))
  }

  @Test("the prompt is dim and disappears when there is text")
  func prompt() {
    let screen = screen(prompt: "Your name here")
    let firstLine = screen.line
    let firstAttributes = screen.attributes(0)
    screen.key(.tab)
    screen.type("x")
    #expect(
      ([firstLine, screen.line], [firstAttributes, screen.attributes(0)]) == (
        ["Your na…", "x_______"], [[.dim, .italic], .bold]
      ))
  }

  @Test("text that is too long scrolls with the cursor and shows that there is more")
  func scrolling() {
    text.value = "abcdefghij"
    let screen = screen(6)
    let start = screen.line
    let keys: [[Key]] = [
      [.tab], Array(repeating: .left, count: 5), [.home], Array(repeating: .right, count: 5),
    ]
    let states = keys.map { keys in
      for key in keys { screen.key(key) }
      return "\(screen.line) \(cursor(screen) ?? -1)"
    }
    #expect([start] + states == ["abcde›", "‹ghij_ 5", "‹fghij 1", "abcde› 0", "‹cdef› 4"])
  }

  @Test("ASCII terminals get its ASCII signs, and line breaks and tabs are shown as signs")
  func ascii() {
    text.value = "abcdefghij"
    let ascii = screen(6, isUnicode: false).line
    text.value = "a\nb\tc"
    #expect([ascii, screen().line] == ["abcde>", "a␤b␉c___"])
  }

  @Test("wide clusters are never split, and the cursor is beside them")
  func wide() {
    text.value = "日本語"
    let screen = screen(6)
    let start = screen.line
    let states = [Key.tab, .left, .home].map { key in
      screen.key(key)
      return "\(screen.line) \(cursor(screen) ?? -1)"
    }
    #expect([start] + states == ["日本語", "‹本語_ 5", "‹本語_ 3", "日本語 0"])
  }

  @Test("a click moves the cursor between characters")
  func mouse() {
    text.value = "a日b"
    let screen = screen()
    let places = [0, 1, 2, 3, 4, 7].map { column in
      screen.mouse(.down(.left), column)
      return cursor(screen)
    }
    screen.mouse(.moved(.left), 1)
    screen.mouse(.up(.left), 1)
    screen.type("x")
    #expect((places, text.value) == ([0, 1, 3, 3, 4, 4], "ax日b"))
  }

  @Test("text is pasted into the focused field, on one line")
  func paste() {
    let screen = screen(limit: 7)
    let isPastedBefore = screen.send(.paste("x"))
    screen.key(.tab)
    #expect(!isPastedBefore && screen.send(.paste("one\ntwo\nthree")))
    #expect([text.value, screen.line] == ["one two", "one two_"])
  }

  @Test("Enter submits, or is not handled")
  func submit() {
    let done = Loaded<[String]>([])
    let text = text
    let screen = ControlScreen(20, 2) {
      TextField("a", text: text.binding).onSubmit { done.value.append("inner") }
        .onSubmit { done.value.append("outer") }
      TextField("b", text: text.binding)
    }
    screen.key(.tab)
    let isHandled = screen.key(.enter)
    let submitted = done.value
    screen.key(.tab)
    #expect((isHandled, submitted, screen.key(.enter)) == (true, ["inner", "outer"], false))
  }

  @Test("the owner of the text may change it")
  func changedText() {
    let text = text
    let digits = Binding<String>(
      get: { text.value }, set: { text.value = $0.filter(\.isNumber) })
    let screen = ControlScreen(8, 1) { TextField("n", text: digits) }
    screen.key(.tab)
    screen.type("1a2")
    let firstText = text.value
    screen.key(.left)
    screen.type("b3")
    let (secondText, firstCursor) = (text.value, cursor(screen))
    text.value = ""
    screen.redraw()
    #expect(
      (firstText, secondText, firstCursor, cursor(screen)) == ("12", "132", 2, 0))
  }

  @Test("arrows up and down leave the field")
  func leaving() {
    let text = text
    let screen = ControlScreen(8, 2) {
      VStack {
        TextField("a", text: text.binding)
        TextField("b", text: .constant("fixed"))
      }
    }
    screen.key(.tab)
    screen.key(.down)
    let firstCursor = screen.frame.cursor
    screen.type("x")
    let lines = screen.lines
    screen.key(.up)
    #expect(
      (lines, firstCursor, screen.frame.cursor) == (
        ["a_______", "fixed___"], Point(x: 5, y: 1), Point(x: 0, y: 0)
      ))
  }

  @Test("a field of any width can be used", arguments: 0...4)
  func tiny(width: Int) {
    let screen = screen(width)
    screen.key(.tab)
    let keys = "a日é👩‍💻bcdef".map { Key.character($0) } + [.left, .left, .home, .delete, .right, .end]
    let outside = keys.filter { key in
      screen.key(key)
      return width > 0 && !(0..<width ~= cursor(screen) ?? -1)
    }
    #expect((outside, text.value) == ([], "日é👩‍💻bcdef"))
  }

  @Test("a disabled field takes no input, and one that gets focus announces its label and text")
  func disabled() {
    let text = text
    let screen = ControlScreen(8, 1) { TextField("a", text: text.binding).disabled() }
    screen.click(0)
    screen.type("x")
    let (disabledText, disabledCursor) = (text.value, screen.frame.cursor)

    text.value = "Anna"
    let otherScreen = self.screen()
    otherScreen.key(.tab)
    let spoken = otherScreen.frame.announcements
    otherScreen.type("b")
    #expect((disabledText, disabledCursor) == ("", nil))
    #expect(
      [spoken, otherScreen.frame.announcements, otherScreen.frame.accessibility.map(\.value)]
        == [["Name, Anna"], [], ["Annab"]])
  }
}
