import MemoryModel
import MemoryViewModel
import Pictures
import TextUI

/// The actions of the screen on which a theme is edited.
struct EditorController {
  let app: AppModel
  let model: ThemeEditor
  @Binding var state: EditorState
  /// The symbol of the focused face, if there is one.
  @FocusState<String?>.Binding var focused: String?
  /// True if the field for the word of the chosen face has focus.
  @FocusState<Bool>.Binding var isInWord: Bool
  /// Closes the screen.
  let dismiss: () -> Void

  var theme: Binding<Theme> { Bindable(model).theme }

  /// The face whose words are edited; nil if there is none, or it was removed.
  var chosen: Face? {
    model.theme.faces.first(where: isChosen)
  }

  func isChosen(_ face: Face) -> Bool { face.symbol == focused ?? state.chosen }

  /// Closes the screen, and shows a notice about errors that prevent play.
  func close() {
    model.close()
    dismiss()
    guard app.library.theme(model.theme.id) != nil else { return }
    if let problem = model.problems.first(where: { $0.severity == .error }) {
      app.notify(.warning, "\(model.theme.shownName) cannot be played yet: \(problem)")
    } else if app.library.isKept, model.canUndo {
      app.notify(.success, "Saved \(model.theme.shownName).")
    }
  }

  /// Adds the faces that were typed, or asks for pictures if paths were typed.
  func addTyped() {
    if DroppedPaths(state.typed) != nil {
      state.paths = PicturePaths(state.typed.trimmed)
      state.typed = ""
      return
    }
    let added = model.add(state.typed)
    state.typed = ""
    if let last = added.last { state.chosen = last.symbol }
  }

  /// Removes a face, and focuses the next or the previous one.
  func remove(_ face: Face) {
    let faces = model.theme.faces
    guard let place = faces.firstIndex(of: face) else { return }
    let next = faces.dropFirst(place + 1).first ?? faces[..<place].last
    model.theme.remove(face)
    focused = next?.symbol
  }

  /// Opens a player's own picture of a face; focuses the field for the word of any other face.
  func open(_ face: Face) {
    if face.picture != nil { state.viewing = face.symbol } else { editWord(of: face) }
  }

  /// The face whose picture is open; nil if there is none, or it was removed.
  var viewed: Face? {
    state.viewing.flatMap { symbol in model.theme.faces.first { $0.symbol == symbol } }
  }

  func closePicture() {
    let symbol = state.viewing
    state.viewing = nil
    focused = symbol
  }

  func openCover() { state.isOnCover = true }

  func closeCover() { state.isOnCover = false }

  func setCrop(_ crop: Crop?, of face: Face) {
    guard let picture = face.picture else { return }
    model.theme.setPicture(FacePicture(picture.id, crop: crop), of: face)
  }

  /// Renames a face, unless the name is taken or empty.
  func rename(_ face: Face, to name: String) {
    let name = name.trimmed
    guard !name.isEmpty, name.isPrintable else { return }
    if model.theme.rename(face, to: name) { state.chosen = name }
  }

  /// Moves a face by a number of places.
  func move(_ face: Face, by places: Int) {
    guard let place = model.theme.faces.firstIndex(of: face) else { return }
    model.theme.move(face, to: place + places)
  }

  /// Adds imported pictures to the theme.
  func add(_ imported: PicturesImport) {
    guard state.paths != nil else { return }
    let added = model.add(pictures: imported.faces)
    state.paths = nil
    state.remarks = imported.remarks
    if added.isEmpty, imported.remarks.isEmpty {
      app.notify(.info, "All of these pictures are here already.")
    }
    if let last = added.last { state.chosen = last.symbol }
  }

  /// Focuses the field for the word of a face.
  func editWord(of face: Face) {
    state.chosen = face.symbol
    isInWord = true
  }

  func restore(_ face: Face) {
    model.theme.restore(face)
    focused = face.symbol
  }
}

/// The state of an editor in one window.
struct EditorState {
  /// The symbol of the face whose words are edited, while no face has focus.
  var chosen: String?
  /// The typed faces to be added.
  var typed = ""
  /// The typed colour; nil if none is typed.
  var hex: String?
  /// The symbol of the face whose picture is open.
  var viewing: String?
  /// True if the cover editor is open.
  var isOnCover = false
  /// The paths of pictures to add, while the program asks for them.
  var paths: PicturePaths?
  /// The remarks on pictures that were added.
  var remarks: [String] = []
}
