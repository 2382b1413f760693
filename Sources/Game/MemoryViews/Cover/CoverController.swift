import MemoryModel
import MemoryViewModel
import TextUI

/// What of the cover editor has focus.
enum CoverFocus: Hashable {
  /// A face on the cover, by its index.
  case cover(Int)
  /// A face to put there, by its symbol.
  case palette(String)
}

/// A face on its way to the cover, or to another place on it.
struct DraggedCoverFace: Hashable, Sendable {
  let face: CoverFace
  /// Its index where it is on the cover already.
  let index: Int?
}

/// What can be done with the cover of a theme being edited.
struct CoverController {
  let editor: EditorController
  @FocusState<CoverFocus?>.Binding var focus: CoverFocus?
  /// The cell where the last press held its view, and the size of that.
  @Binding var grip: (cell: Point, size: Size)

  var theme: Theme { editor.model.theme }

  var cover: ThemeCover {
    get { theme.cover }
    nonmutating set { editor.model.theme.cover = newValue }
  }

  var background: Binding<ThemeCover.Background> {
    Binding(get: { cover.background }, set: { cover.background = $0 })
  }

  /// The face on the cover that has focus.
  var chosen: Theme.FaceOnCover? {
    guard case .cover(let index) = focus else { return nil }
    return theme.facesOnCover.first { $0.index == index }
  }

  /// How much larger or smaller a face gets at a time.
  private static let sizeStep = 0.05

  /// Puts a face in front of all others, and gives it focus; one too many is refused in a sentence.
  @discardableResult
  func add(_ face: CoverFace) -> Bool {
    var changed = cover
    guard changed.add(face) else {
      editor.app.notify(.info, "A cover has \(ThemeCover.mostFaces) faces at most.")
      return false
    }
    cover = changed
    focus = .cover(changed.faces.count - 1)
    return true
  }

  /// Does something with a face; nothing with one that is gone.
  // Several keys may come between two frames, and the first of them may take the face away.
  func perform(_ command: CoverCommand, on index: Int) {
    var changed = cover
    guard changed.faces.indices.contains(index) else { return }
    switch command {
    case .larger: changed.resize(index, by: Self.sizeStep)
    case .smaller: changed.resize(index, by: -Self.sizeStep)
    case .front: changed.bringToFront(index)
    case .remove: changed.remove(index)
    }
    cover = changed
    if command == .front { focus = .cover(changed.faces.count - 1) }
    if command == .remove { focus = afterRemoving(index) }
  }

  /// The face in front of one that went, or behind it; the palette where there is no other.
  private func afterRemoving(_ index: Int) -> CoverFocus? {
    let seen = theme.facesOnCover.map(\.index)
    let next = seen.first { $0 >= index } ?? seen.last
    return next.map(CoverFocus.cover) ?? theme.faces.first.map { .palette($0.symbol) }
  }

  /// Answers a key that a face on the cover gets; an arrow moves it by a cell.
  func respond(to press: KeyPress, on index: Int, size: Size) -> KeyResult {
    if let command = CoverCommand.of(press) {
      perform(command, on: index)
    } else if press.modifiers.isEmpty, let step = GridStep(press.key)?.cells {
      move(index, by: step, on: size)
    } else {
      return .ignored
    }
    return .handled
  }

  private func move(_ index: Int, by step: Point, on size: Size) {
    guard cover.faces.indices.contains(index) else { return }
    cover.move(
      index, x: Double(step.x) / Double(max(1, size.width)),
      y: Double(step.y) / Double(max(1, size.height)))
  }

  func leave() { editor.closeCover() }
}

// Faces that are dragged.
extension CoverController {
  /// Notes where a press holds the view it is on.
  func hold(_ press: Press) {
    if press.phase == .began { grip = (press.localLocation, press.rect.size) }
  }

  /// Puts a face where it was let go over a cover of a size.
  ///
  /// - Returns: Whether it could be; else it flies back.
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

extension GridStep {
  /// How far an arrow leads.
  fileprivate var cells: Point? {
    switch self {
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .up: Point(x: 0, y: -1)
    case .down: Point(x: 0, y: 1)
    default: nil
    }
  }
}
