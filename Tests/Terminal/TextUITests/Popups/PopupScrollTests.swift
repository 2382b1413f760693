import Testing
import TextUI

@Suite("High popups")
struct PopupScrollTests {
  @Test(
    "content that is too high is scrolled to its last row, or scrolls itself in the available room")
  func scrolls() {
    let stage = PopupStage { stage in
      Dots(stage: stage).popup(isPresented: stage.binding) {
        ForEach(0..<6) { number in Text("row \(number)") }
      }
    }
    stage.size = Size(width: 60, height: 7)
    stage.present()
    let blank = String(repeating: ".", count: 26)
    #expect(
      stage.lines[1...5] == [
        blank + "╭──────╮" + blank,
        blank + "│row 0┃│" + blank,
        blank + "│row 1││" + blank,
        blank + "│row 2││" + blank,
        blank + "╰──────╯" + blank,
      ])

    stage.press(.end)
    #expect(stage.lines[4] == blank + "│row 5┃│" + blank)
    stage.mouse(.wheel(x: 0, y: -1), 30, 3)

    let otherStage = PopupStage { otherStage in
      Dots(stage: otherStage).popup(
        isPresented: otherStage.binding, style: PanelPopupStyle(border: nil, scrolls: false)
      ) {
        ScrollView { ForEach(0..<20) { number in Text("row \(number)") } }
        Text("below")
      }
    }
    otherStage.present()

    #expect(
      stage.lines[2].contains("row 0") && stage.isPresented && otherStage.lines[5].contains("row 4")
        && otherStage.lines[6].contains("below"))
  }
}
