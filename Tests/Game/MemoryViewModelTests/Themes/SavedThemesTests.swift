import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Saved themes")
struct SavedThemesTests {
  let builtInIDs = Theme.builtIn.map(\.id)

  @Test("only the order and edited, new and deleted themes are saved")
  func keepsOnlyChanges() {
    var saved = SavedThemes(of: ThemeLibrary(newID: { "n" }).themes)

    #expect(
      (saved, ThemeLibrary(newID: { "n" }).themes) == (
        SavedThemes(order: builtInIDs), Theme.builtIn
      ))

    let library = ThemeLibrary(newID: { "n" })
    library.change { $0[1].pairs = 3 }
    library.duplicate("sea")
    library.delete(["animals"])
    library.move("letters", to: 0)

    saved = SavedThemes(of: library.themes)
    #expect(
      (
        saved.themes.map(\.id), saved.deleted, saved.order.first,
        ThemeLibrary(.memory(saved), newID: { "n" }).themes
      ) == (["sea", "n"], ["animals"], "letters", library.themes))
  }

  @Test(
    "after any hundred changes the library is loaded unchanged", arguments: 0..<20 as Range<UInt64>)
  func loadsAsSaved(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let library = ThemeLibrary(newID: { "n" })
    for _ in 0..<100 { change(library, using: &generator) }

    let loaded = ThemeLibrary(.memory(SavedThemes(of: library.themes)), newID: { "n" })
    #expect(
      (loaded.themes, Set(loaded.themes.map(\.id)).count) == (library.themes, loaded.themes.count))
  }

  private func change(_ library: ThemeLibrary, using generator: inout SeededGenerator) {
    guard let id = library.themes.randomElement(using: &generator)?.id else {
      return library.restoreBuiltIn()
    }
    switch generator.draw(below: 6) {
    case 0: library.duplicate(id)
    case 1: library.delete([id])
    case 2: library.move(id, to: generator.draw(below: library.themes.count))
    case 3: library.reset(id)
    case 4: library.change { $0[0].pairs += 1 }
    default: library.restoreBuiltIn()
    }
  }

  @Test("inconsistent data is loaded too, and built-in themes without a place follow at the end")
  func loadsNonsense() {
    let own = ThemeLibraryTests.theme("own")
    var saved = SavedThemes(
      themes: [own, ThemeLibraryTests.theme("own", name: "Twin"), ThemeLibraryTests.theme("sea")],
      order: ["nobody", "own", "own", "sea", "animals"], deleted: ["animals", "sea", "nobody"])
    let themes = ThemeLibrary(.memory(saved), newID: { "n" }).themes

    #expect(
      (themes.prefix(2), themes.dropFirst(2).map(\.id)) == (
        [own, ThemeLibraryTests.theme("sea")],
        builtInIDs.filter { !["animals", "sea"].contains($0) }
      ))

    saved = SavedThemes(order: Array(builtInIDs.dropFirst(3).reversed()))

    #expect(
      ThemeLibrary(.memory(saved), newID: { "n" }).themes.map(\.id)
        == builtInIDs.dropFirst(3).reversed() + builtInIDs.prefix(3))
  }
}
