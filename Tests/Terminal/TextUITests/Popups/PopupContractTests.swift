import TestSupport
import Testing
import TextUI

/// The invariants of popups under random events.
@Suite("The contract of popups")
struct PopupContractTests {
  /// A window with every kind of popup, and counters.
  private final class Everything {
    let center = PopupCenter()
    var shows: Set<Int> = []
    /// The number of open presentations of each kind.
    var open = [0, 0, 0, 0]

    func binding(_ number: Int) -> Binding<Bool> {
      Binding(get: { self.shows.contains(number) }, set: { self.set(number, $0) })
    }

    func set(_ number: Int, _ isShown: Bool) {
      if isShown, shows.insert(number).inserted { open[number] += 1 }
      if !isShown { shows.remove(number) }
    }

    func stage() -> PopupStage {
      PopupStage(moves: true) { stage in
        Dots(stage: stage).id("all")
          .popup(isPresented: self.binding(0), onDismiss: { self.open[0] -= 1 }) {
            Text("outer").popup(
              isPresented: self.binding(1), alignment: .topTrailing,
              style: PanelPopupStyle(isDraggable: true)
            ) { Button("inner") {} }
          }
          .popup(
            isPresented: self.binding(2), anchoredTo: "all", edge: .trailing,
            onDismiss: { self.open[2] -= 1 }
          ) { ForEach(0..<9) { Text("row \($0)") } }
          .alert("Really?", isPresented: self.binding(3)) {
            Button("Yes") {}
            Button("No") {}
          }
          .popups(self.center)
      }
    }
  }

  /// Performs a random event.
  private func step(
    _ everything: Everything, _ stage: PopupStage, _ numbers: inout SeededNumbers
  ) {
    let center = everything.center
    let (x, y) = (numbers.whole(-2...stage.size.width), numbers.whole(-2...stage.size.height))
    switch numbers.whole(0...11) {
    case 0: everything.set(numbers.whole(0...3), numbers.whole(0...2) > 0)
    case 1: stage.mouse(.down(.left), x, y)
    case 2: stage.mouse(.moved(.left), x, y)
    case 3: stage.mouse(.up(.left), x, y)
    case 4: stage.press([.escape, .tab, .enter, .down][numbers.whole(0...3)])
    case 5: stage.mouse(.wheel(x: 0, y: numbers.whole(-2...2)), x, y)
    case 6:
      center.show(Snackbar(kind: .error, "message \(x)", action: Snackbar.Action("Undo") {}))
    case 7: center.show(numbers.whole(0...3), priority: x) { Text("centre \(y)") }
    case 8: center.hide(numbers.whole(0...3))
    case 9: center.hideSnackbars()
    case 10: stage.size = Size(width: numbers.whole(0...70), height: numbers.whole(0...30))
    default: stage.draw(after: .milliseconds(numbers.whole(1...700)))
    }
    stage.draw(after: .milliseconds(numbers.whole(0...40)))
  }

  @Test("after any events all popups are closed, reported once and at rest", arguments: 0..<5)
  func endsWell(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let everything = Everything()
    let stage = everything.stage()
    stage.draw()

    for _ in 0..<80 {
      step(everything, stage, &numbers)
      for number in [0, 2] {
        #expect(everything.open[number] == (everything.shows.contains(number) ? 1 : 0))
      }
    }
    everything.shows = []
    everything.center.hideAll()
    everything.center.hideSnackbars()
    stage.size = Size(width: 20, height: 6)
    for _ in 0..<4 { stage.draw(after: .seconds(2)) }

    #expect(
      (stage.lines, stage.draw().wake) == (
        Array(repeating: String(repeating: ".", count: 20), count: 6), nil
      ))
  }
}
