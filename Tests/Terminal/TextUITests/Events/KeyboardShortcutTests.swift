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
    let first = screen.key(.character("e"))
    screen.key(.tab)
    screen.key(.character("s"), .control)
    #expect(first && !screen.key(.character("s")) && pressed.value == ["Edit", "Save"])
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
    let titles = states(
      of: pressed.value,
      { screen.sendAtOnce([.key(KeyPress(.tab)), .key(KeyPress(.tab)), .key(KeyPress(.enter))]) },
      { screen.key(.character("x")) })
    #expect(titles == [["Submit"], ["Submit", "Help"], ["Submit", "Help"]])
  }

  @Test("a disabled or hidden button has no shortcut; shift counts only without characters")
  func disabled() {
    let disabled = ControlScreen(20, 3) {
      button("A").keyboardShortcut(.character("a")).disabled()
      button("B").keyboardShortcut(.character("b")).hidden()
    }
    let shifted = ControlScreen(20, 3) {
      button("A").keyboardShortcut(.character("A"))
      button("F").keyboardShortcut(.function(1), modifiers: .shift)
    }
    #expect(!disabled.key(.character("a")) && !disabled.key(.character("b")))
    shifted.key(.character("A"), .shift)
    shifted.key(.function(1))
    shifted.key(.function(1), .shift)
    #expect(pressed.value == ["A", "F"])
  }
}
