import MemoryModel
import MemoryViewModel
import Testing

@Suite("Theme draft")
struct ThemeDraftTests {
  let library = ThemeLibraryTests.library([
    ThemeLibraryTests.theme("a", name: "First", ["A", "B", "C"]),
    ThemeLibraryTests.theme("b", name: "Second"),
  ])

  var first: Theme { library.themes[0] }

  func draft(pairs: Int = 2) -> ThemeDraft {
    var theme = first
    theme.pairs = pairs
    return ThemeDraft(theme, in: library)
  }

  @Test("a draft begins unchanged and leaves the library alone until it is saved")
  func leavesLibrary() {
    let draft = draft()
    #expect(!draft.isChanged && draft.isValid && !draft.canUndo && !draft.canRedo)

    draft.theme.name = "Edited"
    #expect(draft.isChanged)
    #expect(first.name == "First")
    #expect(draft.original.name == "First")

    #expect(draft.save())
    #expect(library.themes.map(\.name) == ["Edited", "Second"])
    #expect(!draft.isChanged)
  }

  @Test("a cover is kept alone, before the rest is saved or dropped")
  func savesCover() {
    let draft = draft()
    draft.theme.cover = ThemeCover(faces: [CoverFace("A")])
    draft.theme.name = "Edited"
    draft.saveCover()
    #expect(first.cover == draft.theme.cover && first.name == "First")
    #expect(draft.isChanged && draft.original.cover == first.cover)

    draft.undo()
    #expect(!draft.isChanged && first.cover == draft.theme.cover)
    draft.undo()
    draft.saveCover()
    #expect(first.cover.isEmpty && !draft.isChanged)
  }

  @Test("the cover of a theme that the library has not waits for the theme")
  func keepsNewCover() {
    let draft = ThemeDraft(newIn: library)
    draft.theme.cover = ThemeCover(faces: [CoverFace("A")])
    draft.saveCover()
    #expect(library.themes.allSatisfy(\.cover.isEmpty) && draft.isChanged)
  }

  @Test("a cover with a face renamed waits for the save, and is whole if that never comes")
  func keepsKnownCover() {
    library.themes[0].cover = ThemeCover(faces: [CoverFace("A")])
    let draft = draft()
    draft.theme.rename(draft.theme.faces[0], to: "Z")
    draft.saveCover()
    #expect(draft.theme.cover.faces.map(\.symbol) == ["Z"] && draft.isChanged)
    #expect(first.facesOnCover.map(\.face.symbol) == ["A"])

    #expect(draft.save())
    #expect(first.facesOnCover.map(\.face.symbol) == ["Z"])
  }

  @Test("a new theme has all to be filled in, and then goes to the end")
  func makesNew() {
    let draft = ThemeDraft(newIn: library)
    #expect(draft.problems == [.emptyName, .tooFewFaces(0)])
    #expect(!draft.save())

    draft.theme.name = "Third"
    draft.add("X Y Z")

    #expect(draft.save())
    #expect(library.themes.map(\.name) == ["First", "Second", "Third"])
    #expect(library.themes[2].pairs == 3)
  }

  @Test("a theme that was deleted meanwhile is saved at the end")
  func savesDeleted() {
    let draft = draft()
    draft.theme.name = "Back"
    library.delete(["a"])

    #expect(draft.save())
    #expect(library.themes.map(\.name) == ["Second", "Back"])
  }

  @Test("problems are those of the moment, the library's names among them")
  func tellsProblems() {
    let draft = draft()
    draft.theme.name = " second "
    #expect(draft.problems == [.takenName(" second ")])
    #expect(!draft.save())
    #expect(first.name == "First")

    draft.theme.name = ""
    draft.theme.pairs = 4
    #expect(draft.problems == [.emptyName, .pairsOutside(2...3, pairs: 4)])

    draft.theme.name = "first"
    draft.theme.pairs = 3
    #expect(draft.problems.isEmpty)
  }

  @Test("a warning does not keep a theme from being saved")
  func savesWithWarnings() {
    let draft = draft()
    draft.add("1 l")

    #expect(!draft.problems.isEmpty)
    #expect(draft.save())
  }

