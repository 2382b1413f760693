import MemoryModel
import MemoryViewModel
import TextUI

/// The focus in the cover editor.
enum CoverFocus: Hashable {
  /// A face on the cover, by its index.
  case cover(Int)
  /// A face of the palette, by its symbol.
  case palette(String)
}

/// A face that is dragged to the cover, or within it.
struct DraggedCoverFace: Hashable, Sendable {
  let face: CoverFace
  /// The index of the face if it is already on the cover.
  let index: Int?
}

/// The actions on the cover of a theme that is being edited.
struct CoverController {
  let editor: EditorController
  @FocusState<CoverFocus?>.Binding var focus: CoverFocus?
  /// The cell within the view at which the last press was, and the size of that view.
  @Binding var grip: (cell: Point, size: Size)
  /// The picture that was pasted last.
  @Binding var picture: CoverPicture
  /// The zoom and the place of the cover.
  @Binding var viewport: Viewport

  var theme: Theme { editor.model.theme }

  var cover: ThemeCover {
    get { theme.cover }
    nonmutating set { editor.model.theme.cover = newValue }
  }

  var background: Binding<ThemeCover.Background> {
    Binding(get: { cover.background }, set: { cover.background = $0 })
  }

  /// The focused face on the cover; nil if another view has the focus.
  var chosen: Theme.FaceOnCover? {
    guard case .cover(let index) = focus else { return nil }
    return theme.facesOnCover.first { $0.index == index }
  }

  /// The step of a change of size.
  private static let sizeStep = 0.05

  /// Adds a face in front of all others, and focuses it; a full cover shows a notice.
  @discardableResult
  func add(_ face: CoverFace) -> Bool {
    var changed = cover
    guard changed.add(face) else {
      editor.app.notices.show(.info, "A cover can have at most \(ThemeCover.mostFaces) faces.")
      return false
    }
    cover = changed
    focus = .cover(changed.faces.count - 1)
    return true
  }

  /// Enlarges a face by a number of steps.
  func resize(_ index: Int, by steps: Int) {
    change(index) { $0.resize(index, by: Double(steps) * Self.sizeStep) }
  }

  func bringToFront(_ index: Int) {
    if change(index, { $0.bringToFront(index) }) { focus = .cover(cover.faces.count - 1) }
  }

  /// Removes a face, and focuses the next one.
  func remove(_ index: Int) {
    if change(index, { $0.remove(index) }) { focus = afterRemoving(index) }
  }

  /// Changes a face.
  ///
  /// - Returns: False if the face is gone.
  // Several keys may arrive between two frames, and the first may remove the face.
  @discardableResult
  private func change(_ index: Int, _ change: (inout ThemeCover) -> Void) -> Bool {
    guard cover.faces.indices.contains(index) else { return false }
    change(&cover)
    return true
  }

  /// Returns the face to focus after a removal: the next one or the previous one, or the palette.
  private func afterRemoving(_ index: Int) -> CoverFocus? {
    let seen = theme.facesOnCover.map(\.index)
    let next = seen.first { $0 >= index } ?? seen.last
    return next.map(CoverFocus.cover) ?? theme.faces.first.map { .palette($0.symbol) }
  }

  /// Handles a key on a face of the cover; an arrow moves the face by a cell.
  func respond(to press: KeyPress, on index: Int, size: Size) -> KeyResult {
    if let command = CoverCommand.all(for: index).command(of: press) {
      command.perform(on: self)
    } else if let step = PictureStep(press), !step.hasShift {
      move(index, by: step, on: size)
    } else {
      return .ignored
    }
    return .handled
  }

  private func move(_ index: Int, by step: PictureStep, on size: Size) {
    change(index) {
      $0.move(
        index, x: Double(step.x) / Double(max(1, size.width)),
        y: Double(step.y) / Double(max(1, size.height)))
    }
  }

  /// Zooms the cover; `+` and `-` do so only if no face is chosen, which they scale.
  func zoom(by press: KeyPress) -> KeyResult {
    guard press.modifiers.isEmpty else { return .ignored }
    switch press.key {
    case .character("z"), .character("+"), .character("="): viewport.zoom(by: 1)
    case .character("Z"), .character("-"): viewport.zoom(by: -1)
    case .character("0"): viewport.zoom(to: 1)
    default: return .ignored
    }
    return .handled
  }

  /// Cancels the reading of a picture, or closes the editor of the cover.
  func leave() {
    if case .reading = picture { picture = .none } else { editor.closeCover() }
  }
}

// Dragging.
extension CoverController {
  /// Remembers the place within a view at which it is pressed.
  func hold(_ press: Press) {
    if press.phase == .began { grip = (press.localLocation, press.rect.size) }
  }

  /// Puts a face where it was dropped on a cover of a size.
  ///
  /// - Returns: True if that is possible; otherwise the face flies back.
  func drop(_ dragged: [DraggedCoverFace], at place: Point, on size: Size, _ aspect: Double) -> Bool
  {
    guard let dragged = dragged.first else { return false }
    let cells = dragged.face.cells(on: size, cellAspect: aspect)
    let origin = Point(
      x: place.x - grip.cell.x * cells.width / max(1, grip.size.width),
      y: place.y - grip.cell.y * cells.height / max(1, grip.size.height))
    let placed = dragged.face.placed(at: origin, on: size, cellAspect: aspect)
    guard let index = dragged.index else { return add(placed) }
    guard cover.faces.indices.contains(index), cover.faces[index] == dragged.face else {
      return false
    }
    cover.move(index, x: placed.x - dragged.face.x, y: placed.y - dragged.face.y)
    focus = .cover(index)
    return true
  }
}
