import MemoryModel
import Testing

@testable import MemorizeCommands

@Suite struct ThemeNamesTests {
  private static func own(_ id: String, _ name: String) -> Theme {
    Theme(
      id: id, name: name, faces: ["1", "2", "3"].map { Face($0) }, pairs: 2,
      color: Theme.Color(rgb: 0xFF8800))
  }

  private static let libraries: [(name: String, saved: SavedThemes)] = [
    ("as it came", SavedThemes()),
    ("with an own theme", SavedThemes(themes: [own("x1", "Cats")])),
    ("with edited ones", SavedThemes(themes: [own("sea", "Sea"), own("animals", "Pets")])),
    ("without some", SavedThemes(deleted: ["sea", "fruit"])),
    (
      "with own ones in the places of deleted ones",
      SavedThemes(themes: [own("x1", "Fruit"), own("x2", "sea")], deleted: ["sea", "fruit"])
    ),
    (
      "in another order",
      SavedThemes(themes: [own("x1", "Cats")], order: Theme.builtInNames.reversed() + ["x1"])
    ),
  ]

  @Test(
    "a theme found by name is the one that a search of the whole library finds",
    arguments: libraries)
  func findsAsLibrary(library: (name: String, saved: SavedThemes)) {
    let context = ParseContext(savedThemes: { library.saved })
    let all = library.saved.allThemes
    let words = (all + Theme.builtIn).flatMap { [$0.id, $0.name, $0.name.uppercased()] }
    for word in words + ["nobody", ""] {
      #expect(context.theme(named: word) == all.theme(named: word) ?? Theme.named(word), "\(word)")
    }
    #expect(context.theme(named: "nobody") == nil)
  }
}
