import MemoryModel
import MemoryViewModel
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
  /// The focused field of the pairs, if there is one.
  @FocusState<PairField?>.Binding var pairField: PairField?
  /// Closes the screen.
  let dismiss: () -> Void

  var theme: Binding<Theme> { Bindable(model).theme }

  /// The first face of the pair whose words are edited; nil if there is none, or it was removed.
  var chosen: Face? {
    model.theme.faces.first(where: isChosen)
  }

  /// The card of the chosen pair whose words are edited.
  var side: PairSide { model.theme.isUnequal ? state.side : .first }

  func isChosen(_ face: Face) -> Bool { face.symbol == focused ?? state.chosen }

  /// Closes the screen, and shows a notice about errors that prevent play.
  func close() {
    model.close()
    dismiss()
    guard app.library.theme(model.theme.id) != nil else { return }
    if let problem = model.problems.first(where: { $0.severity == .error }) {
      app.notices.show(.warning, "\(model.theme.shownName) cannot be played yet: \(problem)")
    } else if app.library.isKept, model.canUndo {
      app.notices.show(.success, "Saved \(model.theme.shownName).")
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
  func open(_ face: Face, on side: PairSide = .first) {
    if model.theme.face(of: face, on: side)?.picture != nil {
      state.viewing = PairFace(pair: face.symbol, side: side)
    } else {
      editWord(of: face)
    }
  }

  /// The pair whose picture is open; nil if there is none, or it was removed.
  var viewed: (pair: Face, face: Face, side: PairSide)? {
    guard let viewing = state.viewing,
      let pair = model.theme.faces.first(where: { $0.symbol == viewing.pair }),
      let face = model.theme.face(of: pair, on: viewing.side)
    else { return nil }
    return (pair, face, viewing.side)
  }

  func closePicture() {
    let symbol = state.viewing?.pair
    state.viewing = nil
    if !model.theme.isUnequal { focused = symbol }
  }

  func openCover() { state.isOnCover = true }

  func closeCover() { state.isOnCover = false }

  /// Changes the crop, the filter and the stickers of the picture that is open; ignored for another
  /// picture, which another program may have put there.
  func setPicture(_ picture: FacePicture) {
    guard let viewed, viewed.face.picture?.id == picture.id else { return }
    model.theme.setPicture(picture, of: viewed.pair, on: viewed.side)
  }

  /// Renames the chosen card's face, unless the name is taken or empty.
  func rename(_ pair: Face, to name: String) {
    let name = name.trimmed
    guard !name.isEmpty, name.isPrintable else { return }
    if model.theme.rename(pair, on: side, to: name), side == .first { state.chosen = name }
  }

  /// Moves a face by a number of places.
  func move(_ face: Face, by places: Int) {
    guard let place = model.theme.faces.firstIndex(of: face) else { return }
    model.theme.move(face, to: place + places)
  }

  /// Adds imported pictures to the theme; the first one is put on the card that waits for it.
  func add(_ imported: PicturesImport) {
    guard let paths = state.paths else { return }
    var faces = imported.faces[...]
    if let target = paths.target, let picture = faces.first, put(picture, on: target) {
      faces = faces.dropFirst()
    }
    let added = faces.isEmpty ? [] : model.add(pictures: Array(faces))
    state.paths = nil
    state.remarks = imported.remarks
    if added.isEmpty, !faces.isEmpty, imported.remarks.isEmpty {
      app.notices.show(.info, "All of these pictures are here already.")
    }
    if let last = added.last { (state.chosen, state.side) = (last.symbol, .first) }
  }

  /// Puts a picture on a card, which keeps its text, or gets the picture's name if it has none.
  private func put(_ picture: Face, on target: PairFace) -> Bool {
    var theme = model.theme
    guard let pair = theme.faces.first(where: { $0.symbol == target.pair }) else { return false }
    theme.setPicture(picture.picture, of: pair, on: target.side)
    if theme.face(of: pair, on: target.side)?.symbol.isEmpty == true {
      theme.rename(pair, on: target.side, to: theme.freeSymbol(for: picture.symbol))
    }
    model.theme = theme
    return true
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

/// A card of a pair, which is named by the symbol of its first face.
struct PairFace: Hashable {
  let pair: String
  let side: PairSide
}

/// The state of an editor in one window.
struct EditorState {
  /// The first symbol of the pair whose words are edited, while no face has focus.
  var chosen: String?
  /// The card of the chosen pair whose words are edited, in a theme with second faces.
  var side = PairSide.first
  /// A typed first face that cannot be kept, while its field has focus.
  var refused: RefusedFace?
  /// The typed faces to be added.
  var typed = ""
  /// The typed colour; nil if none is typed.
  var hex: String?
  /// The face whose picture is open.
  var viewing: PairFace?
  /// True if the cover editor is open.
  var isOnCover = false
  /// The paths of pictures to add, while the program asks for them.
  var paths: PicturePaths?
  /// The remarks on pictures that were added.
  var remarks: [String] = []
}
