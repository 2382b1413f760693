import MemoryModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("The places of the faces of a cover")
struct CoverPlanTests {
  private static let sheet = Size(width: 60, height: 10)

  @Test(
    "a cover is three times as wide as it looks high, as large as fits",
    arguments: [
      (Size(width: 60, height: 10), Size(width: 60, height: 10)),
      (Size(width: 80, height: 40), Size(width: 78, height: 13)),
      (Size(width: 200, height: 8), Size(width: 48, height: 8)),
      (Size(width: 5, height: 5), Size(width: 5, height: 1)),
      (Size(width: 40, height: 0), Size(width: 0, height: 0)),
      (Size(width: 0, height: 9), Size(width: 0, height: 1)),
    ])
  func size(room: Size, expected: Size) {
    #expect(ThemeCover.size(in: room, cellAspect: 0.5) == expected)
  }

  @Test("it is three times as wide in square cells, and unknown cells count as 1 by 2")
  func aspects() {
    let room = Size(width: 60, height: 60)
    #expect(
      (ThemeCover.size(in: room, cellAspect: 1), ThemeCover.size(in: room, cellAspect: 0)) == (
        Size(width: 60, height: 20), Size(width: 60, height: 10)
      ))
  }

  @Test(
    "a face looks as wide as it is high, centred on its place",
    arguments: [
      (CoverFace("a"), Rect(x: 26, y: 3, width: 8, height: 4)),
      (CoverFace("a", size: 1), Rect(x: 20, y: 0, width: 20, height: 10)),
      (CoverFace("a", x: -0.5, y: 0.5), Rect(x: -4, y: 8, width: 8, height: 4)),
      (CoverFace("a", size: 0.1), Rect(x: 29, y: 5, width: 2, height: 1)),
      (CoverFace("a", x: 0.5, size: 2), Rect(x: 40, y: -5, width: 40, height: 20)),
    ])
  func cells(face: CoverFace, expected: Rect) {
    #expect(face.cells(on: Self.sheet, cellAspect: 0.5) == expected)
  }

  @Test("a face placed at any cell begins there; dropped where it was lifted it has not moved")
  func places() {
    var wrong: [Rect] = []
    for size in [0.1, 0.25, 0.4, 1] {
      let face = CoverFace("a", x: 0.21, y: -0.13, size: size)
      let own = face.cells(on: Self.sheet, cellAspect: 0.5).size
      for x in (1 - own.width / 2)..<(60 - own.width / 2) {
        for y in (1 - own.height / 2)..<(10 - own.height / 2) {
          let placed = face.placed(at: Point(x: x, y: y), on: Self.sheet, cellAspect: 0.5)
          let cells = placed.cells(on: Self.sheet, cellAspect: 0.5)
          let expected = Rect(x: x, y: y, width: own.width, height: own.height)
          if cells != expected { wrong.append(expected) }
        }
      }
    }
    #expect(wrong == [])

    let face = CoverFace("a", x: 0.217, y: -0.133, size: 0.35)
    let cells = face.cells(on: Self.sheet, cellAspect: 0.5)
    #expect(face.placed(at: cells.origin, on: Self.sheet, cellAspect: 0.5) == face)
  }
}
