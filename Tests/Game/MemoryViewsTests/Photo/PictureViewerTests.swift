import MemoryModel
import Pictures
import Testing
import TextUI

@testable import MemoryViews

@Suite("Looking at a picture")
struct PictureViewerTests {
  private let viewer = PictureViewing()
  private var kept: PictureViewing.Kept { viewer.kept }
  private var screen: ScreenDriving { viewer.screen }

  @Test("a turn is saved at once, and four turns are none")
  func turns() throws {
    let turns = try screen.after(["r", "l l"]) { kept.last?.crop?.quarterTurns }
    #expect((turns, missing(["Oma", "[View]"], in: screen.text)) == ([1, 3], []))
  }

  @Test("in crop mode there are eight handles of one cell, at any zoom")
  func handles() throws {
    func handles() -> Int { screen.text.count { $0 == "■" } }
    var counts = try screen.after(["c"] + Array(repeating: "+", count: 11), handles)
    screen.drags(from: Point(x: 30, y: 10), by: Size(width: 200, height: 90))
    counts.append(handles())
    counts += try screen.after(["0"], handles)
    #expect(counts == Array(repeating: 8, count: 14))
  }

  @Test("dragging a handle shrinks the frame, and the drag continues over everything else")
  func drags() throws {
    try screen.does("c")
    let corner = try screen.place(of: "■")
    screen.sends(.mouse(MouseEvent(.down(.left), at: corner)))
    screen.sends(.mouse(MouseEvent(.moved(.left), at: Point(x: corner.x + 4, y: corner.y + 2))))
    screen.sends(.mouse(MouseEvent(.moved(.left), at: Point(x: 0, y: 0))))
    screen.sends(.mouse(MouseEvent(.moved(.left), at: Point(x: corner.x + 4, y: corner.y + 2))))
    screen.sends(.mouse(MouseEvent(.up(.left), at: Point(x: corner.x + 4, y: corner.y + 2))))
    #expect(try screen.place(of: "■") == Point(x: corner.x + 4, y: corner.y + 2))
    try screen.does("enter")
    let crop = try #require(kept.last?.crop)
    #expect(crop.width < 0.8 && crop.height < 0.6 && crop.x > 0 && crop.y > 0)
  }

  @Test("arrows move the frame, with shift they size it, and Enter saves the crop")
  func keys() throws {
    try screen.does("c shift-left shift-left shift-up")
    try screen.does("right down")
    try screen.does("enter")
    let crop = try #require(kept.last?.crop)
    let isSized = abs(crop.width - 0.76) < 1e-9 && abs(crop.height - 0.58) < 1e-9
    #expect(isSized && abs(crop.x) < 1e-9 && crop.y > 0)
  }

  @Test("Esc leaves the mode first and then the picture, and saves nothing")
  func leaves() throws {
    try screen.does("c shift-left")
    var modes: [Bool] = []
    let left = try screen.after(["esc", "esc"]) {
      modes.append(screen.text.contains("[View]") && kept.last?.crop == nil)
      return kept.hasLeft
    }
    #expect((left, modes[0]) == ([false, true], true))
  }

