import Testing
import TextUI

/// Rows that print their width, so that size and position are visible.
private struct Ruler: View {
  var body: some View {
    GeometryReader { proxy in
      let digits = (0..<proxy.size.width).map { Character(String($0 % 10)) }
      VStack {
        ForEach(0..<proxy.size.height) { _ in Text(String(digits)).lineLimit(1) }
      }
    }
  }
}

@Suite("A zoom view")
struct ZoomViewTests {
  private final class Model {
    var viewport = Viewport(zoomRange: 1...4)
  }

  private func window() -> Window {
    Window { ZoomView(zoomRange: 1...4) { Ruler() } }
  }

  @Test("shows its content in the size of the space, and keys zoom about the middle and back")
  func fits() {
    let window = self.window()
    _ = window.rows(8, 1)
    var rows: [String] = []
    for key in "++-0" {
      window.key(.character(key))
      rows += window.rows(8, 1)
    }

    #expect(
      (self.window().rows(8, 1), self.window().rows(0, 0), rows) == (
        ["01234567"], [], ["12345678", "23456789", "12345678", "01234567"]
      ))
  }

  @Test("Control and the wheel keep the cell under the mouse")
  func wheel() {
    let window = window()
    _ = window.rows(8, 1)
    // Its centre is half a cell of the content: at the last zoom, 2.44, in the second drawn cell.
    for expected in ["0", "0", "0", "1"] {
      let zoom = MouseEvent(.wheel(x: 0, y: -1), at: Point(x: 0, y: 0), modifiers: .control)
      window.send(.mouse(zoom), at: .zero)
      #expect(window.rows(8, 1)[0].prefix(1) == expected)
    }
  }

  @Test("dragging, the wheel and arrows move it up to its edges")
  func moves() {
    let window = window()
    _ = window.rows(8, 1)
    for _ in 0..<4 { window.key(.character("+")) }
    var screens = [window.rows(8, 1)]
    window.mouse(.down(.left), 4, 0)
    window.mouse(.moved(.left), 6, 0)
    screens.append(window.rows(8, 1))
    window.mouse(.moved(.left), 5, 0)
    window.mouse(.up(.left), 5, 0)
    screens.append(window.rows(8, 1))
    window.key(.left)
    screens.append(window.rows(8, 1))
    window.mouse(.wheel(x: 1, y: 0), 0, 0)
    screens.append(window.rows(8, 1))
    for _ in 0..<9 { window.key(.left) }
    screens.append(window.rows(8, 1))
    #expect(
      (screens, !window.key(.left) && !window.mouse(.wheel(x: -1, y: 0), 0, 0)) == (
        [["67890123"], ["45678901"], ["56789012"], ["34567890"], ["45678901"], ["01234567"]], true
      ))
  }

  @Test("a binding reads the sizes, and what is written to it wins")
  func binding() {
    let model = Model()
    let window = Window { ZoomView(viewport: Bindable(model).viewport) { Ruler() } }
    let firstScreen = window.rows(8, 1)
    let size = model.viewport.window
    model.viewport.zoom(to: 2)
    let screens = [firstScreen, window.rows(8, 1)]
    window.key(.character("-"))
    #expect(
      (screens, size, model.viewport.zoom) == (
        [["01234567"], ["45678901"]], Size(width: 8, height: 1), 1.6
      ))

    let isWide = Slip(false)
    let otherWindow = Window { Turning(isWide: isWide) }
    #expect(otherWindow.rows(16, 8)[0].contains("zoom 4.0"))
    for value in [true, false, true] {
      isWide.set(value)
      // Keys begin with the written value.
      let shown = ["", "+", "r-"].map { keys in
        for key in keys { otherWindow.key(.character(key)) }
        return otherWindow.rows(16, 8)[0]
      }
      let zooms = ["zoom 1.0", "zoom 1.25", "zoom 1.6"]
      #expect(zip(shown, zooms).filter { !$0.contains($1) }.map(\.0) == [])
    }
  }

  /// A view that resets its zoom when its content changes shape.
  private struct Turning: View {
    let isWide: Slip<Bool>
    @State private var viewport = Viewport(zoom: 4, zoomRange: 1...4)

    var body: some View {
      VStack(spacing: 0) {
        Text("zoom \(viewport.zoom)")
        ZoomView(viewport: $viewport) {
          Color.red.aspectRatio(isWide.value ? 4 : 1, contentMode: .fit)
        }
      }
      .onChange(of: isWide.value) { _, _ in viewport.zoom(to: 1) }
      .onKeyPress(.character("r")) { viewport.zoom(to: 2) }
    }
  }

  @Test("arrows move the focus first, and then the view")
  func focusFirst() {
    let window = Window {
      ZoomView(zoomRange: 1...4) {
        HStack {
          Button("a") {}
          Button("b") {}
        }
      }
    }
    _ = window.rows(20, 1)
    for _ in 0..<5 { window.key(.character("+")) }
    let before = window.rows(20, 1)
    window.key(.right)
    window.key(.right)
    #expect(window.frame?.buffer.lines == before)
    window.key(.right)
    #expect(window.frame(size: Size(width: 20, height: 1), at: .zero).buffer.lines != before)
  }
}
