import MemoryModel
import Pictures

/// The state of a picture that is viewed, turned and cropped.
struct PictureEditing {
  enum Mode: CaseIterable {
    /// The view of the card's picture.
    case view
    /// The turning of the card's picture.
    case turn
    /// The cropping: the whole picture, with a frame.
    case crop

    var title: String {
      switch self {
      case .view: "View"
      case .turn: "Turn"
      case .crop: "Crop"
      }
    }
  }

  /// The present crop.
  private(set) var crop: Crop
  private(set) var mode = Mode.view
  /// The crop when the mode began, which Esc restores.
  private var before: Crop
  /// The crop when the drag began.
  private var dragStart: Crop?
  let size: PictureSize

  init(_ crop: Crop?, of size: PictureSize) {
    self.size = size
    self.crop = crop ?? Crop(wholeOf: size)
    before = self.crop
  }

  /// The crop to save; nil for the whole picture.
  var kept: Crop? { crop == Crop(wholeOf: size) ? nil : crop }

  /// Enters a mode, and keeps the changes of the previous mode.
  mutating func enter(_ mode: Mode) {
    guard mode != self.mode else { return }
    self.mode = mode
    before = crop
  }

  /// Undoes the changes of the mode, and returns to viewing.
  ///
  /// - Returns: True if there was a mode to leave.
  mutating func cancel() -> Bool {
    guard mode != .view else { return false }
    crop = before
    mode = .view
    return true
  }

  mutating func turn(right: Bool) {
    crop = right ? crop.turnedRight : crop.turnedLeft
  }

  /// The small angle of the rotation; corners that turn out of the picture are cut off.
  var angle: Double {
    get { crop.angle }
    set {
      crop.angle = newValue
      crop = crop.limited(to: size)
    }
  }

  /// Shows the whole picture without rotation.
  mutating func reset() { crop = Crop(wholeOf: size) }
}

// The frame in crop mode. Steps are fractions of the square's side.
extension PictureEditing {
  /// Moves the frame, or one of its handles, by the offset since the drag began.
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

  /// Undoes the drag.
  mutating func cancelDrag() {
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
