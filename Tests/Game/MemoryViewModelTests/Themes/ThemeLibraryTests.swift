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

    #expect(library.themes == Theme.builtIn)
    #expect(library.theme("animals") == .animals)
    #expect(library.theme("nobody") == nil)
    #expect(library.deletedBuiltIn.isEmpty)
  }

  @Test("new themes go to the end and keep their ids and names if they can")
  func adds() {
    let added = three.add(contentsOf: [Self.theme("d"), Self.theme("e")])

    #expect(added == [Self.theme("d"), Self.theme("e")])
    #expect(three.themes.map(\.id) == ["a", "b", "c", "d", "e"])
  }

  @Test(
    "an id that is taken, empty or a built-in one's is replaced",
    arguments: ["a", "", "animals", "sea"])
  func replacesIDs(id: String) {
    let added = three.add(contentsOf: [Self.theme(id, name: "New", ["X", "Y"])])

    #expect(added.map(\.id) == ["n1"])
    #expect(added.map(\.name) == ["New"])
  }

  @Test("themes added together with the same id and name get different ones")
  func partsNewcomers() {
    let added = three.add(
      contentsOf: (1...3).map { Self.theme("x", name: "Same", ["A", "\($0)"]) })

    #expect(added.map(\.id) == ["x", "n1", "n2"])
    #expect(added.map(\.name) == ["Same", "Same 2", "Same 3"])
  }

  @Test("ids are different even if the generator always returns the same")
  func partsConstantIDs() {
    let library = ThemeLibrary(newID: { "animals" })
    let added = library.add(contentsOf: (1...3).map { Self.theme("", name: "T", ["A", "\($0)"]) })

    #expect(added.map(\.id) == ["animals-2", "animals-3", "animals-4"])
  }

  @Test("a theme that is in the library already is left out, even with another id")
  func leavesOutKnown() {
    let known = Self.theme("other", name: "b")
    let added = three.add(contentsOf: [known, Self.theme("d"), Self.theme("e", name: "d")])

    #expect(added.map(\.id) == ["d"])
    #expect(three.themes.count == 4)
  }

  @Test("a copy follows its theme and has another name")
  func duplicates() {
    #expect(three.duplicate("b")?.name == "b copy")
    #expect(three.duplicate("b")?.name == "b copy 2")
    #expect(three.duplicate("nobody") == nil)

    #expect(three.themes.map(\.id) == ["a", "b", "n2", "n1", "c"])
    #expect(three.themes[2].faces == three.themes[1].faces)
  }

  @Test("the name of a copy is never too long")
  func cutsNames() {
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
    #expect(library.problems(of: Self.theme("b", name: "Robot")).isEmpty)
    #expect(library.problems(of: Self.theme("a", name: "robots")).isEmpty)
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

    #expect(three.themes.map(\.id) == expected)
    three.move("nobody", to: 0)
    #expect(three.themes.map(\.id) == expected)
  }

  @Test("a theme is edited in its place")
  func edits() {
    three.change { $0[1].name = "Better" }
    #expect(three.theme("b")?.name == "Better")

    three.save(Self.theme("b", name: "Best"), editedFrom: three.theme("b"))
    #expect(three.themes.map(\.name) == ["a", "Best", "c"])
  }

  @Test("an edited built-in theme can be reset; other themes cannot")
  func resets() {
    let library = ThemeLibrary(newID: { "n" })
    library.change { $0[0].name = "Beasts" }
    #expect(library.isEditedBuiltIn("animals"))
    #expect(!library.isEditedBuiltIn("sea"))

    library.reset("animals")
    #expect(library.themes == Theme.builtIn)
    #expect(!library.isEditedBuiltIn("animals"))

    three.reset("a")
    #expect(!three.isEditedBuiltIn("a"))
    #expect(three.themes.count == 3)
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
    #expect(kept.map(\.order) == [["a", "b"], ["a", "b", "c"], ["c", "a", "b"], ["c", "a"]])
    #expect(kept.last?.allThemes == library.themes)

    library.move("c", to: 0)
    library.delete(["nobody"])
    library.change { $0[0] = $0[0] }
    library.add(contentsOf: [])
    #expect(kept.count == 4)
  }
}
