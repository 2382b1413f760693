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

  @Test("a click and Space turn it on and off again, also two keys without a frame between them")
  func turns() {
    let screen = screen()
    #expect(
      states(of: screen.line, { screen.click(6) }, { screen.key(.space) }) == [
        "[ ] Sound", "[x] Sound", "[ ] Sound",
      ])
    let space = Event.key(KeyPress(.space))
    let areOn = states(
      of: isOn.value, { screen.click(6) }, { screen.key(.space) },
      { screen.sendAtOnce([space, space]) })
    #expect(areOn == [false, true, false, false])
  }

  @Test("a disabled one looks disabled without colours, too; the sign is shown without room")
  func looks() {
    let screens = [screen(isEnabled: false), screen(7), screen(0), screen()]
    let lines = screens.map(\.line)
    isOn.value = true
    #expect(
      lines + [screen(isEnabled: false).line] == [
        "( ) Sound", "[ ] So…", "", "[ ] Sound", "(x) Sound",
      ])
    screens[3].key(.tab)
    #expect([screens[3], screens[0]].map { $0.attributes(0) } == [.reverse, .dim])
  }

  @Test("it is announced by its label without the sign, and by its state")
  func words() {
    let screen = screen()
    screen.key(.tab)
    #expect(
      states(of: screen.frame.announcements, { screen.key(.space) }, { screen.redraw() }) == [
        ["Sound, off"], ["on"], [],
      ])
    let controls = screen.frame.accessibility
    #expect([controls.map(\.label), controls.map(\.value)] == [["Sound"], ["on"]])
  }

  @Test("a toggle changed by the program is not announced")
  func changedElsewhere() {
    let screen = screen()
    isOn.value = true
    screen.redraw()
    #expect(screen.line == "[x] Sound" && screen.frame.announcements.isEmpty)
  }
}
