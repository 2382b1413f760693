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
    try screen.does("r")
    #expect(kept.last?.crop?.quarterTurns == 1)
    try screen.does("l l")
    #expect(kept.last?.crop?.quarterTurns == 3)
    #expect(screen.text.contains("Oma") && screen.text.contains("[View]"))
  }

  @Test("in crop mode there are eight handles of one cell, at any zoom")
  func handles() throws {
    try screen.does("c")
    #expect(screen.text.count { $0 == "■" } == 8)
    for _ in 0..<11 {
      try screen.does("+")
      #expect(screen.text.count { $0 == "■" } == 8)
    }
    screen.drags(from: Point(x: 30, y: 10), by: Size(width: 200, height: 90))
    #expect(screen.text.count { $0 == "■" } == 8)
    try screen.does("0")
    #expect(screen.text.count { $0 == "■" } == 8)
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
    #expect(abs(crop.width - 0.76) < 1e-9 && abs(crop.height - 0.58) < 1e-9)
    #expect(abs(crop.x) < 1e-9 && crop.y > 0)
  }

  @Test("Esc leaves the mode first and then the picture, and saves nothing")
  func leaves() throws {
    try screen.does("c shift-left")
    try screen.does("esc")
    #expect(!kept.hasLeft && screen.text.contains("[View]") && kept.last?.crop == nil)
    try screen.does("esc")
    #expect(kept.hasLeft)
  }

  @Test("every edit is kept at once, and Esc keeps what it restores")
  func keepsAtOnce() throws {
    try screen.does("c shift-left")
    #expect(kept.last?.crop?.width.isLess(than: 0.79) == true)
    try screen.does("esc f right")
    #expect(kept.last == FacePicture(PictureViewing.id, filter: .grey))
    try screen.does("esc")
    #expect(kept.last == FacePicture(PictureViewing.id))
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
    #expect(kept.pictures.isEmpty)
    try screen.does("esc")
    screen.sends(.mouse(MouseEvent(.up(.left), at: Point(x: corner.x + 4, y: corner.y + 2))))
    #expect(kept.pictures.isEmpty && screen.text.contains("[Crop]"))
    screen.drags(from: corner, by: Size(width: 4, height: 2))
    #expect(kept.pictures.count == 1)
  }

  @Test("filters are chosen by arrows, numbers and clicks, and Done keeps one")
  func filters() throws {
    try screen.does("f")
    #expect(screen.text.contains("[1 Off] 2 Grey  3 Sepia  4 Warm  5 Cool  6 Contrast"))
    let keys: [(String, PictureFilter?)] = [
      ("right", .grey), ("down", .sepia), ("left", .grey), ("6", .contrast), ("right", .contrast),
      ("1", nil), ("left", nil), ("4", .warm),
    ]
    for (key, filter) in keys {
      try screen.does(key)
      #expect(kept.last?.filter == filter, "after \(key)")
    }
    try screen.clicks("5 Cool")
    #expect(kept.last?.filter == .cool && screen.text.contains("[5 Cool]"))
    try screen.does("left")
    #expect(kept.last?.filter == .warm)
    try screen.clicks("[ Done ]")
    #expect(screen.text.contains("[View]") && kept.last?.filter == .warm)
    try screen.does("u u")
    #expect(kept.last?.filter == .warm)
  }

  @Test("a filter changes the pixels of the picture")
  func filtered() throws {
    let middle = Point(x: 30, y: 10)
    let before = screen.frame.buffer.style(at: middle)
    try screen.does("f 2")
    let grey = screen.frame.buffer.style(at: middle)
    #expect(grey != before)
    try screen.does("1")
    #expect(screen.frame.buffer.style(at: middle) == before)
  }

  @Test("undo restores the changes one by one")
  func undo() throws {
    #expect(screen.text.contains("( Undo )"))
    try screen.does("r f 2 enter")
    #expect(screen.text.contains("[ Undo ]"))
    try screen.does("u")
    #expect(kept.last?.filter == nil && kept.last?.crop?.quarterTurns == 1)
    try screen.clicks("[ Undo ]")
    #expect(kept.last == FacePicture(PictureViewing.id) && screen.text.contains("( Undo )"))
  }

  @Test("y redoes what u has undone, as do the keys of the editor and a button")
  func redo() throws {
    try screen.does("r f 2 enter u u")
    #expect(kept.last == FacePicture(PictureViewing.id) && screen.text.contains("[ Redo ]"))
    try screen.does("y")
    #expect(kept.last?.crop?.quarterTurns == 1 && kept.last?.filter == nil)
    try screen.does("alt-y alt-z ctrl-y")
    #expect(kept.last?.filter == .grey && !screen.text.contains("Redo"))
    try screen.does("u")
    try screen.clicks("[ Redo ]")
    #expect(kept.last?.filter == .grey)
    try screen.does("u r y")
    #expect(kept.last?.filter == nil && kept.last?.crop?.quarterTurns == 2)
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
    for mode in PictureEditing.Mode.allCases {
      let screen = PictureViewing(width, 22, mode: mode).screen
      try screen.does(mode == .stickers ? "r alt-z" : "r u")
      #expect(screen.text.contains("100 %") && screen.text.contains("( Undo )"), "\(mode)")
      #expect(screen.text.contains("[ Redo ]") == (width > 40 || mode != .crop), "\(mode)")
      try screen.does("alt-y")
      #expect(screen.text.contains("[ Undo ]") && !screen.text.contains("Redo"), "\(mode)")
    }
  }

  @Test(
    "the mode is a click away, and its keys work after the click", arguments: [40, 60, 80, 200])
  func modes(width: Int) throws {
    let screen = PictureViewing(width, 22).screen
    for mode in PictureEditing.Mode.allCases.reversed() {
      try screen.clicks(" \(mode.title) ")
      #expect(screen.text.contains("[\(mode.title)]"))
    }
    for mode in PictureEditing.Mode.allCases {
      try screen.does("\(mode.key)")
      #expect(screen.text.contains("[\(mode.title)]"))
    }
  }

  @Test(
    "keys, slider and wheel zoom in every mode", arguments: PictureEditing.Mode.allCases, [40, 80])
  func zooms(mode: PictureEditing.Mode, width: Int) throws {
    let viewer = PictureViewing(width, 24, mode: mode)
    let screen = viewer.screen
    #expect(screen.text.contains("100 %"))
    for (key, zoom) in [("+", 125), ("=", 156), ("-", 125), ("0", 100)] {
      try screen.does(key)
      #expect(screen.text.contains("\(zoom) %"), "after \(key)")
    }
    for (rows, zoom) in [(-1, 125), (-1, 156), (1, 125)] {
      screen.sends(.mouse(MouseEvent(.wheel(x: 0, y: rows), at: Point(x: 20, y: 8))))
      #expect(screen.text.contains("\(zoom) %"))
    }
    let value = try screen.place(of: "125 %")
    try screen.does("click:\(value.x - 2),\(value.y)")
    #expect(screen.text.contains("800 %"))
    #expect(viewer.kept.pictures.isEmpty)
  }

  @Test("no size traps, and the rows are as wide as the window", arguments: [0, 1, 5, 20, 39, 40])
  func sizes(width: Int) throws {
    for height in [0, 1, 2, 3, 4, 5, 8, 12] {
      for mode in PictureEditing.Mode.allCases {
        let screen = PictureViewing(width, height, mode: mode).screen
        try screen.does("right + tab s text:🎩 right")
        #expect(screen.frame.buffer.size == Size(width: width, height: height))
      }
    }
  }
}
