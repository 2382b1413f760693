import Testing
import TextUI

/// Toggles show their state by characters, and announce it.
@Suite struct ToggleTests {
  private let isOn = Loaded(false)

  private func screen(_ width: Int = 9, isEnabled: Bool = true) -> ControlScreen {
    let isOn = isOn
    return ControlScreen(width, 1) {
      Toggle("Sound", isOn: isOn.binding).disabled(!isEnabled)
    }
  }

  @Test("a click and Space turn it on and off again")
  func turns() {
    let screen = screen()
    #expect(screen.line == "[ ] Sound")
    screen.click(6)
    #expect(screen.line == "[x] Sound")
    #expect(isOn.value)
    screen.key(.space)
    #expect(screen.line == "[ ] Sound")
    #expect(!isOn.value)
  }

  @Test("two keys without a frame between them turn it twice")
  func fastKeys() {
    let screen = screen()
    screen.key(.tab)
    screen.sendAtOnce([.key(KeyPress(.space)), .key(KeyPress(.space))])
    #expect(!isOn.value)
  }

  @Test("a disabled one looks disabled without colours, too")
  func looksDisabled() {
    #expect(screen(isEnabled: false).line == "( ) Sound")
    isOn.value = true
    #expect(screen(isEnabled: false).line == "(x) Sound")
  }

  @Test("the sign is shown even without room for the label")
  func narrow() {
    #expect(screen(7).line == "[ ] So…")
    #expect(screen(0).line.isEmpty)
  }

  @Test("a focused one is in reverse video, a disabled one is dim")
  func states() {
    let screen = screen()
    screen.key(.tab)
    #expect(screen.attributes(0) == .reverse)
    #expect(self.screen(isEnabled: false).attributes(0) == .dim)
  }

  @Test("it is announced by its label without the sign, and by its state")
  func words() {
    let screen = screen()
    screen.key(.tab)
    #expect(screen.frame.announcements == ["Sound, off"])
    screen.key(.space)
    #expect(screen.frame.announcements == ["on"])
    screen.redraw()
    #expect(screen.frame.announcements.isEmpty)
    #expect(screen.frame.accessibility.map(\.label) == ["Sound"])
    #expect(screen.frame.accessibility.map(\.value) == ["on"])
  }

  @Test("a toggle changed by the program is not announced")
  func changedElsewhere() {
    let screen = screen()
    isOn.value = true
    screen.redraw()
    #expect(screen.line == "[x] Sound")
    #expect(screen.frame.announcements.isEmpty)
  }
}
