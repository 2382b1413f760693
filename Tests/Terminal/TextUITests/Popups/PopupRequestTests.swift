import Testing
import TextUI

@Suite("Popups of plain values, and several at once")
struct PopupRequestTests {
  @Test("an outside tap asks the owner of the value, who may keep the popup")
  func asks() {
    let (value, asked) = (Slip<Int?>(nil), Slip(0))
    let stage = PopupStage { stage in
      Dots(stage: stage).popup(
        showing: value.value, onDismiss: { asked.set(asked.value + 1) }
      ) { Text("number \($0)") }
    }
    stage.draw()
    value.set(7)
    stage.draw()
    stage.draw(after: .seconds(1))
    #expect(stage.lines.joined().contains("number 7"))
    stage.tap(0, 0)
    #expect(asked.value == 1 && stage.taps == 0 && stage.lines.joined().contains("number 7"))
    stage.press(.escape)
    #expect(asked.value == 2)
    value.set(8)
    stage.draw()
    #expect(stage.lines.joined().contains("number 8"))
    value.set(nil)
    stage.draw()
    #expect(!stage.lines.joined().contains("number") && asked.value == 2)
  }

  @Test("a value that goes shows until its popup has left")
  func showsLastValue() {
    let value = Slip<String?>("last")
    let stage = PopupStage(moves: true) { stage in
      Text("").popup(
        showing: value.value, options: PopupOptions(alignment: .bottom, dim: 0), onDismiss: {}
      ) { Text($0) }
    }
    stage.draw()
    stage.draw(after: .seconds(2))
    value.set(nil)
    stage.draw()
    #expect(
      stage.draw(after: .milliseconds(50)).buffer.lines.joined().contains("last")
        && !stage.draw(after: .seconds(2)).buffer.lines.joined().contains("last"))
  }

  @Test("a centre shows a number of popups at once, the latest on top")
  func several() {
    let center = PopupCenter(atOnce: 2)
    let stage = PopupStage { stage in Dots(stage: stage).popups(center) }
    stage.draw()
    for (name, alignment) in [("a", Alignment.topLeading), ("b", .bottomTrailing), ("c", .center)] {
      let isKnown = center.show(name, options: PopupOptions(alignment: alignment)) { Text(name) }
      #expect(!isKnown)
    }
    #expect(center.shownIDs == ["a", "b"] && center.waitingCount == 1 && center.contains("c"))
    stage.draw()
    #expect(stage.lines.joined().filter(\.isLetter) == "ab")
    stage.press(.escape)
    #expect(center.shownIDs == ["a", "c"] && !center.contains("b"))
    #expect(center.show("c") { Text("d") }, "the id was there")
    stage.draw()
    #expect(
      stage.lines.joined().filter(\.isLetter) == "ad" && center.hideAll() && !center.hideAll())
    stage.draw()
    #expect(stage.lines.joined().filter(\.isLetter).isEmpty)
  }
}
