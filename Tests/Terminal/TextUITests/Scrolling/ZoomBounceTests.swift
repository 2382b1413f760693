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
    #expect(window.rows(4, 1) == ["abcd"])
    window.mouse(.moved(.left), 6, 0)
    #expect(window.rows(4, 1) == ["  ab"])

    window.mouse(.up(.left), 6, 0)

    #expect(window.rows(4, 1) == [reducesMotion ? "abcd" : "  ab"])
    #expect(window.rows(4, 1, at: 3) == ["abcd"])
  }

  @Test("dragging back counts from where the mouse crossed the margin")
  func comesBack() {
    let (viewport, window) = window()
    window.mouse(.moved(.left), 6, 0)
    window.mouse(.moved(.left), 1, 0)

    #expect(window.rows(4, 1) == ["bcde"])
    #expect(viewport.value.offset == Point(x: 1, y: 0))
  }

  @Test("content that fits in the window cannot be dragged")
  func holdsWhatFits() {
    let window = Window { ZoomView { Letters() } }
    _ = window.rows(8, 1)
    window.mouse(.down(.left), 0, 0)
    window.mouse(.moved(.left), 6, 0)

    #expect(window.rows(8, 1) == ["abcdefgh"])
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
