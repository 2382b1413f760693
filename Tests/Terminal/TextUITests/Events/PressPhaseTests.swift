import Testing
import TextUI

@Suite("Phases of presses")
struct PressPhaseTests {
  private func name(_ press: Press) -> String { "\(press.phase)" }

  @Test("a press whose view is removed is cancelled once")
  func isCancelledWithView() {
    let (heard, isThere) = (Box<[String]>([]), Slip(true))
    let window = Window {
      if isThere.value { Text("hold").onPress { heard.note(name($0)) } } else { Text("gone") }
    }
    _ = window.rows(4, 1)
    window.mouse(.down(.left), 0, 0)

    isThere.set(false)
    for time in 1...3 { _ = window.rows(4, 1, at: Double(time)) }
    window.mouse(.up(.left), 0, 0, at: 4)

    #expect(heard.value == ["began", "cancelled"])
  }

  @Test("a drag whose view is removed is cancelled once")
  func cancelsDragWithView() {
    let (heard, isThere) = (Box<[String]>([]), Slip(true))
    let drag = DragGesture().onChanged { _ in heard.note("changed") }
      .onEnded { heard.note($0.isCancelled ? "cancelled" : "ended") }
    let window = Window {
      if isThere.value { Text("hold").gesture(drag) } else { Text("gone") }
    }
    _ = window.rows(4, 1)
    window.mouse(.down(.left), 0, 0)
    window.mouse(.moved(.left), 2, 0)

    isThere.set(false)
    for time in 1...3 { _ = window.rows(4, 1, at: Double(time)) }
    window.mouse(.up(.left), 2, 0, at: 4)

    #expect(heard.value == ["changed", "cancelled"])
  }

  @Test("a held press is stationary when something else happens")
  func isStationary() {
    let heard = Box<[String]>([])
    let window = Window { Text("hold").onPress { heard.note(name($0)) } }
    _ = window.rows(4, 1)
    window.mouse(.down(.left), 1, 0)

    window.key(.character("x"))
    window.mouse(.wheel(x: 0, y: 1), 1, 0)
    window.mouse(.moved(.left), 1, 0)
    window.mouse(.moved(.left), 2, 0)
    window.mouse(.up(.left), 2, 0)

    #expect(
      heard.value == ["began", "stationary", "stationary", "stationary", "moved", "ended"])
    window.key(.character("x"))
    #expect(heard.value.count == 6)
  }

  @Test("a drag without a least distance reports the press itself, at once")
  func reportsPress() {
    let heard = Box<[String]>([])
    let window = Window {
      Text("hold").gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { heard.note("\($0.location.x) by \($0.translation.width)") }
          .onEnded { heard.note("ended at \($0.location.x)") })
    }
    _ = window.rows(4, 1)

    window.mouse(.down(.left), 1, 0)
    #expect(heard.take() == ["1 by 0"])
    window.mouse(.moved(.left), 3, 0)
    window.mouse(.up(.left), 3, 0)
    #expect(heard.value == ["3 by 2", "ended at 3"])
  }

  @Test("a view below an opacity of 0.01 lets hits through", arguments: [0, 0.009, 0.01, 0.5])
  func letsHitsThrough(opacity: Double) {
    let heard = Box<[String]>([])
    let window = Window {
      Text("below").onTapGesture { heard.note("below") }.overlay {
        Text("above").onTapGesture { heard.note("above") }.opacity(opacity)
      }
    }
    _ = window.rows(5, 1)
    window.tap(0, 0)

    #expect(heard.value == [opacity < 0.01 ? "below" : "above"])
  }

  @Test("a tap is recognized before the view receives the end of its press")
  func tellsTapBeforePress() {
    let heard = Box<[String]>([])
    let window = Window {
      Text("hold").onPress { heard.note("press \(name($0))") }
        .onTapGesture { heard.note("tap") }
    }
    _ = window.rows(4, 1)
    window.tap(0, 0)

    #expect(heard.value == ["press began", "tap", "press ended"])
  }
}
