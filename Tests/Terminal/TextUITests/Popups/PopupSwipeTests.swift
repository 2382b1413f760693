import Testing
import TextUI

@Suite("Swiping a popup by its scrolled content")
struct PopupSwipeTests {
  /// Returns a popup of ten rows, four of which are visible: its first in row 1 of the window.
  private func stage() -> PopupStage {
    let stage = PopupStage { stage in
      Dots(stage: stage).popup(
        isPresented: stage.binding, style: PanelPopupStyle(border: nil),
        onDismiss: { stage.dismissals += 1 }
      ) {
        ForEach(0..<10) { number in Text("row \(number)") }
      }
    }
    stage.size = Size(width: 60, height: 6)
    stage.present()
    return stage
  }

  @Test(
    "a drag beyond the end of the content moves the popup out, and one the other way only scrolls")
  func swipesOut() {
    let stage = self.stage()
    #expect(stage.lines[1].contains("row 0"))

    stage.mouse(.down(.left), 29, 1)
    stage.mouse(.moved(.left), 29, 3)
    #expect(stage.lines[3].contains("row 0"))
    stage.mouse(.moved(.left), 29, 5)
    stage.mouse(.up(.left), 29, 5)

    #expect(!stage.isPresented && stage.dismissals == 1)

    let otherStage = self.stage()
    otherStage.drag(from: (29, 4), to: (29, 1))

    #expect(otherStage.isPresented && otherStage.lines[1].contains("row 3"))
  }

  @Test("the content is scrolled to its end first, and only the rest moves the popup")
  func scrollsFirst() {
    let stage = stage()
    stage.mouse(.wheel(x: 0, y: 1), 29, 2)
    #expect(stage.lines[1].contains("row 3"))

    stage.mouse(.down(.left), 29, 1)
    stage.mouse(.moved(.left), 29, 4)
    #expect(stage.lines[1].contains("row 0"), "three rows back")
    stage.mouse(.moved(.left), 29, 5)
    #expect(stage.lines[2].contains("row 0"), "and one row out")
    stage.mouse(.up(.left), 29, 5)

    #expect(stage.isPresented)
    #expect(stage.lines[1].contains("row 0"), "too little to go")
  }
}
