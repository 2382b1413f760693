import Testing
import TextUI

@Suite("Phases of presses")
struct PressPhaseTests {
  private func name(_ press: Press) -> String { "\(press.phase)" }

  @Test("a press or a drag whose view is removed is cancelled once")
  func isCancelledWithView() {
    let (heard, isThere) = (Box<[String]>([]), Slip(true))
    let drag = DragGesture().onChanged { _ in heard.note("changed") }
      .onEnded { heard.note($0.isCancelled ? "cancelled" : "ended") }
    let pressed = Window {
      if isThere.value { Text("hold").onPress { heard.note(name($0)) } } else { Text("gone") }
    }
    let dragged = Window {
      if isThere.value { Text("hold").gesture(drag) } else { Text("gone") }
    }
    let phases = [pressed, dragged].map { window in
      isThere.set(true)
      _ = window.rows(4, 1)
      window.mouse(.down(.left), 0, 0)
      if window === dragged { window.mouse(.moved(.left), 2, 0) }

      isThere.set(false)
      for time in 1...3 { _ = window.rows(4, 1, at: Double(time)) }
      window.mouse(.up(.left), 2, 0, at: 4)
      return heard.take()
    }
    #expect(phases == [["began", "cancelled"], ["changed", "cancelled"]])
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

    let phases = heard.value
    window.key(.character("x"))
    #expect(phases == ["began", "stationary", "stationary", "stationary", "moved", "ended"])
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
    let began = heard.take()
    window.mouse(.moved(.left), 3, 0)
    window.mouse(.up(.left), 3, 0)
    #expect([began, heard.value] == [["1 by 0"], ["3 by 2", "ended at 3"]])
  }

  @Test("a view below an opacity of 0.01 lets hits through")
  func letsHitsThrough() {
    let heard = Box<[String]>([])
    for opacity in [0, 0.009, 0.01, 0.5] {
      let window = Window {
        Text("below").onTapGesture { heard.note("below") }.overlay {
          Text("above").onTapGesture { heard.note("above") }.opacity(opacity)
        }
      }
      _ = window.rows(5, 1)
      window.tap(0, 0)
    }
    #expect(heard.value == ["below", "below", "above", "above"])
  }

  @Test("changes at the cancellation of a press are in the first frame without the view")
  func goneViewChangesFrame() {
    struct Holder: View {
      let isThere: Box<Bool>
      @State private var isHeld = false

      var body: some View {
        HStack(spacing: 0) {
          Text(isHeld ? "held" : "free")
          if isThere.value {
            Text("ab").onPress { isHeld = $0.phase != .cancelled && $0.phase != .ended }
          }
        }
      }
    }
    let isThere = Box(true)
    let window = Window {
      Holder(isThere: isThere).frame(width: 8, height: 2, alignment: .topLeading)
    }
    _ = window.rows(8, 2)
    window.mouse(.down(.left), 4, 0)
    #expect(
      states(of: window.rows(8, 2)[0], { isThere.value = false }) == ["heldab  ", "free    "])
  }
}
