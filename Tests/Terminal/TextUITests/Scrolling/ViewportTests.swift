import Testing
import TextUI

@Suite("A viewport")
struct ViewportTests {
  private func viewport(_ content: Int, _ window: Int, margin: Int = 0) -> Viewport {
    Viewport(
      content: Size(width: content, height: content), window: Size(width: window, height: window),
      zoomRange: 0.25...8, margins: Size(width: margin, height: margin))
  }

  @Test("content smaller than the window is centred, however it is moved")
  func centred() {
    for window in 0...9 {
      for content in 0...window {
        var viewport = viewport(content, window, margin: 3)
        #expect(viewport.contentRect.x == (window - content) / 2, "\(content) in \(window)")
        let hasMoved = viewport.move(columns: 5, rows: -5)
        #expect(!hasMoved)
        #expect(viewport.contentRect.y == (window - content) / 2)
      }
    }
  }

  @Test("larger content stops at a margin inside the edges", arguments: 0...3)
  func clamped(margin: Int) {
    for content in 11...20 {
      var viewport = viewport(content, 10, margin: margin)
      viewport.move(columns: 1000, rows: -1000)
      #expect(viewport.contentRect.x == margin)
      #expect(viewport.contentRect.maxY == 10 - margin)
      #expect(viewport.offset == Point(x: -margin, y: content + margin - 10))
      viewport.move(columns: .min, rows: .max)
      #expect(viewport.contentRect.maxX == 10 - margin)
      #expect(viewport.contentRect.y == margin)
    }
  }

  @Test("each direction has its own margin")
  func clampsByAxis() {
    var viewport = Viewport(
      content: Size(width: 20, height: 20), window: Size(width: 10, height: 10),
      margins: Size(width: 3, height: 1))
    viewport.move(columns: 99, rows: 99)
    #expect(viewport.offset == Point(x: -3, y: -1))
    viewport.move(columns: -99, rows: -99)
    #expect(viewport.offset == Point(x: 13, y: 11))
    #expect(viewport.margins == Size(width: 3, height: 1))
  }

  @Test("zooming keeps the point under the focus, unless a margin prevents it")
  func focus() {
    for x in 0..<20 {
      for steps in [-2, -1, 1, 2, 5] {
        let focus = Point(x: x, y: 10)
        // Margins as wide as the window have no effect.
        var viewport = viewport(100, 20, margin: 2000)
        viewport.move(columns: 7, rows: -3)
        let before = viewport.contentPosition(at: focus)
        let hasZoomed = viewport.zoom(by: steps, about: focus)
        #expect(hasZoomed)
        let after = viewport.contentPosition(at: focus)
        #expect(abs(before.x - after.x) < 1e-9 && abs(before.y - after.y) < 1e-9)
      }
    }
  }

  @Test("zooming to 2 about a cell keeps its place")
  func aboutCell() {
    var viewport = Viewport(
      content: Size(width: 80, height: 24), window: Size(width: 80, height: 24))
    viewport.zoom(to: 2, about: Point(x: 20, y: 10))
    #expect(viewport.contentRect.origin == Point(x: -20, y: -10))
  }

  @Test("zooming in and out by the same number of steps leads back")
  func inAndOut() {
    let start = viewport(100, 20, margin: 500)
    for steps in 1...6 {
      var viewport = start
      viewport.zoom(by: steps, about: Point(x: 3, y: 17))
      viewport.zoom(by: -steps, about: Point(x: 3, y: 17))
      #expect(abs(viewport.zoom - 1) < 1e-9)
      #expect(viewport.contentRect == start.contentRect)
    }
  }

  @Test("the zoom stays in its range, and NaN changes nothing")
  func range() {
    var viewport = viewport(10, 10)
    viewport.zoom(by: .max)
    #expect(viewport.zoom == 8)
    let isBeyond = viewport.zoom(by: 1)
    #expect(!isBeyond)
    viewport.zoom(to: -.infinity)
    #expect(viewport.zoom == 0.25)
    let isNumber = viewport.zoom(to: .nan)
    #expect(!isNumber)
    #expect(Viewport(zoom: .nan, zoomRange: -3...(.infinity)).zoom == 0.01)
  }

  @Test("a slider's zoom without a focus keeps the middle of the window")
  func middle() {
    var viewport = viewport(40, 10)
    viewport.zoom(to: 2)
    #expect(viewport.contentRect == Rect(x: -35, y: -35, width: 80, height: 80))
  }

  @Test("a resize of the window keeps its middle")
  func resize() {
    var viewport = viewport(100, 20)
    viewport.move(columns: -10, rows: 0)
    viewport.resize(content: viewport.content, window: Size(width: 40, height: 20))
    #expect(viewport.contentRect.x == -40)
    viewport.resize(content: Size(width: 200, height: 100), window: viewport.window)
    #expect(viewport.contentRect.x == -100)
    viewport.resize(content: .zero, window: .zero)
    #expect(viewport.contentRect == .zero)
  }

  @Test("extreme numbers do not overflow")
  func hugeNumbers() {
    let huge = Size(width: .max, height: .max)
    var viewport = Viewport(
      content: huge, window: huge, zoom: 1000, zoomRange: 0...1e9,
      margins: Size(width: .max, height: .max))
    viewport.move(columns: .min, rows: .max)
    viewport.zoom(by: 3, about: Point(x: .max, y: .min))
    viewport.resize(content: Size(width: -1, height: .min), window: huge)
    #expect(viewport.contentRect.width == 0)
    #expect(viewport.content == .zero)
  }
}
