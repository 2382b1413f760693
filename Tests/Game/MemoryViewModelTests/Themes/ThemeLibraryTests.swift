import MemoryModel
import MemoryViewModel
import Testing

@Suite("Theme library")
struct ThemeLibraryTests {
  static func theme(_ id: String, name: String? = nil, _ symbols: [String] = ["A", "B"]) -> Theme {
    Theme(
      id: id, name: name ?? id, faces: symbols.map { Face($0) }, pairs: 2,
      color: Theme.Color(rgb: 0))
  }

  /// Returns a repository of these themes alone.
  static func repository(_ themes: [Theme]) -> ThemeRepository {
    .memory(
      SavedThemes(themes: themes, order: themes.map(\.id), deleted: Theme.builtIn.map(\.id)))
  }

  /// Returns a library whose new ids are n1, n2 and so on.
  static func library(_ repository: ThemeRepository) -> ThemeLibrary {
    var number = 0
    return ThemeLibrary(repository) {
      number += 1
      return "n\(number)"
    }
  }

  /// Returns a library of these themes alone.
  static func library(_ themes: [Theme]) -> ThemeLibrary { library(repository(themes)) }

  let three = library(["a", "b", "c"].map { theme($0) })

  @Test("it begins with the built-in themes in their order")
  func beginsBuiltIn() {
    let library = ThemeLibrary(newID: { "n" })

    #expect(
      (
        library.themes, library.theme("animals"), library.theme("nobody"),
        library.deletedBuiltIn.isEmpty
      ) == (Theme.builtIn, .animals, nil, true))
  }

  @Test("new themes go to the end and keep their ids and names if they can")
  func adds() {
    let added = three.add(contentsOf: [Self.theme("d"), Self.theme("e")])

    #expect(
      (added, three.themes.map(\.id)) == (
        [Self.theme("d"), Self.theme("e")], ["a", "b", "c", "d", "e"]
      ))
  }

  @Test(
    "an id that is taken, empty or a built-in one's is replaced",
    arguments: ["a", "", "animals", "sea"])
  func replacesIDs(id: String) {
    let added = three.add(contentsOf: [Self.theme(id, name: "New", ["X", "Y"])])

    #expect([added.map(\.id), added.map(\.name)] == [["n1"], ["New"]])
  }

  @Test("themes added together get different ids and names, and a known one is left out")
  func partsNewcomers() {
    var added = three.add(
      contentsOf: (1...3).map { Self.theme("x", name: "Same", ["A", "\($0)"]) })

    let firstIds = added.map(\.id)
    let earlierNames = added.map(\.name)

    let library = ThemeLibrary(newID: { "animals" })
    added = library.add(contentsOf: (1...3).map { Self.theme("", name: "T", ["A", "\($0)"]) })

    let secondIds = added.map(\.id)

    let known = Self.theme("other", name: "b")
    added = three.add(contentsOf: [known, Self.theme("d"), Self.theme("e", name: "d")])

    #expect(
      (firstIds, earlierNames, secondIds, added.map(\.id), three.themes.count) == (
        ["x", "n1", "n2"], ["Same", "Same 2", "Same 3"], ["animals-2", "animals-3", "animals-4"],
        ["d"], 7
      ))
  }

  @Test("a copy follows its theme and has another name, which is never too long")
  func duplicates() {
    #expect(
      (
        three.duplicate("b")?.name, three.duplicate("b")?.name, three.duplicate("nobody"),
        three.themes.map(\.id), three.themes[2].faces
      ) == ("b copy", "b copy 2", nil, ["a", "b", "n2", "n1", "c"], three.themes[1].faces))

    let long = String(repeating: "é", count: Theme.longestName)
    let library = Self.library([Self.theme("a", name: long)])

    for _ in 1...12 { library.duplicate("a") }
    let copies = library.themes.dropFirst()
    #expect(Set(copies.map(\.name)).count == 12)
  }

  @Test("names that differ only in case and spaces are the same")
  func comparesNames() {
    let library = Self.library([Self.theme("a", name: "Robots")])

    for name in ["Robots", "ROBOTS", " robots\t"] {
      let other = Self.theme("b", name: name)
      #expect(library.problems(of: other).first == .takenName(name))
    }
    #expect(
      library.problems(of: Self.theme("b", name: "Robot")).isEmpty
        && library.problems(of: Self.theme("a", name: "robots")).isEmpty)
  }

  @Test("a theme is moved to any index, which is clamped", arguments: -2...4)
  func moves(place: Int) {
    three.move("b", to: place)
    let expected =
      switch place {
      case ...0: ["b", "a", "c"]
      case 1: ["a", "b", "c"]
      default: ["a", "c", "b"]
      }

    let earlierIds = three.themes.map(\.id)
    three.move("nobody", to: 0)
    #expect((earlierIds, three.themes.map(\.id)) == (expected, expected))
  }

  @Test("a theme is edited in its place, and only an edited built-in one can be reset")
  func edits() {
    three.change { $0[1].name = "Better" }
    #expect(three.theme("b")?.name == "Better")

    three.save(Self.theme("b", name: "Best"), editedFrom: three.theme("b"))
    let earlierNames = three.themes.map(\.name)

    let library = ThemeLibrary(newID: { "n" })
    library.change { $0[0].name = "Beasts" }
    #expect(
      (earlierNames, library.isEditedBuiltIn("animals"), library.isEditedBuiltIn("sea")) == (
        ["a", "Best", "c"], true, false
      ))

    library.reset("animals")
    #expect((library.themes, library.isEditedBuiltIn("animals")) == (Theme.builtIn, false))

    three.reset("a")
    #expect((three.isEditedBuiltIn("a"), three.themes.count) == (false, 3))
  }

  @Test("every change is saved once, and nothing else is")
  func keepsChanges() {
    var kept: [SavedThemes] = []
    let memory = Self.repository([Self.theme("a"), Self.theme("b")])
    let library = Self.library(
      ThemeRepository(
        read: memory.read,
        update: { change in
          kept.append(try memory.update(change))
          return kept[kept.count - 1]
        }))
    library.change { $0[0].name = "A" }
    library.add(contentsOf: [Self.theme("c")])
    library.move("c", to: 0)
    library.delete(["b"])
    #expect(
      (kept.map(\.order), kept.last?.allThemes) == (
        [["a", "b"], ["a", "b", "c"], ["c", "a", "b"], ["c", "a"]], library.themes
      ))

    library.move("c", to: 0)
    library.delete(["nobody"])
    library.change { $0[0] = $0[0] }
    library.add(contentsOf: [])
    #expect(kept.count == 4)
  }
}
