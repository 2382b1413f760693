import Testing
import TextUI

@Suite("Popups above popups")
struct PopupNestingTests {
  /// The presented popups, and the recorded callbacks.
  private final class Record {
    var shown: Set<String> = []
    var heard: [String] = []

    func binding(_ name: String) -> Binding<Bool> {
      Binding(
        get: { self.shown.contains(name) },
        set: { if $0 { self.shown.insert(name) } else { self.shown.remove(name) } })
    }
  }

  private func nested(_ record: Record) -> PopupStage {
    PopupStage { stage in
      Dots(stage: stage)
        .onKeyPress { _ in
          record.heard.append("below")
          return .handled
        }
        .popup(isPresented: record.binding("outer"), style: PanelPopupStyle(zIndex: 5)) {
          Text("outer").onKeyPress(.character("x")) { record.heard.append("outer") }
            .popup(isPresented: record.binding("inner"), alignment: .top) {
              Text("inner").onKeyPress(.character("x")) { record.heard.append("inner") }
            }
        }
    }
  }

  @Test("the top popup gets all keys, and an outside tap or key closes it alone")
  func topTakesKeys() {
    let record = Record()
    let stage = nested(record)
    stage.draw()
    stage.press(.character("x"))
    record.shown = ["outer", "inner"]
    stage.draw()

    stage.press(.character("x"))
    #expect(!stage.press(.character("y")))
    stage.press(.escape)
    #expect(record.shown == ["outer"])
    stage.press(.character("x"))
    stage.press(.escape)
    stage.press(.character("x"))

    #expect(record.shown.isEmpty && record.heard == ["below", "inner", "outer", "below"])

    let otherRecord = Record()
    let otherStage = nested(otherRecord)
    otherRecord.shown = ["outer", "inner"]
    otherStage.draw()

    otherStage.tap(0, 7)
    #expect(otherRecord.shown == ["outer"])
    otherStage.tap(0, 7)
    #expect(otherRecord.shown.isEmpty && otherStage.taps == 0)
  }

  @Test("a popup that another one shows, or that is shown later, is above")
  func liesAboveItsOwner() {
    let record = Record()
    let stage = nested(record)
    record.shown = ["outer", "inner"]
    stage.size = Size(width: 20, height: 5)
    stage.draw()

    #expect(
      stage.lines == [
        ".╭────────────────╮.",
        ".│     inner      │.",
        ".╰────────────────╯.",
        ".╰────────────────╯.",
        "....................",
      ])

    let otherRecord = Record()
    let otherStage = PopupStage { otherStage in
      Dots(stage: otherStage)
        .popup(isPresented: otherRecord.binding("one")) { Text(" one ") }
        .popup(isPresented: otherRecord.binding("two")) { Text(" two ") }
    }
    otherStage.draw()
    for shown in [["two"], ["two", "one"], ["one"], ["one", "two"]] {
      otherRecord.shown = Set(shown)
      otherStage.draw()
      otherStage.draw(after: .seconds(2))
      let names = ["one", "two"].filter { otherStage.lines[3].contains($0) }
      #expect(names == Array(shown.suffix(1)), "\(shown)")
    }
  }

  @Test(
    "a higher zIndex is above, and equal ones shown together follow the order of the views",
    arguments: -1...1)
  func ordersByZIndex(zIndex: Int) {
    let stage = PopupStage { stage in
      Dots(stage: stage)
        .popup(isPresented: stage.binding, style: PanelPopupStyle(zIndex: Double(zIndex))) {
          Text("first")
        }
        .popup(isPresented: stage.binding) { Text("second") }
    }
    stage.present()

    #expect(stage.lines[3].contains(zIndex > 0 ? "first" : "second"))
  }

  @Test("NaN does no harm as zIndex or dim")
  func survivesOddNumbers() {
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      let stage = PopupStage { stage in
        Dots(stage: stage).popup(
          isPresented: stage.binding, dim: .fade(number), style: PanelPopupStyle(zIndex: number)
        ) {
          Text("outer").popup(isPresented: .constant(true), style: PanelPopupStyle(zIndex: -number))
          {
            Text("inner")
          }
        }
      }
      stage.present()
      #expect(stage.lines.joined().contains("inner") || stage.lines.joined().contains("outer"))
    }
  }

  @Test("the focus moves into a popup and returns afterwards")
  func focusReturns() {
    let focused = Record()
    let stage = PopupStage { stage in
      VStack {
        FocusName("a", focused.binding("a"))
        FocusName("b", focused.binding("b"))
      }
      .popup(isPresented: stage.binding) { FocusName("c", focused.binding("c")).defaultFocus() }
    }
    stage.draw()
    stage.press(.tab)
    stage.press(.tab)
    var focuses = [focused.shown]

    stage.isPresented = true
    stage.draw()
    focuses.append(focused.shown)
    stage.press(.tab)
    focuses.append(focused.shown)
    stage.press(.escape)

    focuses.append(focused.shown)
    #expect(focuses == [["b"], ["c"], ["c"], ["b"]])
  }
}

/// A word whose focus is stored in a binding.
private struct FocusName: View {
  let name: String
  let isFocused: Binding<Bool>

  init(_ name: String, _ isFocused: Binding<Bool>) {
    self.name = name
    self.isFocused = isFocused
  }

  var body: some View {
    Text(name).focusable { self.isFocused.wrappedValue = $0 }
  }
}
