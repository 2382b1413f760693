import MemoryModel
import MemoryViewModel
import Testing

@Suite("Theme deletion")
struct ThemeDeletionTests {
  let ids = ["a", "b", "c", "d"]
  let library = ThemeLibraryTests.library(
    ["a", "b", "c", "d"].map { ThemeLibraryTests.theme($0) })

  @Test("any deleted themes are restored at their places", arguments: 0..<16)
  func restores(mask: Int) {
    let chosen = Set(ids.indices.filter { mask >> $0 & 1 == 1 }.map { ids[$0] })

    let deleted = library.delete(chosen)
    #expect(library.themes.map(\.id) == ids.filter { !chosen.contains($0) })
    #expect(deleted.themes.map(\.id) == ids.filter(chosen.contains))

    library.restore(deleted)
    #expect(library.themes.map(\.id) == ids)
  }

  @Test("deletions are undone one by one, the last one first")
  func restoresSeveral() {
    let first = library.delete(["b"])
    let second = library.delete(["c"])

    library.restore(second)
    library.restore(first)
    #expect(library.themes.map(\.id) == ids)
  }

  @Test("in a changed list a deleted theme is restored near its place")
  func restoresNear() {
    let deleted = library.delete(["d"])
    library.delete(["a", "b"])

    library.restore(deleted)
    #expect(library.themes.map(\.id) == ["c", "d"])
  }

  @Test("restoring twice changes nothing")
  func restoresOnce() {
    let deleted = library.delete(["b"])
    library.restore(deleted)
    library.change { $0[1].name = "Edited" }

    library.restore(deleted)
    #expect(library.themes.map(\.name) == ["a", "Edited", "c", "d"])
  }

  @Test("a deleted built-in theme is restored with its edits, or reset")
  func deletesBuiltIn() {
    let library = ThemeLibrary(newID: { "n" })
    library.change { $0[0].name = "Beasts" }

    let deleted = library.delete(["animals"])
    #expect(library.deletedBuiltIn == [.animals])
    library.restore(deleted)
    #expect(library.themes[0].name == "Beasts")

    library.delete(["animals"])
    library.restoreBuiltIn()
    #expect(library.themes == Theme.builtIn.dropFirst() + [.animals])
    #expect(library.deletedBuiltIn.isEmpty)
  }

  @Test("all themes can be deleted and brought back")
  func deletesAll() {
    let library = ThemeLibrary(newID: { "n" })
    library.delete(Set(Theme.builtIn.map(\.id)))
    #expect(library.themes.isEmpty)

    library.restoreBuiltIn()
    #expect(library.themes == Theme.builtIn)
  }
}
