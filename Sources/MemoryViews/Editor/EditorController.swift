import MemoryModel
import MemoryViewModel
import TextUI

/// What can be done with a theme being edited.
struct EditorController {
  let app: AppModel
  let draft: ThemeDraft
  @Binding var state: EditorState
  /// The symbol of the face that has focus, if one has.
  @FocusState<String?>.Binding var focused: String?
  /// Whether the field for the word of the chosen face has focus.
  @FocusState<Bool>.Binding var isInWord: Bool
  /// Leaves the screen, whatever has been changed.
  let dismiss: () -> Void

  var theme: Binding<Theme> { Bindable(draft).theme }

  /// The face whose words are edited, if it is still in use.
  var chosen: Face? {
    draft.theme.faces.first(where: isChosen)
  }

  func isChosen(_ face: Face) -> Bool { face.symbol == focused ?? state.chosen }

  func save() {
    guard draft.save() else { return }
    if app.library.isKept { app.notify(.success, "Saved \(draft.theme.shownName).") }
    dismiss()
  }

  /// Leaves, or first asks what is to become of changes.
  func leave() {
    if draft.isChanged { state.isAskingToLeave = true } else { dismiss() }
  }

  func addTyped() {
    let added = draft.add(state.typed)
    state.typed = ""
    if let last = added.last { state.chosen = last.symbol }
  }

  /// Takes a face out of use; the next one has focus then, or else the one before.
  func remove(_ face: Face) {
    let faces = draft.theme.faces
    guard let place = faces.firstIndex(of: face) else { return }
    let next = faces.dropFirst(place + 1).first ?? faces[..<place].last
    draft.theme.remove(face)
    focused = next?.symbol
  }

  /// Gives the field for the word of a face focus.
  func editWord(of face: Face) {
    state.chosen = face.symbol
    isInWord = true
  }

  func restore(_ face: Face) {
    draft.theme.restore(face)
    focused = face.symbol
  }
}

/// What one window shows of a theme being edited, and has half typed.
struct EditorState {
  /// The symbol of the face whose words are edited, while no face has focus.
  var chosen: String?
  /// Faces to be added.
  var typed = ""
  /// A colour as far as it is typed; nil while nobody types one.
  var hex: String?
  var isAskingToLeave = false
}
