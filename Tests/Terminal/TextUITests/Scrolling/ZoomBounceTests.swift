import Testing
import TextUI

@Suite("Content dragged beyond its margins")
struct ZoomBounceTests {
  /// Returns eight letters in a window of four.
  private func window(reducesMotion: Bool = false) -> (Slip<Viewport>, Window) {
    var environment = EnvironmentValues()
    environment.reducesMotion = reducesMotion
    let viewport = Slip(Viewport(zoom: 2, zoomRange: 1...2))
    let window = Window(environment: environment) {
      ZoomView(viewport: viewport.binding) { Letters() }
    }
    _ = window.rows(4, 1)
    window.mouse(.down(.left), 0, 0)
    window.mouse(.moved(.left), 2, 0)
    return (viewport, window)
  }

  @Test("it follows half as far, and springs back when it is released", arguments: [false, true])
  func springsBack(reducesMotion: Bool) {
    let (_, window) = window(reducesMotion: reducesMotion)
    var screens = [window.rows(4, 1)]
    window.mouse(.moved(.left), 6, 0)
    screens.append(window.rows(4, 1))

    window.mouse(.up(.left), 6, 0)

    screens.append(window.rows(4, 1))
    #expect(
      (screens, window.rows(4, 1, at: 3)) == (
        [["abcd"], ["  ab"], [reducesMotion ? "abcd" : "  ab"]], ["abcd"]
      ))
  }

  @Test("dragging back counts from the margin, and content that fits cannot be dragged")
  func comesBack() {
    let (viewport, window) = self.window()
    window.mouse(.moved(.left), 6, 0)
    window.mouse(.moved(.left), 1, 0)

    let otherWindow = Window { ZoomView { Letters() } }
    _ = otherWindow.rows(8, 1)
    otherWindow.mouse(.down(.left), 0, 0)
    otherWindow.mouse(.moved(.left), 6, 0)

    #expect(
      (window.rows(4, 1), viewport.value.offset, otherWindow.rows(8, 1)) == (
        ["bcde"], Point(x: 1, y: 0), ["abcdefgh"]
      ))
  }
}

/// A row filled with letters.
private struct Letters: View {
  var body: some View {
    GeometryReader { proxy in
      VStack {
        ForEach(0..<proxy.size.height) { _ in
          Text(String("abcdefgh".prefix(proxy.size.width))).lineLimit(1)
        }
      }
    }
  }
}
