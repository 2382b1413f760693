import MemoryModel
import MemoryViewModel
import TextUI

/// What can be done with a theme being edited.
struct EditorController {
  let app: AppModel
  let draft: ThemeDraft
  let state: Binding<EditorState>
  /// Leaves the screen, whatever has been changed.
  let dismiss: () -> Void

  var theme: Binding<Theme> { Binding(draft, \.theme) }

  /// The face whose words are edited, if it is still in use.
  var chosen: Face? {
    draft.theme.faces.first { $0.symbol == state.wrappedValue.chosen }
  }

  func save() {
    guard draft.save() else { return }
    if app.library.isKept { app.notify(.success, "Saved \(draft.theme.shownName).") }
    dismiss()
  }

  /// Leaves, or first asks what is to become of changes.
  func leave() {
    if draft.isChanged { state.wrappedValue.isAskingToLeave = true } else { dismiss() }
  }

  func addTyped() {
    let added = draft.add(state.wrappedValue.typed)
    state.wrappedValue.typed = ""
    if let last = added.last { state.wrappedValue.chosen = last.symbol }
  }

  /// Takes a face out of use; the next one has focus then, or else the one before.
  func remove(_ face: Face) {
    let faces = draft.theme.faces
    guard let place = faces.firstIndex(of: face) else { return }
    let next = faces.dropFirst(place + 1).first ?? faces[..<place].last
    draft.theme.remove(face)
    state.wrappedValue.focused = next?.symbol
  }

  /// Gives the field for the word of a face focus.
  func editWord(of face: Face) {
    state.wrappedValue.chosen = face.symbol
    state.wrappedValue.isInWord = true
  }

  func restore(_ face: Face) {
    draft.theme.restore(face)
    state.wrappedValue.focused = face.symbol
  }

  /// Undoes, redoes and saves; a terminal may keep control-z to itself.
  func take(_ press: KeyPress) -> KeyResult {
    guard press.modifiers == .control || press.modifiers == .alt else { return .ignored }
    switch press.key {
    case .character("z"): draft.undo()
    case .character("y"): draft.redo()
    case .character("s"): save()
    default: return .ignored
    }
    return .handled
  }
}
