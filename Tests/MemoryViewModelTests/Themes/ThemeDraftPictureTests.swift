import MemoryModel
import MemoryViewModel
import Testing

@Suite("A theme of pictures while it is edited")
struct ThemeDraftPictureTests {
  private let draft = ThemeDraft(
    newIn: ThemeLibrary(newID: { "new" }))

  private func face(_ symbol: String, _ number: UInt8) -> Face {
    Face(symbol: symbol, word: symbol, picture: FacePicture(PictureID(of: [number])))
  }

  @Test("pictures are added once, and one whose name is taken gets a number")
  func adds() {
    draft.add(pictures: [face("Oma", 1), face("Opa", 2)])
    let added = draft.add(pictures: [face("Oma", 3), face("other", 2), Face("none")])
    #expect(added == [face("Oma 2", 3)])
    #expect(draft.theme.faces.map(\.symbol) == ["Oma", "Opa", "Oma 2"])
    #expect(draft.theme.pairs == 3)
  }

  @Test("all that were added at a time are taken back at a time")
  func undoes() {
    draft.add(pictures: [face("Oma", 1), face("Opa", 2)])
    draft.theme.rename(draft.theme.faces[0], to: "Ilse")
    draft.theme.move(draft.theme.faces[0], to: 1)
    #expect(draft.theme.faces.map(\.symbol) == ["Opa", "Ilse"])
    draft.undo()
    #expect(draft.theme.faces.map(\.symbol) == ["Ilse", "Opa"])
    draft.undo()
    draft.undo()
    #expect(draft.theme.faces.isEmpty)
    draft.redo()
    #expect(draft.theme.faces.count == 2)
  }
}
