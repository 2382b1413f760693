import MemoryModel
import Pictures
import Testing
import TextUI

@testable import MemoryViews

@Suite("Turning and cropping a picture")
struct PictureEditingTests {
  private let size = PictureSize(width: 400, height: 300)
  private let plain = FacePicture(PictureID(of: [1, 2, 3]))

  @Test("an unchanged picture has no crop, and Esc restores the one from before the mode")
  func nothing() {
    var editing = PictureEditing(plain, of: size)
    var kept = [editing.kept]
    for _ in 0..<4 { editing.turn(right: true) }
    kept.append(editing.kept)
    editing.turn(right: false)
    let turns = editing.kept.crop?.quarterTurns
    editing.reset()

    var otherEditing = PictureEditing(plain, of: size)
    otherEditing.enter(.turn)
    otherEditing.turn(right: true)
    otherEditing.enter(.crop)
    otherEditing.drag(CropHandle(horizontal: 1, vertical: 0), x: -0.2, y: 0)
    otherEditing.endDrag()
    let isTaken = otherEditing.cancel()
    let (mode, crop) = (otherEditing.mode, otherEditing.crop)
    let isTakenAgain = otherEditing.cancel()
    #expect((kept + [editing.kept], turns, mode) == ([plain, plain, plain], 3, .view))
    #expect((crop, [isTaken, isTakenAgain]) == (Crop(wholeOf: size).turnedRight, [true, false]))
  }

  @Test("a drag counts from its start, and is given up by undo")
  func drags() {
    var editing = PictureEditing(plain, of: size)
    editing.enter(.crop)
    let corner = CropHandle(horizontal: -1, vertical: -1)
    editing.drag(corner, x: 0.3, y: 0.3)
    editing.drag(corner, x: 9, y: 9)
    editing.drag(corner, x: 0.1, y: 0.05)
    let crop = [editing.crop.width, editing.crop.height, editing.crop.x, editing.crop.y]
    #expect(zip(crop, [0.7, 0.55, 0.05, 0.025]).allSatisfy { abs($0 - $1) < 1e-9 })
    editing.cancelDrag()

    var otherEditing = PictureEditing(plain, of: size)
    otherEditing.turn(right: true)
    let turned = otherEditing.kept
    otherEditing.drag(nil, x: 0.1, y: 0)
    otherEditing.undo()
    let undone = otherEditing.kept
    otherEditing.redo()
    #expect(
      (editing.kept, [undone, otherEditing.kept, otherEditing.picture]) == (
        plain, [plain, turned, turned]
      ))
  }

  @Test("the frame stays inside a turned picture")
  func angles() {
    var editing = PictureEditing(plain, of: size)
    editing.angle = 50
    let reach = editing.crop.reach(of: size)
    #expect(
      abs(editing.crop.x) + editing.crop.width / 2 <= reach.x + 1e-9
        && abs(editing.crop.y) + editing.crop.height / 2 <= reach.y + 1e-9)
    editing.move(x: 1, y: 1)
    let right = editing.crop.x + editing.crop.width / 2
    editing.resize(x: -1, y: 0)
    #expect(
      (editing.angle, editing.crop.width) == (45, Crop.shortestSide) && right <= reach.x + 1e-9)
  }

  @Test("a drag is kept at its end, and each change can be undone")
  func undoes() {
    var editing = PictureEditing(plain, of: size)
    var canUndo = [editing.canUndo]
    editing.turn(right: true)
    let turned = editing.kept
    editing.drag(nil, x: 0.1, y: 0)
    editing.drag(CropHandle(horizontal: 1, vertical: 1), x: -0.1, y: -0.1)
    #expect(editing.kept == turned && editing.picture != turned)
    editing.endDrag()
    #expect(editing.kept != turned && editing.kept == editing.picture)
    editing.filter = .sepia
    editing.filter = .sepia
    editing.undo()
    #expect((editing.filter, editing.kept.crop?.quarterTurns) == (nil, 1))
    editing.undo()
    let kept = editing.kept
    editing.undo()
    editing.undo()
    canUndo.append(editing.canUndo)
    #expect(([kept, editing.kept], canUndo) == ([turned, plain], [false, false]))
  }

  @Test("undone changes can be redone one by one, until there is another change")
  func redoes() {
    var editing = PictureEditing(plain, of: size)
    var states = [editing.kept]
    editing.turn(right: true)
    states.append(editing.kept)
    editing.drag(CropHandle(horizontal: 1, vertical: 1), x: -0.1, y: -0.1)
    editing.endDrag()
    states.append(editing.kept)
    editing.filter = .sepia
    states.append(editing.kept)
    #expect(Set(states).count == 4 && !editing.canRedo)
    let undone = (0..<3).map { _ in
      editing.undo()
      return editing.canRedo ? editing.kept : nil
    }
    let redone = (0..<3).map { _ in
      editing.redo()
      return editing.canUndo ? editing.kept : nil
    }
    #expect((undone, redone) == (states.dropLast().reversed(), Array(states.dropFirst())))
    editing.redo()
    #expect(editing.kept == states.last && !editing.canRedo)
    editing.undo()
    editing.filter = .grey
    let canRedo = editing.canRedo
    editing.redo()
    #expect((canRedo, editing.filter) == (false, .grey))
  }

  @Test("successive changes of the angle are one step, and filters are chosen in order")
  func angleSteps() {
    var editing = PictureEditing(plain, of: size)
    for angle in 1...20 { editing.angle = Double(angle) }
    editing.filter = .grey
    for angle in 10...12 { editing.angle = Double(angle) }
    let angles = (0..<2).map { _ in
      editing.undo()
      return editing.angle
    }
    #expect((angles, editing.filter) == ([20, 20], nil))
    editing.undo()

    var otherEditing = PictureEditing(plain, of: size)
    otherEditing.filter = .warm
    otherEditing.enter(.filter)
    var filters = [1, -1].map { step in
      for _ in 0..<9 { otherEditing.chooseFilter(by: step) }
      return otherEditing.filter
    }
    let hasLeft = otherEditing.cancel()
    filters.append(otherEditing.filter)
    otherEditing.undo()
    filters.append(otherEditing.filter)
    #expect(
      (editing.kept, filters, otherEditing.mode) == (plain, [.contrast, nil, .warm, nil], .view))
    #expect(!editing.canUndo && hasLeft)
  }
}

