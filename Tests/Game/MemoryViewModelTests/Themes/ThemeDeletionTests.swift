import MemoryModel
import MemoryViewModel
import Testing

@Suite("Theme deletion")
struct ThemeDeletionTests {
  let ids = ["a", "b", "c", "d"]
  let library = ThemeLibraryTests.library(
    ["a", "b", "c", "d"].map { ThemeLibraryTests.theme($0) })

  @Test("whatever is deleted comes back where it was", arguments: 0..<16)
  func restores(mask: Int) {
    let chosen = Set(ids.indices.filter { mask >> $0 & 1 == 1 }.map { ids[$0] })

    let deleted = library.delete(chosen)
    #expect(library.themes.map(\.id) == ids.filter { !chosen.contains($0) })
    #expect(deleted.themes.map(\.id) == ids.filter(chosen.contains))

    library.restore(deleted)
    #expect(library.themes.map(\.id) == ids)
  }

  @Test("deletions are taken back one after the other, the last one first")
  func restoresSeveral() {
    let first = library.delete(["b"])
    let second = library.delete(["c"])

    library.restore(second)
    library.restore(first)
    #expect(library.themes.map(\.id) == ids)
  }

  @Test("what was deleted comes back near its place in a list that has changed")
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

  @Test("a built-in theme is deleted, edited as it was, and comes back so or new")
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
