import Testing
import TextUI

@Suite("Buttons in snackbars")
struct SnackbarActionTests {
  @Test("the button runs its action and hides the snackbar; a press beside it does nothing")
  func hasAction() {
    let center = PopupCenter()
    let stage = PopupStage { stage in Dots(stage: stage).popups(center) }
    stage.draw()
    var undone = 0
    center.show(Snackbar("Gone", action: Snackbar.Action("Undo") { undone += 1 }))
    stage.draw()
    #expect(stage.lines[7] == "...... i Gone [ Undo ] .......")

    stage.tap(6, 7)
    let firstUndone = undone
    stage.tap(20, 7)

    #expect(
      ([firstUndone, undone], stage.taps, stage.lines[7].contains("Gone")) == ([0, 1], 0, false))
  }

  @Test("the button takes no keys unless it has the focus, and can be reached above a popup")
  func actionLeavesKeysAlone() {
    let center = PopupCenter()
    var heard = 0
    var undone = 0
    let stage = PopupStage { stage in
      Dots(stage: stage)
        .onKeyPress(.enter) { heard += 1 }
        .popup(isPresented: stage.binding) { Text("Hello") }
        .popups(center)
    }
    stage.draw()
    center.show(
      Snackbar("Gone", duration: nil, action: Snackbar.Action("Undo") { undone += 1 }))
    stage.draw()

    stage.press(.enter)
    #expect((heard, undone) == (1, 0))
    stage.present()
    stage.press(.tab)
    stage.press(.enter)

    #expect((heard, undone, stage.isPresented) == (1, 1, true))
  }
}
