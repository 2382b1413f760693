import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

/// The cover editor zooms and moves the cover, whose faces keep their places on it.
@Suite struct CoverZoomTests {
  /// Opens the cover editor in a window in which the cover has 120 columns and 20 rows.
  private func opens(_ cover: ThemeCover = ThemeCover()) throws -> EditorDriving {
    let editor = EditorDriving("animals", 122, 34, cover: cover)
    try editor.does("alt-o")
    return editor
  }

  private static let middle = ThemeCover(faces: [CoverFace("🐶")])

  @Test func `keys zoom in, out and back, also while a face is chosen`() throws {
    let editor = try opens(Self.middle)
    #expect(
      try editor.missing(after: [
        "+": "zoom 125 %", "z": "zoom 156 %", "-": "zoom 125 %", "0": "zoom 100 %",
        "z z z": "zoom 195 %", "Z": "zoom 156 %",
      ]) == [])
    try editor.does("0")
    try editor.clicks("🐶")
    try editor.does("z +")
    #expect(
      try editor.shows("zoom 125 %") && editor.shows("🐶, 45 %")
        && editor.savedCover().faces[0].size == 0.45)
  }

  @Test func `Control and the wheel pinch the cover about the mouse, and a drag moves it`() throws {
    let editor = try opens(ThemeCover(faces: [CoverFace("🐶", x: -0.4, y: -0.3, size: 0.2)]))
    let before = try editor.screen.place(of: "🐶")
    for _ in 0..<3 {
      let mouse = MouseEvent(.wheel(x: 0, y: -1), at: Point(x: 60, y: 10), modifiers: .control)
      editor.screen.sends(.mouse(mouse))
    }
    #expect(editor.shows("zoom 195 %") && (try? editor.screen.place(of: "🐶")) != before)
    editor.drags(from: Point(x: 90, y: 18), to: Point(x: 119, y: 19))
    #expect(try editor.savedCover().faces == [CoverFace("🐶", x: -0.4, y: -0.3, size: 0.2)])
  }

  /// A place in the window, relative to the middle of the cover, is kept divided by the zoom:
  /// (60,18) in a window of 80 by 24 at zoom 2 is 20 columns and 6 rows from the middle, and kept
  /// as (10,3).
  @Test(arguments: [1.0, 2, 4])
  func `a drop is kept in the space of the cover`(zoom: Double) {
    let window = Size(width: 80, height: 24)
    var viewport = Viewport(zoomRange: 1...8)
    viewport.resize(content: window, window: window)
    viewport.zoom(to: zoom)
    let content = viewport.contentRect
    let face = CoverFace("🐶", size: 0.1)
    let cells = face.cells(on: content.size, cellAspect: 0.5)
    let drop = Point(
      x: 60 - content.x - cells.width / 2, y: 18 - content.y - cells.height / 2)
    let placed = face.placed(at: drop, on: content.size, cellAspect: 0.5)
    #expect(abs(placed.x * 80 - 20 / zoom) <= 1 / zoom && abs(placed.y * 24 - 6 / zoom) <= 1 / zoom)
  }

  @Test func `a face dropped on the zoomed cover lies where it was dropped`() throws {
    let editor = try opens()
    try editor.does("z z z")
    let palette = try editor.screen.place(of: "🐱")
    editor.drags(from: palette, to: Point(x: 90, y: 8))
    // It was lifted at its top left cell, and is 15 rows high at this zoom.
    let face = try #require(try editor.savedCover().faces.first)
    let row = editor.screen.frame.buffer.lines.firstIndex { $0.contains("🐱") }
    #expect(face.symbol == "🐱" && face.x > 0.05 && face.x < 0.3 && face.y > 0 && face.y < 0.2)
    #expect(row.map { abs($0 - 15) <= 1 } == true)
  }

  /// The place of a drop, 20 columns and 6 rows from the middle, divided by the zoom: (10,3) at 2.
  @Test(arguments: [("", 1.0), ("z", 1.25), ("z z z", 1.953125), ("z z z z", 2.44140625)])
  func `a face dropped 20 columns and 6 rows off the middle is kept as that divided by the zoom`(
    keys: String, zoom: Double
  ) throws {
    let editor = try opens(ThemeCover(faces: [CoverFace("🐶", size: 0.1)]))
    if !keys.isEmpty { try editor.does(keys) }
    let middle = try editor.screen.place(of: "🐶")
    editor.drags(from: middle, to: Point(x: middle.x + 20, y: middle.y + 6))
    let face = try #require(try editor.savedCover().faces.first)
    // Half a cell of the zoomed cover, and half of the thousandth that is kept.
    #expect(
      abs(face.x * 120 - 20 / zoom) <= 0.5 / zoom + 0.06
        && abs(face.y * 20 - 6 / zoom) <= 0.5 / zoom + 0.01)
  }
}
