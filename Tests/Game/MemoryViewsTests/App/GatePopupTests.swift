import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("The gate")
struct GatePopupTests {
  private let app: AppModel
  private let screen: ScreenDriving
  private let actions: Actions

  /// A class, because the guarded action records its call.
  private final class Actions {
    var count = 0
  }

  init() {
    let app = SampleApp(settings: ["kidsMode": "true"]).model
    self.app = app
    actions = Actions()
    screen = ScreenDriving(Size(width: 40, height: 12)) {
      Button("below") {}.defaultFocus().modifier(GatePopup(app: app))
    }
  }

  private func asks() {
    app.kidsMode.guarded("Opening the box") { [actions] in actions.count += 1 }
    screen.waits(.seconds(1))
  }

  @Test("shows the guarded action and the sum")
  func looks() {
    asks()
    #expect(
      screen.text == """

         ╭────────────────────────────────────╮
         │           For grown-ups            │
         │          Opening the box           │
         │                                    │
         │             3 × 8 = ?              │
         │                                    │
         │       [>18<]  [ 40 ]  [ 24 ]       │
         │         1       2       3          │
         ╰────────────────────────────────────╯


        """)
  }

  @Test("the mode in a header is a button: it asks, and makes a grown-up a child again")
  func changesMode() throws {
    let app = app
    let screen = ScreenDriving(Size(width: 40, height: 12)) {
      VStack { ModeWords(app: app, modes: app.modes + [.practice]) }.modifier(GatePopup(app: app))
    }
    try screen.clicks("child")
    let isAsking = app.kidsMode.gate.isAsking
    app.kidsMode.gate.answer { _ in true }
    screen.waits(.seconds(1))
    let modes = try ["grown-up", "practice"].map { word in
      try screen.clicks(word)
      return app.kidsMode.playMode
    }
    #expect(isAsking && modes == [.child, .child], "only the gate's mode is a button")
  }

  @Test(
    "the right answer runs the action, by its key or by a click",
    arguments: ["3", "tab tab enter", "click"])
  func passes(keys: String) throws {
    asks()
    if keys == "click" { try screen.clicks("24") } else { try screen.does(keys) }
    let (count, isOpen) = (actions.count, app.kidsMode.gate.isOpen)
    asks()
    #expect((count, isOpen, actions.count) == (1, true, 2))
  }

  @Test(
    "a wrong answer, Esc and a click outside cancel", arguments: ["1", "2", "esc", "click:0,0"])
  func cancels(keys: String) throws {
    asks()
    try screen.does(keys)
    screen.waits(.seconds(1))
    #expect(
      (
        actions.count, app.kidsMode.gate.isOpen, screen.text.contains("For grown-ups"),
        screen.text.contains("[>below<]")
      ) == (0, false, false, true))
  }

  @Test("each question is different, and stays the same while the window is redrawn")
  func asksAnew() throws {
    asks()
    let first = screen.text
    screen.waits(.seconds(5))
    let later = screen.text
    try screen.does("esc")
    asks()
    #expect(later == first && screen.text != first)
  }

  @Test("a screen reader gets the answers, and outside of kids mode there is no question")
  func letsPass() {
    asks()
    #expect(
      (screen.frame.accessibility.map(\.label), screen.frame.announcements.first) == (
        ["18", "40", "24"], "For grown-ups. Opening the box. How much is 3 times 8?"
      ))
    app.kidsMode.gate.cancel()
    app.settings.isKidsMode = false
    asks()
    #expect(actions.count == 1 && !app.kidsMode.gate.isAsking)
  }
}