@Suite("The crop frame")
struct CropFrameTests {
  @Test("its cells are in proportion to the square, at any size", arguments: [8, 20, 41, 160])
  func cells(columns: Int) {
    let square = Size(width: columns, height: columns / 2)
    let whole = Crop(x: 0, y: 0, width: 1, height: 1)
    #expect(CropFrame.rect(of: whole, in: square) == Rect(size: square))
    let quarter = CropFrame.rect(of: Crop(x: 0.25, y: 0.25, width: 0.5, height: 0.5), in: square)
    #expect(
      (quarter.maxX, quarter.maxY, abs(2 * quarter.width - columns) <= 1) == (
        columns, columns / 2, true
      ))
  }

  @Test("it has at least one cell within the square, and its nearest part is shown out of sight")
  func least() {
    let square = Size(width: 10, height: 5)
    let wrong = stride(from: -0.5, through: 0.5, by: 0.05).filter { place in
      let rect = CropFrame.rect(
        of: Crop(x: place, y: -place, width: 0.001, height: 0.001), in: square)
      return rect.isEmpty || rect.intersection(Rect(size: square)) != rect
    }
    #expect(wrong == [])

    let window = Rect(x: 10, y: 5, width: 20, height: 10)
    var otherWrong: [Rect] = []
    for x in -30...60 {
      for width in [1, 4, 50] {
        let rect = Rect(x: x, y: 0, width: width, height: 30).nearest(in: window)
        let real = Rect(x: x, y: 0, width: width, height: 30).intersection(window)
        let isInside = !rect.isEmpty && rect.intersection(window) == rect
        if !isInside || !real.isEmpty && rect != real { otherWrong.append(rect) }
      }
    }
    #expect(otherWrong == [])
  }

  @Test("handles stand on its corners and in the middle of its edges")
  func handles() {
    let rect = Rect(x: 3, y: 2, width: 5, height: 3)
    let places = CropHandle.all.map { CropFrame.place(of: $0, on: rect) }
    #expect(
      (places.map(\.x), places.map(\.y)) == ([3, 5, 7, 3, 7, 3, 5, 7], [2, 2, 2, 3, 3, 4, 4, 4]))
  }
}
