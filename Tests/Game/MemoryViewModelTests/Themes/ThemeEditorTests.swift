import MemoryModel
import MemoryViewModel
import Testing

@Suite("Theme editor")
struct ThemeEditorTests {
  let library = ThemeLibraryTests.library([
    ThemeLibraryTests.theme("a", name: "First", ["A", "B", "C"]),
    ThemeLibraryTests.theme("b", name: "Second"),
  ])

  var first: Theme { library.themes[0] }

  func editor(pairs: Int = 2) -> ThemeEditor {
    library.change { $0[0].pairs = pairs }
    return ThemeEditor(first, in: library)
  }

  @Test("every change is in the library at once")
  func keepsChanges() {
    let editor = editor()
    #expect(editor.isPlayable && !editor.canUndo && !editor.canRedo)

    for name in ["E", "Ed"] {
      editor.theme.name = name
      #expect(first == editor.theme && first.name == name)
    }
    editor.theme.cover = ThemeCover(faces: [CoverFace("A")])
    #expect(first.cover == editor.theme.cover)
    editor.undo()
    #expect(first == editor.theme && first.cover.isEmpty)
    editor.redo()
    #expect(first == editor.theme && !first.cover.isEmpty)
  }

  @Test("a new theme is in the library from its first change on, playable or not")
  func makesNew() {
    let editor = ThemeEditor(newIn: library)
    #expect(editor.problems == [.emptyName, .tooFewFaces(0)])
    #expect(library.themes.count == 2)

    editor.theme.name = "Third"
    #expect(library.themes.map(\.name) == ["First", "Second", "Third"])
    #expect(!editor.isPlayable)
    editor.add("X Y Z")
    #expect(editor.isPlayable && library.themes[2].pairs == 3)
  }

  @Test("a new theme disappears when all its changes are undone, and returns with redo")
  func undoesNew() {
    let editor = ThemeEditor(newIn: library)
    editor.theme.name = "Third"
    editor.undo()
    #expect(library.themes.map(\.name) == ["First", "Second"])
    editor.redo()
    #expect(library.themes.map(\.name) == ["First", "Second", "Third"])
  }

  @Test("the problems include a name that another theme of the library has")
  func tellsProblems() {
    let editor = editor()
    editor.theme.name = " second "
    #expect(editor.problems == [.takenName(" second ")])

    editor.theme.name = ""
    editor.theme.pairs = 4
    #expect(editor.problems == [.emptyName, .pairsOutside(2...3, pairs: 4)])

    editor.theme.name = "first"
    editor.theme.pairs = 3
    #expect(editor.problems.isEmpty)
  }

  @Test("at the end a name that another theme has gets a number")
  func partsNames() {
    let editor = editor()
    editor.theme.name = "Second"
    editor.close()
    #expect(library.themes.map(\.name) == ["Second 2", "Second"])
    editor.close()
    #expect(first.name == "Second 2")
  }

  @Test("a theme with a warning can be played")
  func playsWithWarnings() {
    let editor = editor()
    editor.add("1 l")
    #expect(!editor.problems.isEmpty && editor.isPlayable)
  }

  @Test("every change can be undone and redone")
  func undoes() {
    let editor = editor()
    var states = [editor.theme]
    editor.theme.name = "Edited"
    states.append(editor.theme)
    editor.add("D")
    states.append(editor.theme)
    editor.theme.remove(Face("A"))
    states.append(editor.theme)
    editor.theme.color = Theme.Color(rgb: 0xFF)
    states.append(editor.theme)

    for state in states.dropLast().reversed() {
      editor.undo()
      #expect(editor.theme == state)
    }
    #expect(!editor.canUndo && editor.theme == states[0])
    editor.undo()

    for state in states.dropFirst() {
      editor.redo()
      #expect(editor.theme == state)
    }
    #expect(!editor.canRedo)
    editor.redo()
    #expect(editor.theme == states.last)
  }

  @Test("the letters of a name are one change, until another field is edited")
  func joinsLetters() {
    let editor = editor()
    for name in ["F", "Fo", "Foo"] { editor.theme.name = name }
    for pairs in [3, 2, 3] { editor.theme.pairs = pairs }
    editor.theme.name = "Fool"

    editor.undo()
    #expect(editor.theme.name == "Foo")
    editor.undo()
    #expect(editor.theme.pairs == 2)
    editor.undo()
    #expect(editor.theme.name == "First")
    #expect(!editor.canUndo)
  }

  @Test("a change after an undo or redo is a separate step")
  func partsSteps() {
    let editor = editor()
    editor.theme.name = "One"
    editor.theme.pairs = 3
    editor.undo()
    editor.theme.pairs = 3
    editor.undo()
    #expect(editor.theme.name == "One" && editor.theme.pairs == 2)

    editor.redo()
    editor.theme.pairs = 2
    editor.undo()
    #expect(editor.theme.pairs == 3)
  }

  @Test("faces are never joined into one change")
  func partsFaces() {
    let editor = editor()
    editor.add("D")
    editor.add("E")

    editor.undo()
    #expect(editor.theme.faces.map(\.symbol) == ["A", "B", "C", "D"])
  }

  @Test("a change after an undo removes the redo steps")
  func forgetsFuture() {
    let editor = editor()
    editor.theme.name = "One"
    editor.undo()
    editor.theme.name = "Two"
    #expect(!editor.canRedo)

    editor.undo()
    #expect(editor.theme.name == "First")
  }

  @Test("setting an equal value is no change")
  func ignoresEqual() {
    let editor = editor()
    editor.theme.name = "First"
    editor.theme.remove(Face("nobody"))
    #expect(editor.add("A B").isEmpty)

    #expect(!editor.canUndo)
  }

  @Test("if the pairs cover all faces, they still do after faces are added or removed")
  func followsAllFaces() {
    let editor = editor(pairs: 3)
    editor.add("D E")
    #expect(editor.theme.pairs == 5)

    editor.theme.remove(Face("A"))
    #expect(editor.theme.pairs == 4)

    editor.theme.restore(Face("A"))
    #expect(editor.theme.pairs == 5)
  }

  @Test("otherwise the pairs are lowered only if necessary, and never below two")
  func lowersPairs() {
    let editor = editor(pairs: 2)
    editor.add("D E")
    #expect(editor.theme.pairs == 2)

    editor.theme.pairs = 4
    for symbol in ["A", "B", "C"] { editor.theme.remove(Face(symbol)) }
    #expect(editor.theme.pairs == 2)
    editor.theme.remove(Face("D"))
    #expect(editor.theme.pairs == 2)
    #expect(editor.problems == [.tooFewFaces(1)])
  }

  @Test("undoing a removal restores the pairs with the face")
  func undoesPairs() {
    let editor = editor(pairs: 3)
    editor.theme.remove(Face("A"))
    editor.undo()

    #expect(editor.theme.pairs == 3 && editor.theme.faces.count == 3)
  }

  @Test(
    "any number typed for the pairs is stored, and reported if it is out of range",
    arguments: [-1, 0, 1, 99])
  func takesPairs(pairs: Int) {
    let editor = editor()
    editor.theme.pairs = pairs

    #expect(editor.theme.pairs == pairs)
    #expect(editor.problems == [.pairsOutside(2...3, pairs: pairs)])
  }
}
