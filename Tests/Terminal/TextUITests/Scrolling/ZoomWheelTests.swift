import Testing
import TextUI

/// A zoom view whose wheel zooms without Control.
@Suite struct ZoomWheelTests {
  private func window(_ viewport: Slip<Viewport>, wheelZooms: Bool = true) -> Window {
    let window = Window {
      ZoomView(viewport: viewport.binding, wheelZooms: wheelZooms) {
        Color.clear.frame(width: 8, height: 4)
      }
    }
    _ = window.rows(8, 4)
    return window
  }

  @Test func `the wheel zooms about the mouse, with and without Control`() {
    for modifiers in [EventModifiers.control, []] {
      let viewport = Slip(Viewport(zoomRange: 1...8))
      let window = window(viewport)
      for _ in 0..<4 {
        let wheel = MouseEvent(.wheel(x: 0, y: -1), at: .zero, modifiers: modifiers)
        window.send(.mouse(wheel), at: .zero)
        _ = window.rows(8, 4)
      }
      #expect(
        viewport.value.zoom > 2.4 && viewport.value.offset.x <= 1 && viewport.value.offset.y <= 1)
      window.mouse(.wheel(x: 0, y: 1), 0, 0)
      #expect(viewport.value.zoom < 2)
    }
  }

  @Test func `otherwise the wheel moves the content`() {
    let viewport = Slip(Viewport(zoom: 4, zoomRange: 1...8))
    let window = window(viewport, wheelZooms: false)
    let before = viewport.value.offset
    window.mouse(.wheel(x: 0, y: 1), 4, 2)
    #expect(viewport.value.zoom == 4 && viewport.value.offset.y > before.y)
  }

  @Test func `a view inside that scrolls precedes the zoom`() {
    let viewport = Slip(Viewport(zoomRange: 1...8))
    let window = Window {
      ZoomView(viewport: viewport.binding, wheelZooms: true) {
        Color.clear.onWheel { _, _ in .handled }
      }
    }
    _ = window.rows(8, 4)
    window.mouse(.wheel(x: 0, y: -1), 4, 2)
    #expect(viewport.value.zoom == 1)
  }
}
