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
    #expect(
      (library.themes.map(\.id), deleted.themes.map(\.id)) == (
        ids.filter { !chosen.contains($0) }, ids.filter(chosen.contains)
      ))

    library.restore(deleted)
    #expect(library.themes.map(\.id) == ids)
  }

  @Test("deletions are undone one by one, near their places, and only once")
  func restoresSeveral() {
    let first = library.delete(["b"])
    let second = library.delete(["c"])

    library.restore(second)
    library.restore(first)
    #expect(library.themes.map(\.id) == ids)

    var deleted = library.delete(["d"])
    let others = library.delete(["a", "b"])

    library.restore(deleted)
    let earlierIds = library.themes.map(\.id)
    library.restore(others)

    deleted = library.delete(["b"])
    library.restore(deleted)
    library.change { $0[1].name = "Edited" }

    library.restore(deleted)
    #expect([earlierIds, library.themes.map(\.name)] == [["c", "d"], ["a", "Edited", "c", "d"]])
  }

  @Test("built-in themes, even all of them, are restored with their edits, or reset")
  func deletesBuiltIn() {
    var library = ThemeLibrary(newID: { "n" })
    library.change { $0[0].name = "Beasts" }

    let deleted = library.delete(["animals"])
    let earlierDeletedBuiltIn = library.deletedBuiltIn
    library.restore(deleted)
    let earlierName = library.themes[0].name

    library.delete(["animals"])
    library.restoreBuiltIn()
    let earlierThemes = library.themes
    let wereDeletedBuiltInEmpty = library.deletedBuiltIn.isEmpty

    library = ThemeLibrary(newID: { "n" })
    library.delete(Set(Theme.builtIn.map(\.id)))
    #expect(
      (
        earlierDeletedBuiltIn, earlierName, earlierThemes, wereDeletedBuiltInEmpty,
        library.themes.isEmpty
      ) == ([.animals], "Beasts", Theme.builtIn.dropFirst() + [.animals], true, true))

    library.restoreBuiltIn()
    #expect(library.themes == Theme.builtIn)
  }
}
