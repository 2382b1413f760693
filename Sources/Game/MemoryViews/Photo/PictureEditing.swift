import MemoryModel
import Pictures

/// A picture as it is looked at, turned and cropped, until it is done or given up.
struct PictureEditing {
  enum Mode: CaseIterable {
    /// What the card will show.
    case view
    /// The same, to be turned.
    case turn
    /// All of the picture, with a frame round what is shown.
    case crop

    var title: String {
      switch self {
      case .view: "View"
      case .turn: "Turn"
      case .crop: "Crop"
      }
    }
  }

  /// What is shown now.
  private(set) var crop: Crop
  private(set) var mode = Mode.view
  /// What was shown when the mode began, which Esc brings back.
  private var before: Crop
  /// What was shown when the drag began.
  private var dragStart: Crop?
  let size: PictureSize

  init(_ crop: Crop?, of size: PictureSize) {
    self.size = size
    self.crop = crop ?? Crop(wholeOf: size)
    before = self.crop
  }

  /// What is kept of it: nothing where all is shown as it was.
  var kept: Crop? { crop == Crop(wholeOf: size) ? nil : crop }

  /// Goes to a mode; what was done in the one before stays.
  mutating func enter(_ mode: Mode) {
    guard mode != self.mode else { return }
    self.mode = mode
    before = crop
  }

  /// Gives up what was done in the mode, and goes back to looking.
  ///
  /// - Returns: Whether there was a mode to leave.
  mutating func cancel() -> Bool {
    guard mode != .view else { return false }
    crop = before
    mode = .view
    return true
  }

  mutating func turn(right: Bool) {
    crop = right ? crop.turnedRight : crop.turnedLeft
  }

  /// The small angle; what it leaves no room for is cut off.
  var angle: Double {
    get { crop.angle }
    set {
      crop.angle = newValue
      crop = crop.limited(to: size)
    }
  }

  /// Shows all of the picture, as upright as it was.
  mutating func reset() { crop = Crop(wholeOf: size) }
}

// The frame in crop mode. Steps are parts of the square's side.
extension PictureEditing {
  /// Where the frame is moved, or one of its handles, since the drag began.
  mutating func drag(_ handle: CropHandle?, x: Double, y: Double) {
    let start = dragStart ?? crop
    dragStart = start
    crop =
      if let handle {
        start.resized(handle, x: x, y: y, in: size)
      } else {
        start.moved(x: x, y: y, in: size)
      }
  }

  mutating func endDrag() { dragStart = nil }

  /// Brings back what was before the drag.
  mutating func takeBackDrag() {
    crop = dragStart ?? crop
    dragStart = nil
  }

  mutating func move(x: Double, y: Double) { crop = crop.moved(x: x, y: y, in: size) }

  /// Moves the lower right corner.
  mutating func resize(x: Double, y: Double) {
    let corner = CropHandle(horizontal: x == 0 ? 0 : 1, vertical: y == 0 ? 0 : 1)
    crop = crop.resized(corner, x: x, y: y, in: size)
  }
}
