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

  @Test("shows its content in the size of the space at first")
  func fits() {
    #expect(window().rows(8, 1) == ["01234567"])
    #expect(window().rows(0, 0) == [])
  }

  @Test("plus and minus zoom about the middle, and zero goes back")
  func keys() {
    let window = window()
    _ = window.rows(8, 1)
    var rows: [String] = []
    for key in "++-0" {
      window.key(.character(key))
      rows += window.rows(8, 1)
    }
    #expect(rows == ["12345678", "23456789", "12345678", "01234567"])
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
    #expect(window.rows(8, 1) == ["67890123"])
    window.mouse(.down(.left), 4, 0)
    window.mouse(.moved(.left), 6, 0)
    #expect(window.rows(8, 1) == ["45678901"])
    window.mouse(.moved(.left), 5, 0)
    window.mouse(.up(.left), 5, 0)
    #expect(window.rows(8, 1) == ["56789012"])
    window.key(.left)
    #expect(window.rows(8, 1) == ["34567890"])
    window.mouse(.wheel(x: 1, y: 0), 0, 0)
    #expect(window.rows(8, 1) == ["45678901"])
    for _ in 0..<9 { window.key(.left) }
    #expect(window.rows(8, 1) == ["01234567"])
    #expect(!window.key(.left))
    #expect(!window.mouse(.wheel(x: -1, y: 0), 0, 0))
  }

  @Test("a binding reads the sizes, and sets the zoom")
  func binding() {
    let model = Model()
    let window = Window { ZoomView(viewport: Bindable(model).viewport) { Ruler() } }
    #expect(window.rows(8, 1) == ["01234567"])
    #expect(model.viewport.window == Size(width: 8, height: 1))
    model.viewport.zoom(to: 2)
    #expect(window.rows(8, 1) == ["45678901"])
    window.key(.character("-"))
    #expect(model.viewport.zoom == 1.6)
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

  @Test("what is written to the binding wins, also in a frame in which the content changes shape")
  func writtenValueWins() {
    let isWide = Slip(false)
    let window = Window { Turning(isWide: isWide) }
    #expect(window.rows(16, 8)[0].contains("zoom 4.0"))
    for value in [true, false, true] {
      isWide.set(value)
      #expect(window.rows(16, 8)[0].contains("zoom 1.0"))
      window.key(.character("+"))
      #expect(window.rows(16, 8)[0].contains("zoom 1.25"))
      window.key(.character("r"))
      window.key(.character("-"))
      #expect(window.rows(16, 8)[0].contains("zoom 1.6"), "keys begin with the written value")
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
