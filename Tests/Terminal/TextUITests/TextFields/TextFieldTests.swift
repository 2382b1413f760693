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
    #expect(screen.line == "Name____")
    #expect(screen.frame.cursor == nil)
    screen.type("a")
    #expect(text.value.isEmpty)
    screen.key(.tab)
    #expect(cursor(screen) == 0)
    screen.type("Anna")
    #expect(screen.line == "Anna____")
    #expect(cursor(screen) == 4)
    #expect(text.value == "Anna")
  }

  @Test("letters without a frame between them all arrive")
  func fastTyping() {
    let screen = screen()
    screen.sendAtOnce(
      [.key(KeyPress(.tab))] + "Otto".map { .key(KeyPress(.character($0))) }
        + [.key(KeyPress(.left)), .key(KeyPress(.backspace))])
    #expect(text.value == "Oto")
    #expect(cursor(screen) == 2)
  }

  @Test("the prompt is dim and disappears when there is text")
  func prompt() {
    let screen = screen(prompt: "Your name here")
    #expect(screen.line == "Your na…")
    #expect(screen.attributes(0) == [.dim, .italic])
    screen.key(.tab)
    screen.type("x")
    #expect(screen.line == "x_______")
    #expect(screen.attributes(0) == .bold)
  }

  @Test("text that is too long scrolls with the cursor and shows that there is more")
  func scrolling() {
    text.value = "abcdefghij"
    let screen = screen(6)
    #expect(screen.line == "abcde›")
    screen.key(.tab)
    #expect(screen.line == "‹ghij_")
    #expect(cursor(screen) == 5)
    for _ in 0..<5 { screen.key(.left) }
    #expect(screen.line == "‹fghij")
    #expect(cursor(screen) == 1)
    screen.key(.home)
    #expect(screen.line == "abcde›")
    #expect(cursor(screen) == 0)
    for _ in 0..<5 { screen.key(.right) }
    #expect(screen.line == "‹cdef›")
    #expect(cursor(screen) == 4)
  }

  @Test("ASCII terminals get its ASCII signs")
  func ascii() {
    text.value = "abcdefghij"
    #expect(screen(6, isUnicode: false).line == "abcde>")
  }

  @Test("wide clusters are never split, and the cursor is beside them")
  func wide() {
    text.value = "日本語"
    let screen = screen(6)
    #expect(screen.line == "日本語")
    screen.key(.tab)
    #expect(screen.line == "‹本語_")
    #expect(cursor(screen) == 5)
    screen.key(.left)
    #expect(cursor(screen) == 3)
    screen.key(.home)
    #expect(screen.line == "日本語")
  }

  @Test("a click moves the cursor between characters")
  func mouse() {
    text.value = "a日b"
    let screen = screen()
    for (column, place) in [(0, 0), (1, 1), (2, 3), (3, 3), (4, 4), (7, 4)] {
      screen.mouse(.down(.left), column)
      #expect(cursor(screen) == place, "\(column)")
    }
    screen.mouse(.moved(.left), 1)
    screen.mouse(.up(.left), 1)
    screen.type("x")
    #expect(text.value == "ax日b")
  }

  @Test("text is pasted into the focused field, on one line")
  func paste() {
    let screen = screen(limit: 7)
    #expect(!screen.send(.paste("x")))
    screen.key(.tab)
    #expect(screen.send(.paste("one\ntwo\nthree")))
    #expect(text.value == "one two")
    #expect(screen.line == "one two_")
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
    #expect(screen.key(.enter))
    #expect(done.value == ["inner", "outer"])
    screen.key(.tab)
    #expect(!screen.key(.enter))
  }

  @Test("the owner of the text may change it")
  func changedText() {
    let text = text
    let digits = Binding<String>(
      get: { text.value }, set: { text.value = $0.filter(\.isNumber) })
    let screen = ControlScreen(8, 1) { TextField("n", text: digits) }
    screen.key(.tab)
    screen.type("1a2")
    #expect(text.value == "12")
    screen.key(.left)
    screen.type("b3")
    #expect(text.value == "132")
    #expect(cursor(screen) == 2)
    text.value = ""
    screen.redraw()
    #expect(cursor(screen) == 0)
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
    #expect(screen.frame.cursor == Point(x: 5, y: 1))
    screen.type("x")
    #expect(screen.lines == ["a_______", "fixed___"])
    screen.key(.up)
    #expect(screen.frame.cursor == Point(x: 0, y: 0))
  }

  @Test("line breaks and tabs in the text are shown as signs")
  func controlCharacters() {
    text.value = "a\nb\tc"
    #expect(screen().line == "a␤b␉c___")
  }

  @Test("a field of any width can be used", arguments: 0...4)
  func tiny(width: Int) {
    let screen = screen(width)
    screen.key(.tab)
    for character in "a日é👩‍💻bcdef" {
      screen.key(.character(character))
      #expect(width == 0 || 0..<width ~= cursor(screen) ?? -1)
    }
    for key in [Key.left, .left, .home, .delete, .right, .end] {
      screen.key(key)
      #expect(width == 0 || 0..<width ~= cursor(screen) ?? -1)
    }
    #expect(text.value == "日é👩‍💻bcdef")
  }

  @Test("a disabled field takes no input")
  func disabled() {
    let text = text
    let screen = ControlScreen(8, 1) { TextField("a", text: text.binding).disabled() }
    screen.click(0)
    screen.type("x")
    #expect(text.value.isEmpty)
    #expect(screen.frame.cursor == nil)
  }

  @Test("it announces its label and text when it gets focus, and not every letter")
  func words() {
    text.value = "Anna"
    let screen = screen()
    screen.key(.tab)
    #expect(screen.frame.announcements == ["Name, Anna"])
    screen.type("b")
    #expect(screen.frame.announcements.isEmpty)
    #expect(screen.frame.accessibility.map(\.value) == ["Annab"])
  }
}
