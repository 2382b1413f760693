import MemoryModel
import MemoryViewModel
import TestSupport
import Testing
import TextUI

@testable import MemoryViews

@Suite("The cover editor")
struct CoverEditorTests {
  /// Opens the cover editor in a window of 80 by 24, where it has columns 1 to 78 and rows 1 to 13.
  private func opens(_ cover: ThemeCover = ThemeCover()) throws -> EditorDriving {
    let editor = EditorDriving("animals", cover: cover)
    try editor.does("alt-o")
    return editor
  }

  @Test("the cover is above the faces to put on it, with a first hint")
  func usual() throws {
    let editor = try opens()
    #expect(
      editor.screen.text(13..<24) == """

         Drag a face up, or press Enter; a dropped picture becomes the background.
         >🐶< 🐱  🐭  🐰  🦊  🐻  🐼  🐨  🐯  🦁  🐮  🐷  🐸  🐵  🐴  🦄  🦝  🦓  🦒
          🐘  🦏  🦛  🐪  🦘  🦙  🐑  🐐  🦥  🦔  🦇  🦨  🐍






         [ Back ] Background [ Paper ▾ ]             z Z 0 zoom 100 % ( Undo ) ( Redo )
        """)
    #expect(editor.screen.frame.buffer.style(at: Point(x: 1, y: 1)).background == CardColors.paper)
  }

  @Test("Enter puts a face in the middle, where arrows move it and keys size it")
  func keys() throws {
    let editor = try opens()
    try editor.does("enter")
    #expect(
      editor.screen.text(3..<15) == """

                                          ┏━━━━━━━━━━┓
                                          ┃          ┃
                                          ┃          ┃
                                          ┃    🐶    ┃
                                          ┃          ┃
                                          ┃          ┃
                                          ┗━━━━━━━━━━┛



         🐶, 40 %                         + larger  - smaller  f to the front  Del away
        """)
    try editor.does("left left up + + -")
    let step = (x: -0.026, y: -0.077)
    #expect(try editor.savedCover().faces == [CoverFace("🐶", x: step.x, y: step.y, size: 0.45)])
  }

  private static let apart = ThemeCover(
    faces: [CoverFace("🐶", x: -0.3), CoverFace("🐱", x: 0.3)])

  @Test("a click or Tab chooses a face, the hindmost first, and f puts it in front of the others")
  func front() throws {
    let editor = try opens(Self.apart)
    #expect(
      try editor.missing(after: [
        "click:16,6 tab": "🐱, 40 %", "shift-tab": "🐶, 40 %", "click:16,6 f": "🐶, 40 %",
      ]) == [])
    try editor.does("+")
    #expect(
      try editor.savedCover().faces
        == [CoverFace("🐱", x: 0.3), CoverFace("🐶", x: -0.3, size: 0.45)])
  }

  @Test("Delete removes a face and selects the next one, at the end the faces to put there")
  func removes() throws {
    let editor = try opens(Self.apart)
    #expect(
      try editor.missing(after: ["click:16,6 delete": "🐱, 40 %", "backspace": ">🐶<"]) == []
        && editor.savedCover().isEmpty)
  }

  @Test(
    "keys for a face that was just removed do nothing",
    arguments: ["delete", "f", "+", "-", "left"])
  func followsRemoval(key: String) throws {
    let editor = try opens(ThemeCover(faces: [CoverFace("🐶")]))
    try editor.does("click:40,6")
    try editor.screen.doesAtOnce("delete \(key)")
    #expect(try editor.savedCover().isEmpty && editor.shows(">🐶<"))
  }

  @Test(
    "a face that is dragged is held where it was lifted, and moves by as many cells as the mouse")
  func adds() throws {
    let editor = try opens()
    editor.drags(from: Point(x: 2, y: 15), to: Point(x: 40, y: 7))

    let otherEditor = try opens(ThemeCover(faces: [CoverFace("🐶"), CoverFace("🐱", x: -0.3)]))
    otherEditor.drags(from: Point(x: 42, y: 6), to: Point(x: 61, y: 5))
    #expect(
      try (editor.shows("🐶, 40 %"), editor.savedCover().faces, otherEditor.savedCover().faces) == (
        true, [CoverFace("🐶", x: 0.038, y: 0.154)],
        [CoverFace("🐶", x: 0.244, y: -0.077), CoverFace("🐱", x: -0.3)]
      ))
  }

  @Test(
    "a face dropped outside the cover goes back",
    arguments: [Point(x: 40, y: 6), Point(x: 6, y: 15)])
  func refuses(from: Point) throws {
    let cover = ThemeCover(faces: [CoverFace("🐶")])
    let editor = try opens(cover)
    editor.drags(from: from, to: Point(x: 40, y: 20))
    editor.drags(from: from, to: Point(x: 79, y: 6))
    #expect(try editor.savedCover() == cover)
  }

  @Test("a full cover takes no more faces, and a notice says why; the wheel sizes the one below it")
  func full() throws {
    let cover = ThemeCover(faces: (0..<40).map { CoverFace("🐱", x: Double($0) / 100 - 0.2) })
    let editor = try opens(cover)
    editor.drags(from: Point(x: 2, y: 15), to: Point(x: 70, y: 3))

    let otherEditor = try opens(ThemeCover(faces: [CoverFace("🐶"), CoverFace("🐱", x: -0.3)]))
    try otherEditor.does("wheel:40,6,-1 wheel:40,6,-1 wheel:16,6,1 wheel:70,2,1")
    #expect(
      try (
        editor.app.notices.all.map(\.text), editor.savedCover(),
        otherEditor.savedCover().faces.map(\.size)
      ) == (["A cover can have at most 40 faces."], cover, [0.5, 0.35]))
  }

  @Test("each change is saved at once, and can be undone and redone; Esc leads to the form")
  func undoes() throws {
    let editor = try opens()

    let otherEditor = try opens()
    try otherEditor.does("enter esc esc")
    #expect(
      try (
        editor.missing(after: [
          "enter right right alt-z": "[ Undo ] [ Redo ]",
          "alt-y alt-z alt-z esc": "Cover  [ 1 face ] Alt-o", "alt-z": "Cover  [ Make one ] Alt-o",
        ]), editor.savedCover().isEmpty, otherEditor.hasLeft,
        otherEditor.savedCover().faces.map(\.symbol)
      ) == ([], true, true, ["🐶"]))
  }

  @Test("a background colour can be set, and the theme's own colour stays")
  func background() throws {
    let editor = try opens(ThemeCover(faces: [CoverFace("🐶")]))
    try editor.clicks("[ Paper")
    try editor.clicks("Sky")
    let sky = Theme.Color(rgb: 0x4F_C3F7)
    #expect(
      try (
        editor.screen.frame.buffer.style(at: Point(x: 1, y: 1)).background, editor.savedCover(),
        editor.app.library.themes[0].color
      ) == (
        sky.text, ThemeCover(background: .color(sky), faces: [CoverFace("🐶")]), Theme.animals.color
      ))
  }

  @Test("no size traps, zero included", arguments: [0, 1, 2, 3, 9, 20, 39, 101])
  func sizes(width: Int) throws {
    let heights = [0, 1, 2, 3, 5, 11].sampled(every: 3, from: width)
    let rows = try heights.map { height in
      let editor = EditorDriving("animals", width, height)
      try editor.does("alt-o enter right +")
      return editor.screen.rows.count
    }
    #expect(rows == Array(heights))
  }

  @Test("in ASCII words in a frame replace the faces")
  func plain() throws {
    let editor = EditorDriving("animals", 40, 12, isUnicode: false)
    try editor.does("alt-o enter left left left left left left up")
    #expect(
      editor.screen.text == """
        < Back        Edit Animals saved at once
          +-------+-----+--------------------+
          |       | dog |                    |
          |       |     |                    |
          |       +-----+                    |
          |                                  |
          +----------------------------------+
         dog, 40 %          + larger  - smaller
          dog       cat       mouse            #
          rabbit    fox       bear             |
          panda     koala     tiger            |
        [ Back ] [ Paper v ]   [ Undo ] ( Redo )
        """)
  }
}

extension EditorDriving {
  /// Returns the saved cover.
  func savedCover() throws -> ThemeCover { try #require(app.library.theme("animals")).cover }

  func drags(from: Point, to: Point) {
    screen.sends(.mouse(MouseEvent(.down(.left), at: from)))
    screen.sends(.mouse(MouseEvent(.moved(.left), at: to)))
    screen.sends(.mouse(MouseEvent(.up(.left), at: to)))
    screen.waits(.seconds(1))
  }
}
