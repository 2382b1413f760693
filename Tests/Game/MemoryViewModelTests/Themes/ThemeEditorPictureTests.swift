import MemoryModel
import MemoryViewModel
import Testing

@Suite("Editing a theme of pictures")
struct ThemeEditorPictureTests {
  private let editor = ThemeEditor(
    newIn: ThemeLibrary(newID: { "new" }))

  private func face(_ symbol: String, _ number: UInt8) -> Face {
    Face(symbol: symbol, word: symbol, picture: FacePicture(PictureID(of: [number])))
  }

  @Test("pictures are added once, with a number if a name is taken, and are undone together")
  func adds() {
    editor.add(pictures: [face("Oma", 1), face("Opa", 2)])
    let added = editor.add(pictures: [face("Oma", 3), face("other", 2), Face("none")])
    #expect(
      (added, editor.theme.faces.map(\.symbol), editor.theme.pairs) == (
        [face("Oma 2", 3)], ["Oma", "Opa", "Oma 2"], 3
      ))

    let other = Self().editor
    other.add(pictures: [face("Oma", 1), face("Opa", 2)])
    other.theme.rename(other.theme.faces[0], to: "Ilse")
    other.theme.move(other.theme.faces[0], to: 1)
    let firstSymbols = other.theme.faces.map(\.symbol)
    other.undo()
    let secondSymbols = other.theme.faces.map(\.symbol)
    other.undo()
    other.undo()
    let wereFacesEmpty = other.theme.faces.isEmpty
    other.redo()
    #expect(
      (firstSymbols, secondSymbols, wereFacesEmpty, other.theme.faces.count) == (
        ["Opa", "Ilse"], ["Ilse", "Opa"], true, 2
      ))
  }
}