  @Test("every edit is kept at once, and Esc keeps what it restores")
  func keepsAtOnce() throws {
    try screen.does("c shift-left")
    let width = kept.last?.crop?.width ?? 1
    let pictures = try screen.after(["esc f right", "esc"]) { kept.last }
    #expect(
      width < 0.79
        && pictures == [
          FacePicture(PictureViewing.id, filter: .grey), FacePicture(PictureViewing.id),
        ])
  }

  @Test("edits between two frames are all kept, also before leaving")
  func fast() throws {
    try screen.doesAtOnce("r l f 3 enter esc")
    #expect(kept.hasLeft && kept.last == FacePicture(PictureViewing.id, filter: .sepia))
  }

  @Test("a drag is kept when it ends, and not if Esc cancels it")
  func drag() throws {
    try screen.does("c")
    let corner = try screen.place(of: "■")
    screen.sends(.mouse(MouseEvent(.down(.left), at: corner)))
    screen.sends(.mouse(MouseEvent(.moved(.left), at: Point(x: corner.x + 4, y: corner.y + 2))))
    var counts = [kept.pictures.count]
    try screen.does("esc")
    screen.sends(.mouse(MouseEvent(.up(.left), at: Point(x: corner.x + 4, y: corner.y + 2))))
    counts.append(kept.pictures.count)
    let isCropping = screen.text.contains("[Crop]")
    screen.drags(from: corner, by: Size(width: 4, height: 2))
    #expect((counts + [kept.pictures.count], isCropping) == ([0, 0, 1], true))
  }

  @Test("filters are chosen by arrows, numbers and clicks, and Done keeps one")
  func filters() throws {
    try screen.does("f")
    #expect(screen.text.contains("[1 Off] 2 Grey  3 Sepia  4 Warm  5 Cool  6 Contrast"))
    let keys = ["right", "down", "left", "6", "right", "1", "left", "4"]
    let filters: [PictureFilter?] = [.grey, .sepia, .grey, .contrast, .contrast, nil, nil, .warm]
    #expect(try screen.after(keys) { kept.last?.filter } == filters)
    try screen.clicks("5 Cool")
    let isCool = kept.last?.filter == .cool && screen.text.contains("[5 Cool]")
    var last = try screen.after(["left"]) { kept.last?.filter }
    try screen.clicks("[ Done ]")
    #expect(isCool && screen.text.contains("[View]"))
    last.append(kept.last?.filter)
    last += try screen.after(["u u"]) { kept.last?.filter }
    #expect(last == [.warm, .warm, .warm] as [PictureFilter?])
  }

  @Test("a filter changes the pixels of the picture")
  func filtered() throws {
    let middle = Point(x: 30, y: 10)
    let before = screen.frame.buffer.style(at: middle)
    let isChanged = try screen.after(["f 2", "1"]) {
      screen.frame.buffer.style(at: middle) != before
    }
    #expect(isChanged == [true, false])
  }

  @Test("undo restores the changes one by one")
  func undo() throws {
    var buttons = [screen.text.contains("( Undo )")]
    try screen.does("r f 2 enter")
    buttons.append(screen.text.contains("[ Undo ]"))
    try screen.does("u")
    let first = kept.last
    try screen.clicks("[ Undo ]")
    buttons.append(screen.text.contains("( Undo )"))
    #expect((first?.filter, first?.crop?.quarterTurns) == (nil, 1))
    #expect((kept.last, buttons) == (FacePicture(PictureViewing.id), [true, true, true]))
  }

  @Test("y redoes what u has undone, as do the keys of the editor and a button")
  func redo() throws {
    var seen: [String] = []
    func note() {
      let turns = kept.last?.crop?.quarterTurns ?? 0
      seen.append(
        "\(turns) \(kept.last?.filter.map { "\($0)" } ?? "-") \(screen.text.contains("Redo"))")
    }
    for script in ["r f 2 enter u u", "y", "alt-y alt-z ctrl-y", "u"] {
      try screen.does(script)
      note()
    }
    try screen.clicks("[ Redo ]")
    note()
    try screen.does("u r y")
    note()
    #expect(
      seen == ["0 - true", "1 - true", "1 grey false", "1 - true", "1 grey false", "2 - false"])
  }

  @Test("a disabled button is not marked by the focus of the picture")
  func marksNoDisabledButton() throws {
    let style = try screen.style(of: "( Undo )")
    #expect(style.attributes.contains(.dim) && !style.attributes.contains(.reverse))
  }

  @Test(
    "the button for redo gives way to the slider, and the hint to both",
    arguments: [40, 60, 80, 200])
  func fitsRedo(width: Int) throws {
    var wrong: [PictureEditing.Mode] = []
    for mode in PictureEditing.Mode.allCases {
      let screen = PictureViewing(width, 22, mode: mode).screen
      try screen.does(mode == .stickers ? "r alt-z" : "r u")
      let words = shown(["100 %", "( Undo )", "[ Redo ]"], in: screen.text)
      try screen.does("alt-y")
      let redo = width > 40 || mode != .crop ? ["[ Redo ]"] : []
      let isWrong = words != ["100 %", "( Undo )"] + redo
      if isWrong || shown(["[ Undo ]", "Redo"], in: screen.text) != ["[ Undo ]"] {
        wrong.append(mode)
      }
    }
    #expect(wrong == [])
  }

  @Test(
    "the mode is a click away, and its keys work after the click", arguments: [40, 60, 80, 200])
  func modes(width: Int) throws {
    let screen = PictureViewing(width, 22).screen
    let isShown = try PictureEditing.Mode.allCases.reversed().map { mode in
      try screen.clicks(" \(mode.title) ")
      return screen.text.contains("[\(mode.title)]")
    }
    let isShownByKey = try PictureEditing.Mode.allCases.map { mode in
      try screen.does("\(mode.key)")
      return screen.text.contains("[\(mode.title)]")
    }
    #expect(!(isShown + isShownByKey).contains(false))
  }

  @Test(
    "keys, slider and wheel zoom in every mode", arguments: PictureEditing.Mode.allCases, [40, 80])
  func zooms(mode: PictureEditing.Mode, width: Int) throws {
    let viewer = PictureViewing(width, 24, mode: mode)
    let screen = viewer.screen
    let isWhole = screen.text.contains("100 %")
    #expect(
      try screen.missing(after: ["+": "125 %", "=": "156 %", "-": "125 %", "0": "100 %"]) == [])
    let isZoomed = [(-1, 125), (-1, 156), (1, 125)].map { rows, zoom in
      screen.sends(.mouse(MouseEvent(.wheel(x: 0, y: rows), at: Point(x: 20, y: 8))))
      return screen.text.contains("\(zoom) %")
    }
    #expect((isWhole, isZoomed) == (true, [true, true, true]))
    let value = try screen.place(of: "125 %")
    try screen.does("click:\(value.x - 2),\(value.y)")
    #expect(screen.text.contains("800 %") && viewer.kept.pictures.isEmpty)
  }

  @Test("no size traps, and the rows are as wide as the window", arguments: [0, 1, 5, 20, 39, 40])
  func sizes(width: Int) throws {
    var wrong: [Size] = []
    for height in [0, 1, 2, 3, 4, 5, 8, 12] {
      for mode in PictureEditing.Mode.allCases {
        let screen = PictureViewing(width, height, mode: mode).screen
        try screen.does("right + tab s text:🎩 right")
        let size = screen.frame.buffer.size
        if size != Size(width: width, height: height) { wrong.append(size) }
      }
    }
    #expect(wrong == [])
  }
}
