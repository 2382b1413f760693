import MemoryModel
import Pictures
import Testing
import TextUI

@testable import MemoryViews

/// Stickers in the cells of a view, whatever the crop of the picture.
@Suite struct StickerEditingTests {
  private let size = PictureSize(width: 400, height: 300)
  private let view = Size(width: 80, height: 30)

  /// Returns pictures with different crops, of which the last is turned by an angle.
  private var pictures: [FacePicture] {
    let id = PictureID(of: [1, 2, 3])
    let part = Crop(x: 0.1, y: -0.05, width: 0.4, height: 0.3)
    return [
      FacePicture(id), FacePicture(id, crop: part), FacePicture(id, crop: part.turnedRight),
      FacePicture(id, crop: part.turnedLeft.turnedLeft),
      FacePicture(
        id, crop: Crop(x: 0, y: 0, width: 0.4, height: 0.3, quarterTurns: 3, angle: 20)),
    ]
  }

  @Test func `a sticker is added where it was dropped, upright, or in the middle`() {
    var wrong: [PictureSticker?] = []
    for picture in pictures {
      var editing = PictureEditing(picture, of: size)
      for cell in [Point(x: 40, y: 15), Point(x: 20, y: 9), Point(x: 60, y: 20)] {
        let index = editing.addSticker("🎩", at: cell, in: view)
        let sticker = editing.picture.stickers.last
        let cells = sticker.map { editing.cells(of: $0, in: view) } ?? Rect(size: .zero)
        let isThere =
          index == editing.picture.stickers.count - 1
          && abs(cells.x + cells.width / 2 - cell.x) <= 1
          && abs(cells.y + cells.height / 2 - cell.y) <= 1
        let angle = (sticker?.angle ?? 90) + editing.crop.rotation
        if !isThere || abs(angle) >= 0.01 { wrong.append(sticker) }
      }
    }
    #expect(wrong == [])

    let cells = pictures.map { picture in
      var editing = PictureEditing(picture, of: size)
      _ = editing.addSticker("🎩", in: view)
      return editing.picture.stickers.first.map { editing.cells(of: $0, in: view) }
        ?? Rect(size: .zero)
    }
    let aside = cells.filter {
      abs(2 * $0.x + $0.width - 80) > 2 || abs(2 * $0.y + $0.height - 30) > 2
    }
    #expect(aside == [])
  }

  @Test func `an arrow moves it by a cell, and no farther than the edge of view and picture`() {
    let wrong = pictures.filter { picture in
      var editing = PictureEditing(picture, of: size)
      _ = editing.addSticker("🎩", in: view)
      let before = editing.cells(of: editing.picture.stickers[0], in: view)
      editing.moveSticker(0, by: Size(width: 3, height: -2), in: view)
      let after = editing.cells(of: editing.picture.stickers[0], in: view)
      let isMoved = abs(after.x - before.x - 3) <= 1 && abs(after.y - before.y + 2) <= 1
      editing.moveSticker(0, by: Size(width: 999, height: 999), in: view)
      let last = editing.cells(of: editing.picture.stickers[0], in: view)
      let isInView = last.x + last.width / 2 <= 81 && last.y + last.height / 2 <= 31
      let sticker = editing.picture.stickers[0]
      return !isMoved || !isInView || abs(sticker.x) > 0.401 || abs(sticker.y) > 0.301
    }
    #expect(wrong == [])
  }

  @Test func `it stays on its part of the picture after crop and turn`() {
    var editing = PictureEditing(pictures[0], of: size)
    _ = editing.addSticker("🎩", at: Point(x: 60, y: 10), in: view)
    let sticker = editing.picture.stickers[0]
    editing.turn(right: true)
    editing.resize(x: -0.2, y: -0.2)
    let kept = editing.picture.stickers
    editing.turn(right: false)
    let cells = editing.cells(of: sticker, in: view)
    #expect(
      kept == [sticker] && !cells.intersection(Rect(size: Size(width: 200, height: 100))).isEmpty)
  }

  @Test func `a drag counts from its start, moves or resizes, and is one step`() {
    var editing = PictureEditing(pictures[0], of: size)
    _ = editing.addSticker("🎩", in: view)
    let start = editing.picture
    editing.dragSticker(0, by: Size(width: 30, height: 0), in: view)
    editing.dragSticker(0, by: Size(width: 8, height: 3), in: view)
    let kept = editing.kept
    editing.endDrag()
    let moved = editing.picture.stickers[0]
    editing.dragStickerSize(0, by: Size(width: 8, height: 3), in: view)
    editing.endDrag()
    let resized = editing.picture.stickers[0]
    editing.dragStickerSize(0, by: Size(width: -80, height: -30), in: view)
    editing.cancelDrag()
    let numbers = [moved.x, moved.y, resized.size, editing.picture.stickers[0].size]
    #expect(zip(numbers, [0.08, 0.06, 0.34, 0.34]).allSatisfy { abs($0 - $1) < 0.001 })
    editing.undo()
    editing.undo()
    #expect([kept, editing.picture] == [start, start])
  }

  @Test func `texts and a twenty-first sticker are refused with a reason`() {
    var editing = PictureEditing(pictures[0], of: size)
    #expect(
      (
        editing.addSticker("hat", in: view), editing.refusal, editing.canUndo,
        (0..<20).map { _ in editing.addSticker("🎩", in: view) }
      ) == (nil, "hat is not an emoji.", false, Array(0..<20)))
    #expect(
      (editing.refusal, editing.addSticker("🎩", in: view), editing.refusal) == (
        nil, nil, "A picture can have at most 20 stickers."
      ))
    editing.undo()
    #expect(editing.refusal == nil && editing.picture.stickers.count == 19)
  }

  @Test
  func `changes of a sticker that is gone are ignored; Esc keeps stickers; no view is too small`() {
    var editing = PictureEditing(pictures[0], of: size)
    editing.moveSticker(0, by: Size(width: 1, height: 0), in: view)
    editing.dragSticker(3, by: Size(width: 1, height: 0), in: view)
    editing.dragStickerSize(3, by: Size(width: 1, height: 0), in: view)
    editing.resizeSticker(1, by: 0.1)
    editing.removeSticker(2)

    var otherEditing = PictureEditing(pictures[0], of: size)
    otherEditing.enter(.stickers)
    _ = otherEditing.addSticker("🎩", in: view)
    let hasLeft = otherEditing.cancel()
    #expect(hasLeft && otherEditing.mode == .view && otherEditing.kept.stickers.count == 1)

    var wrong: [Size] = []
    for width in 0...3 {
      for height in 0...3 {
        var editing = PictureEditing(pictures[1], of: size)
        let view = Size(width: width, height: height)
        _ = editing.addSticker("🎩", at: .zero, in: view)
        editing.moveSticker(0, by: Size(width: 1, height: 1), in: view)
        let cells = editing.cells(of: editing.picture.stickers[0], in: view)
        if cells.isEmpty { wrong.append(view) }
      }
    }
    #expect((editing.picture, editing.canUndo, wrong) == (pictures[0], false, []))
  }
}
