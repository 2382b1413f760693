import Testing
import TextUI

@Suite("Gesture state")
struct GestureStateTests {
  /// A view that follows a drag.
  private struct Puck: View {
    @GestureState private var way = 0

    var body: some View {
      Text("o")
        .gesture(DragGesture().updating($way) { value, way in way = value.translation.width })
        .padding(.leading, max(0, way)).frame(width: 8, alignment: .leading)
    }
  }

  /// A view that slides back in a second.
  private struct Glider: View {
    @GestureState(resetAnimation: .linear(duration: .seconds(1))) private var way = 0

    var body: some View {
      Text("o")
        .gesture(DragGesture().updating($way) { value, way in way = value.translation.width })
        .padding(.leading, max(0, way)).frame(width: 8, alignment: .leading)
    }
  }

  private func drag(_ window: Window, to column: Int) {
    _ = window.rows(8, 1)
    window.mouse(.down(.left), 0, 0)
    window.mouse(.moved(.left), column, 0)
  }

  @Test("it follows the gesture, and returns when the button is released, or it is cancelled")
  func returns() {
    let window = Window { Puck() }
    drag(window, to: 4)
    let rows = states(
      of: window.rows(8, 1)[0], { window.mouse(.up(.left), 4, 0) }, { drag(window, to: 4) },
      { window.send(.windowFocus(false), at: .zero) })
    #expect(rows == ["    o   ", "o       ", "    o   ", "o       "])
  }

  @Test("it returns by its animation")
  func slidesBack() {
    let window = Window { Glider() }
    drag(window, to: 4)
    _ = window.rows(8, 1)
    window.mouse(.up(.left), 4, 0)
    let columns = [0, 0.5, 1].map { window.rows(8, 1, at: $0)[0].prefix { $0 == " " }.count }
    #expect(columns == [4, 2, 0])
  }
}
