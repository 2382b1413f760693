import MemoryModel
import Pictures

/// The state of a picture that is viewed, turned, cropped, filtered and decorated.
struct PictureEditing {
  /// A mode, by its title.
  enum Mode: String, CaseIterable {
    /// The view of the card's picture.
    case view = "View"
    /// The turning of the card's picture.
    case turn = "Turn"
    /// The cropping: the whole picture, with a frame.
    case crop = "Crop"
    /// The choice of a filter.
    case filter = "Filter"
    /// The stickers on the card's picture.
    case stickers = "Stickers"

    var title: String { rawValue }

    /// The key that enters the mode: the first letter of the title.
    var key: Character { Character(title.prefix(1).lowercased()) }
  }

  /// The picture as it is shown.
  private(set) var picture: FacePicture
  private(set) var mode: Mode
  /// The size of the whole picture before it is turned.
  let size: PictureSize
  /// The reason for which the last change was refused; nil if it was not.
  var refusal: String?
  /// The index of the sticker whose handle is dragged, which stays selected; nil for none.
  var resizedSticker: Int?
  /// The picture when the mode began, which Esc restores.
  private var before: FacePicture
  /// The picture when the drag began.
  private var dragStart: FacePicture?
  /// The earlier pictures, the last of which undo restores.
  private var past: [FacePicture] = []
  /// The pictures that were undone, the last of which redo restores.
  private var future: [FacePicture] = []
  /// True if the last change was one of the angle, which the next one continues.
  private var isChangingAngle = false

  init(_ picture: FacePicture, of size: PictureSize, mode: Mode = .view) {
    self.picture = picture
    self.size = size
    self.mode = mode
    before = picture
  }

  /// The picture to save: without a drag that has not ended.
  var kept: FacePicture { dragStart ?? picture }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Enters a mode, and keeps the changes of the previous mode.
  mutating func enter(_ mode: Mode) {
    guard mode != self.mode else { return }
    self.mode = mode
    (before, refusal, isChangingAngle) = (picture, nil, false)
  }

  /// Leaves the mode for viewing, and undoes its changes.
  ///
  /// Stickers are kept, because each of them is a change of its own.
  ///
  /// - Returns: True if there was a mode to leave.
  mutating func cancel() -> Bool {
    guard mode != .view else { return false }
    if mode != .stickers { change { [before] in $0 = before } }
    enter(.view)
    return true
  }

  /// Restores the picture before the last change.
  mutating func undo() {
    guard let last = past.popLast() else { return }
    future.append(kept)
    (picture, dragStart, refusal, isChangingAngle) = (last, nil, nil, false)
  }

  /// Restores the picture after the change that was undone last, unless there was another since.
  mutating func redo() {
    guard let next = future.popLast() else { return }
    past.append(kept)
    (picture, dragStart, refusal, isChangingAngle) = (next, nil, nil, false)
  }

  /// Changes the picture in a step that undo restores.
  mutating func change(_ change: (inout FacePicture) -> Void) {
    var changed = picture
    change(&changed)
    guard changed != picture else { return }
    past.append(picture)
    (picture, future, refusal, isChangingAngle) = (changed, [], nil, false)
  }
}

// Drags, each of which is one step.
extension PictureEditing {
  /// Shows a change of the picture at the beginning of the drag, until `endDrag`.
  mutating func drag(_ change: (inout FacePicture) -> Void) {
    let start = dragStart ?? picture
    dragStart = start
    picture = start
    change(&picture)
  }

  mutating func endDrag() {
    resizedSticker = nil
    guard let start = dragStart else { return }
    let end = picture
    (picture, dragStart) = (start, nil)
    change { $0 = end }
  }

  /// Undoes the drag.
  mutating func cancelDrag() {
    picture = dragStart ?? picture
    (dragStart, resizedSticker) = (nil, nil)
  }
}

// Turning and filters.
extension PictureEditing {
  mutating func turn(right: Bool) {
    let turned = right ? crop.turnedRight : crop.turnedLeft
    change { [size] in $0.setCrop(turned, of: size) }
  }

  /// The small angle of the rotation; corners that turn out of the picture are cut off.
  ///
  /// Successive changes of the angle are one step.
  var angle: Double {
    get { crop.angle }
    set {
      let isContinued = isChangingAngle
      var turned = crop
      turned.angle = newValue
      turned = turned.limited(to: size)
      let count = past.count
      change { [size] in $0.setCrop(turned, of: size) }
      if isContinued, past.count > count { past.removeLast() }
      isChangingAngle = isContinued || past.count > count
    }
  }

  /// The filter; nil for none.
  var filter: PictureFilter? {
    get { picture.filter }
    set { change { $0.filter = newValue } }
  }

  /// Chooses the next filter in a direction, or the previous one; at the end nothing changes.
  mutating func chooseFilter(by step: Int) {
    let all = Self.filters
    let place = (all.firstIndex(of: filter) ?? 0) + step
    if all.indices.contains(place) { filter = all[place] }
  }

  /// The filters to choose from: none, and all others.
  static let filters: [PictureFilter?] = [nil] + PictureFilter.allCases
}
