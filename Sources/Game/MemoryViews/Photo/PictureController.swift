import MemoryModel
import Pictures
import TextUI

/// The focus in the picture viewer.
enum PictureFocus: Hashable {
  /// The picture, for the keys of its mode.
  case picture
  /// A sticker on the picture, by its index.
  case sticker(Int)
  /// An emoji of the palette.
  case palette(String)
}

/// The actions on a picture that is viewed.
struct PictureController {
  @Binding var editing: PictureEditing
  @Binding var viewport: Viewport
  @FocusState<PictureFocus?>.Binding var focus: PictureFocus?
  /// The emoji of the last sticker that was added, which a click adds again.
  @Binding var lastEmoji: String?
  /// The emoji to choose stickers from.
  let emoji: [Face]
  /// Saves the picture, whenever a change is final.
  let keep: (FacePicture) -> Void
  let leave: () -> Void

  /// Changes the state, and saves the picture at once if that changes it.
  func edit(_ change: (inout PictureEditing) -> Void) {
    let before = editing.kept
    change(&editing)
    if editing.kept != before { keep(editing.kept) }
  }

  func enter(_ mode: PictureEditing.Mode) {
    guard mode != editing.mode else { return }
    // The whole picture and the part on the card are not equally large.
    if mode == .crop || editing.mode == .crop { viewport.zoom(to: 1) }
    edit { $0.enter(mode) }
    focus = mode == .stickers ? firstInStickers : .picture
  }

  /// The focus at the beginning of sticker mode: the last sticker, or the first emoji.
  private var firstInStickers: PictureFocus {
    if let last = editing.picture.stickers.indices.last { return .sticker(last) }
    return emoji.first.map { .palette($0.symbol) } ?? .picture
  }

  /// Leaves the mode, or the viewer if it only shows the picture.
  func back() {
    let mode = editing.mode
    guard mode != .view else { return leave() }
    if mode == .crop { viewport.zoom(to: 1) }
    edit { _ = $0.cancel() }
    focus = .picture
  }

  /// Ends the drag of a handle, a frame or a sticker.
  func endDrag(_ drag: DragGesture.Value) {
    edit { drag.isCancelled ? $0.cancelDrag() : $0.endDrag() }
  }

  func turn(right: Bool) { edit { $0.turn(right: right) } }

  func undo() {
    edit { $0.undo() }
    keepFocus()
  }

  func redo() {
    edit { $0.redo() }
    keepFocus()
  }

  /// Moves the focus from a sticker that is gone.
  private func keepFocus() {
    if case .sticker(let index) = focus, !editing.picture.stickers.indices.contains(index) {
      focus = firstInStickers
    }
  }

  func choose(_ filter: PictureFilter?) {
    edit { $0.filter = filter }
    focus = .picture
  }

  var zoom: Binding<Double> {
    Binding(get: { viewport.zoom }, set: { viewport.zoom(to: $0) })
  }

  var angle: Binding<Double> {
    Binding(get: { editing.angle }, set: { angle in edit { $0.angle = angle } })
  }
}

// Stickers.
extension PictureController {
  /// The step of a change of size.
  private static let sizeStep = 0.02

  /// The selected sticker; nil if another view has the focus.
  var selected: (index: Int, sticker: PictureSticker)? {
    guard editing.mode == .stickers, let index = editing.resizedSticker ?? focusedSticker,
      editing.picture.stickers.indices.contains(index)
    else { return nil }
    return (index, editing.picture.stickers[index])
  }

  private var focusedSticker: Int? {
    if case .sticker(let index) = focus { index } else { nil }
  }

  /// Adds a sticker, and selects it; a text that is no emoji and a full picture show the reason.
  ///
  /// - Returns: True if it was added.
  @discardableResult
  func add(_ symbol: String, at cell: Point? = nil, in view: Size = Size(width: 1, height: 1))
    -> Bool
  {
    var index: Int?
    edit { index = $0.addSticker(symbol, at: cell, in: view) }
    guard let index else { return false }
    lastEmoji = symbol
    focus = .sticker(index)
    return true
  }

  /// Enlarges a sticker by a number of steps; ignored if it is gone.
  func resize(_ index: Int, by steps: Int) {
    edit { $0.resizeSticker(index, by: Double(steps) * Self.sizeStep) }
  }

  /// Removes a sticker, and selects the next one or the last one.
  func remove(_ index: Int) {
    edit { $0.removeSticker(index) }
    let last = editing.picture.stickers.count - 1
    focus = last < 0 ? firstInStickers : .sticker(min(index, last))
  }

  /// Handles a key on a sticker; an arrow moves it by a cell.
  func respond(to press: KeyPress, on index: Int, in view: Size) -> KeyResult {
    if let command = PictureCommand.all(for: index).command(of: press) {
      command.perform(on: self)
    } else if let step = PictureStep(press) {
      edit { $0.moveSticker(index, by: Size(width: step.x, height: step.y), in: view) }
    } else {
      return .ignored
    }
    return .handled
  }

  /// Adds an emoji that was typed or pasted in sticker mode.
  func take(_ text: String) -> KeyResult {
    guard editing.mode == .stickers, PictureSticker.isEmoji(text.trimmed) else { return .ignored }
    add(text.trimmed)
    return .handled
  }
}
