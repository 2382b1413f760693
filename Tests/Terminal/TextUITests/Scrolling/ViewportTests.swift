import Testing
import TextUI

@Suite("A viewport")
struct ViewportTests {
  private func viewport(_ content: Int, _ window: Int, margin: Int = 0) -> Viewport {
    Viewport(
      content: Size(width: content, height: content), window: Size(width: window, height: window),
      zoomRange: 0.25...8, margins: Size(width: margin, height: margin))
  }

  @Test("smaller content is centred, however it is moved, and each direction has its own margin")
  func centred() {
    for window in 0...9 {
      for content in 0...window {
        var viewport = self.viewport(content, window, margin: 3)
        let x = viewport.contentRect.x
        let hasMoved = viewport.move(columns: 5, rows: -5)
        let middle = (window - content) / 2
        #expect((x, hasMoved, viewport.contentRect.y) == (middle, false, middle))
      }
    }

    var viewport = Viewport(
      content: Size(width: 20, height: 20), window: Size(width: 10, height: 10),
      margins: Size(width: 3, height: 1))
    viewport.move(columns: 99, rows: 99)
    let firstOffset = viewport.offset
    viewport.move(columns: -99, rows: -99)
    #expect(
      ([firstOffset, viewport.offset], viewport.margins) == (
        [Point(x: -3, y: -1), Point(x: 13, y: 11)], Size(width: 3, height: 1)
      ))
  }

  @Test("larger content stops at a margin inside the edges", arguments: 0...3)
  func clamped(margin: Int) {
    for content in 11...20 {
      var viewport = viewport(content, 10, margin: margin)
      viewport.move(columns: 1000, rows: -1000)
      let first = viewport
      viewport.move(columns: .min, rows: .max)
      #expect(first.offset == Point(x: -margin, y: content + margin - 10))
      #expect(
        [
          first.contentRect.x, first.contentRect.maxY, viewport.contentRect.maxX,
          viewport.contentRect.y,
        ] == [margin, 10 - margin, 10 - margin, margin])
    }
  }

  @Test("zooming keeps the point under the focus, or the middle of the window")
  func focus() {
    for x in 0..<20 {
      for steps in [-2, -1, 1, 2, 5] {
        let focus = Point(x: x, y: 10)
        // Margins as wide as the window have no effect.
        var viewport = self.viewport(100, 20, margin: 2000)
        viewport.move(columns: 7, rows: -3)
        let before = viewport.contentPosition(at: focus)
        let hasZoomed = viewport.zoom(by: steps, about: focus)
        let after = viewport.contentPosition(at: focus)
        #expect(hasZoomed && abs(before.x - after.x) < 1e-9 && abs(before.y - after.y) < 1e-9)
      }
    }

    var viewport = Viewport(
      content: Size(width: 80, height: 24), window: Size(width: 80, height: 24))
    viewport.zoom(to: 2, about: Point(x: 20, y: 10))

    var thirdViewport = self.viewport(40, 10)
    thirdViewport.zoom(to: 2)

    #expect(
      (viewport.contentRect.origin, thirdViewport.contentRect) == (
        Point(x: -20, y: -10), Rect(x: -35, y: -35, width: 80, height: 80)
      ))
  }

  @Test("the zoom leads back, stays in its range, and extreme numbers change nothing")
  func inAndOut() {
    let start = self.viewport(100, 20, margin: 500)
    for steps in 1...6 {
      var viewport = start
      viewport.zoom(by: steps, about: Point(x: 3, y: 17))
      viewport.zoom(by: -steps, about: Point(x: 3, y: 17))
      #expect(abs(viewport.zoom - 1) < 1e-9 && viewport.contentRect == start.contentRect)
    }

    var viewport = self.viewport(10, 10)
    viewport.zoom(by: .max)
    let firstZoom = viewport.zoom
    let isBeyond = viewport.zoom(by: 1)
    #expect(!isBeyond)
    viewport.zoom(to: -.infinity)
    #expect([firstZoom, viewport.zoom] == [8, 0.25])
    let isNumber = viewport.zoom(to: .nan)
    #expect(!isNumber && Viewport(zoom: .nan, zoomRange: -3...(.infinity)).zoom == 0.01)

    let huge = Size(width: .max, height: .max)
    var thirdViewport = Viewport(
      content: huge, window: huge, zoom: 1000, zoomRange: 0...1e9,
      margins: Size(width: .max, height: .max))
    thirdViewport.move(columns: .min, rows: .max)
    thirdViewport.zoom(by: 3, about: Point(x: .max, y: .min))
    thirdViewport.resize(content: Size(width: -1, height: .min), window: huge)
    #expect((thirdViewport.contentRect.width, thirdViewport.content) == (0, .zero))
  }

  @Test("a resize of the window keeps its middle")
  func resize() {
    var viewport = viewport(100, 20)
    viewport.move(columns: -10, rows: 0)
    viewport.resize(content: viewport.content, window: Size(width: 40, height: 20))
    let firstX = viewport.contentRect.x
    viewport.resize(content: Size(width: 200, height: 100), window: viewport.window)
    #expect([firstX, viewport.contentRect.x] == [-40, -100])
    viewport.resize(content: .zero, window: .zero)
    #expect(viewport.contentRect == .zero)
  }
}
