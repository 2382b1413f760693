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

  @Test("the top popup gets all keys, and closes first")
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

    #expect(record.shown.isEmpty)
    #expect(record.heard == ["below", "inner", "outer", "below"])
  }

  @Test("a popup shown by the content of another is above it, with any zIndex")
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
  }

  @Test("a tap outside both popups closes only the top one")
  func closesOneByOne() {
    let record = Record()
    let stage = nested(record)
    record.shown = ["outer", "inner"]
    stage.draw()

    stage.tap(0, 7)
    #expect(record.shown == ["outer"])
    stage.tap(0, 7)
    #expect(record.shown.isEmpty)
    #expect(stage.taps == 0)
  }

  @Test("of popups with equal zIndex the one shown later is above, whichever view shows it")
  func laterLiesAbove() {
    let record = Record()
    let stage = PopupStage { stage in
      Dots(stage: stage)
        .popup(isPresented: record.binding("one")) { Text(" one ") }
        .popup(isPresented: record.binding("two")) { Text(" two ") }
    }
    stage.draw()
    for shown in [["two"], ["two", "one"], ["one"], ["one", "two"]] {
      record.shown = Set(shown)
      stage.draw()
      stage.draw(after: .seconds(2))
      #expect(stage.lines[3].contains(shown.last ?? ""), "\(shown)")
      #expect(!stage.lines[3].contains(shown.dropLast().last ?? "none"), "\(shown)")
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
    #expect(focused.shown == ["b"])

    stage.isPresented = true
    stage.draw()
    #expect(focused.shown == ["c"])
    stage.press(.tab)
    #expect(focused.shown == ["c"])
    stage.press(.escape)

    #expect(focused.shown == ["b"])
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