  @Test("every change is undone and made again")
  func undoes() {
    let draft = draft()
    var states = [draft.theme]
    draft.theme.name = "Edited"
    states.append(draft.theme)
    draft.add("D")
    states.append(draft.theme)
    draft.theme.remove(Face("A"))
    states.append(draft.theme)
    draft.theme.color = Theme.Color(rgb: 0xFF)
    states.append(draft.theme)

    for state in states.dropLast().reversed() {
      draft.undo()
      #expect(draft.theme == state)
    }
    #expect(!draft.canUndo && !draft.isChanged)
    draft.undo()

    for state in states.dropFirst() {
      draft.redo()
      #expect(draft.theme == state)
    }
    #expect(!draft.canRedo)
    draft.redo()
    #expect(draft.theme == states.last)
  }

  @Test("the letters of a name are one change, until another field is edited")
  func joinsLetters() {
    let draft = draft()
    for name in ["F", "Fo", "Foo"] { draft.theme.name = name }
    for pairs in [3, 2, 3] { draft.theme.pairs = pairs }
    draft.theme.name = "Fool"

    draft.undo()
    #expect(draft.theme.name == "Foo")
    draft.undo()
    #expect(draft.theme.pairs == 2)
    draft.undo()
    #expect(draft.theme.name == "First")
    #expect(!draft.canUndo)
  }

  @Test("a change after an undo or redo is a step of its own")
  func partsSteps() {
    let draft = draft()
    draft.theme.name = "One"
    draft.theme.pairs = 3
    draft.undo()
    draft.theme.pairs = 3
    draft.undo()
    #expect(draft.theme.name == "One" && draft.theme.pairs == 2)

    draft.redo()
    draft.theme.pairs = 2
    draft.undo()
    #expect(draft.theme.pairs == 3)
  }

  @Test("faces are never joined into one change")
  func partsFaces() {
    let draft = draft()
    draft.add("D")
    draft.add("E")

    draft.undo()
    #expect(draft.theme.faces.map(\.symbol) == ["A", "B", "C", "D"])
  }

  @Test("a change after an undo is another future")
  func forgetsFuture() {
    let draft = draft()
    draft.theme.name = "One"
    draft.undo()
    draft.theme.name = "Two"
    #expect(!draft.canRedo)

    draft.undo()
    #expect(draft.theme.name == "First")
  }

  @Test("setting what is there already is no change")
  func ignoresEqual() {
    let draft = draft()
    draft.theme.name = "First"
    draft.theme.remove(Face("nobody"))
    #expect(draft.add("A B").isEmpty)

    #expect(!draft.canUndo)
  }

  @Test("where all faces are shown, all still are after some came or went")
  func followsAllFaces() {
    let draft = draft(pairs: 3)
    draft.add("D E")
    #expect(draft.theme.pairs == 5)

    draft.theme.remove(Face("A"))
    #expect(draft.theme.pairs == 4)

    draft.theme.restore(Face("A"))
    #expect(draft.theme.pairs == 5)
  }

  @Test("else the pairs are only lowered when they must be, and never below two")
  func lowersPairs() {
    let draft = draft(pairs: 2)
    draft.add("D E")
    #expect(draft.theme.pairs == 2)

    draft.theme.pairs = 4
    for symbol in ["A", "B", "C"] { draft.theme.remove(Face(symbol)) }
    #expect(draft.theme.pairs == 2)
    draft.theme.remove(Face("D"))
    #expect(draft.theme.pairs == 2)
    #expect(draft.problems == [.tooFewFaces(1)])
  }

  @Test("taking a removal back brings the pairs back with the face")
  func undoesPairs() {
    let draft = draft(pairs: 3)
    draft.theme.remove(Face("A"))
    draft.undo()

    #expect(draft.theme == draft.original)
  }

  @Test("what is typed for the pairs is taken as it is", arguments: [-1, 0, 1, 99])
  func takesPairs(pairs: Int) {
    let draft = draft()
    draft.theme.pairs = pairs

    #expect(draft.theme.pairs == pairs)
    #expect(draft.problems == [.pairsOutside(2...3, pairs: pairs)])
  }
}
