import MemoryModel
import Pictures
import Testing
import TextUI

@testable import MemoryViews

@Suite("Looking at a picture")
struct PictureViewerTests {
  /// A class, because the viewer changes it.
  private final class Kept {
    var crops: [Crop?] = []
    var hasLeft = false
    var path = [0]
  }

  private let kept = Kept()
  private let screen: ScreenDriving

  init() {
    let kept = kept
    let picture = Picture(width: 40, height: 30) { _, _ in Pixel(red: 90, green: 90, blue: 90) }
    let face = Face(
      symbol: "Oma", word: "oma", picture: FacePicture(PictureID(of: [1, 2, 3])))
    screen = ScreenDriving(Size(width: 60, height: 22)) {
      NavigationStack(path: Bindable(kept).path) {
        Text("the editor").navigationDestination(for: Int.self) { _ in
          PictureViewer(
            face: face, original: picture, keep: { kept.crops.append($0) },
            leave: { kept.hasLeft = true })
        }
      }
    }
  }

  @Test("a turn is saved at once, and four turns are none")
  func turns() throws {
    try screen.does("r")
    #expect(kept.crops.last??.quarterTurns == 1)
    try screen.does("l l")
    #expect(kept.crops.last??.quarterTurns == 3)
    #expect(screen.text.contains("Oma") && screen.text.contains("[View]"))
  }

  @Test("in crop mode there are eight handles of one cell, at any zoom")
  func handles() throws {
    try screen.does("c")
    #expect(screen.text.count { $0 == "■" } == 8)
    try screen.does("+ +")
    #expect(screen.text.count { $0 == "■" } <= 8)
    try screen.does("- -")
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
    let crop = try #require(kept.crops.last ?? nil)
    #expect(crop.width < 0.8 && crop.height < 0.6 && crop.x > 0 && crop.y > 0)
  }

  @Test("arrows move the frame, with shift they size it, and Enter saves the crop")
  func keys() throws {
    try screen.does("c shift-left shift-left shift-up")
    try screen.does("right down")
    try screen.does("enter")
    let crop = try #require(kept.crops.last ?? nil)
    #expect(abs(crop.width - 0.76) < 1e-9 && abs(crop.height - 0.58) < 1e-9)
    #expect(abs(crop.x) < 1e-9 && crop.y > 0)
  }

  @Test("Esc leaves the mode first and then the picture, and saves nothing")
  func leaves() throws {
    try screen.does("c shift-left")
    try screen.does("esc")
    #expect(!kept.hasLeft && screen.text.contains("[View]") && (kept.crops.last ?? nil) == nil)
    try screen.does("esc")
    #expect(kept.hasLeft)
  }
}
