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

  @Test("pictures are added once, and one whose name is taken gets a number")
  func adds() {
    editor.add(pictures: [face("Oma", 1), face("Opa", 2)])
    let added = editor.add(pictures: [face("Oma", 3), face("other", 2), Face("none")])
    #expect(added == [face("Oma 2", 3)])
    #expect(editor.theme.faces.map(\.symbol) == ["Oma", "Opa", "Oma 2"])
    #expect(editor.theme.pairs == 3)
  }

  @Test("pictures added together are undone together")
  func undoes() {
    editor.add(pictures: [face("Oma", 1), face("Opa", 2)])
    editor.theme.rename(editor.theme.faces[0], to: "Ilse")
    editor.theme.move(editor.theme.faces[0], to: 1)
    #expect(editor.theme.faces.map(\.symbol) == ["Opa", "Ilse"])
    editor.undo()
    #expect(editor.theme.faces.map(\.symbol) == ["Ilse", "Opa"])
    editor.undo()
    editor.undo()
    #expect(editor.theme.faces.isEmpty)
    editor.redo()
    #expect(editor.theme.faces.count == 2)
  }
}
