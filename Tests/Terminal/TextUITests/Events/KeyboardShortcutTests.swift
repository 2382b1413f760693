import Testing
import TextUI

/// A key presses a button without focus.
@Suite struct KeyboardShortcutTests {
  private let pressed = Loaded<[String]>([])

  private func button(_ title: String) -> Button<Text> {
    let pressed = pressed
    return Button(title) { pressed.value.append(title) }
  }

  @Test("a shortcut presses its button wherever the focus is")
  func pressesFromAfar() {
    let screen = ControlScreen(20, 3) {
      VStack {
        button("Save").keyboardShortcut(.character("s"), modifiers: .control)
        button("Edit").keyboardShortcut(.character("e"))
        button("Help")
      }
    }
    #expect(screen.key(.character("e")))
    screen.key(.tab)
    screen.key(.character("s"), .control)
    #expect(!screen.key(.character("s")))
    #expect(pressed.value == ["Edit", "Save"])
  }

  @Test("the focused view is called first, and then those around it")
  func isAskedLast() {
    let screen = ControlScreen(20, 3) {
      VStack {
        button("Submit").keyboardShortcut(.enter)
        button("Help")
      }.onKeyPress(.character("x")) {}
      button("Exit").keyboardShortcut(.character("x"))
    }
    screen.key(.enter)
    #expect(pressed.value == ["Submit"])
    screen.sendAtOnce([.key(KeyPress(.tab)), .key(KeyPress(.tab)), .key(KeyPress(.enter))])
    #expect(pressed.value == ["Submit", "Help"])
    screen.key(.character("x"))
    #expect(pressed.value == ["Submit", "Help"])
  }

  @Test("a disabled or hidden button has no shortcut")
  func disabled() {
    let screen = ControlScreen(20, 3) {
      button("A").keyboardShortcut(.character("a")).disabled()
      button("B").keyboardShortcut(.character("b")).hidden()
    }
    #expect(!screen.key(.character("a")))
    #expect(!screen.key(.character("b")))
    #expect(pressed.value.isEmpty)
  }

  @Test("shift does not count with characters, and counts with other keys")
  func shift() {
    let screen = ControlScreen(20, 3) {
      button("A").keyboardShortcut(.character("A"))
      button("F").keyboardShortcut(.function(1), modifiers: .shift)
    }
    screen.key(.character("A"), .shift)
    screen.key(.function(1))
    screen.key(.function(1), .shift)
    #expect(pressed.value == ["A", "F"])
  }
}
