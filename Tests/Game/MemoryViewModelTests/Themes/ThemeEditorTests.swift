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
    let wasPlayable = editor.isPlayable
    let couldUndo = editor.canUndo
    let couldRedo = editor.canRedo

    let changes: [() -> Void] = [
      { editor.theme.name = "E" }, { editor.theme.name = "Ed" },
      { editor.theme.cover = ThemeCover(faces: [CoverFace("A")]) }, { editor.undo() },
      { editor.redo() },
    ]
    let states = changes.map { change in
      change()
      return "\(first.name) \(first.cover.faces.count) \(first == editor.theme)"
    }
    #expect((wasPlayable, couldUndo, couldRedo) == (true, false, false))
    #expect(states == ["E 0 true", "Ed 0 true", "Ed 1 true", "Ed 0 true", "Ed 1 true"])
  }

  @Test(
    "a new theme is in the library from its first change on, playable or not, until it is undone")
  func makesNew() {
    let editor = ThemeEditor(newIn: library)
    let earlierProblems = editor.problems
    let earlierThemeCount = library.themes.count

    editor.theme.name = "Third"
    #expect(
      (earlierProblems, earlierThemeCount, library.themes.map(\.name), editor.isPlayable) == (
        [.emptyName, .tooFewFaces(0)], 2, ["First", "Second", "Third"], false
      ))
    editor.add("X Y Z")
    let wasPlayable = editor.isPlayable
    let earlierPairs = library.themes[2].pairs

    for _ in 0..<2 { editor.undo() }
    let earlierNames = library.themes.map(\.name)
    editor.redo()
    #expect(
      (wasPlayable, earlierPairs, earlierNames, library.themes.map(\.name)) == (
        true, 3, ["First", "Second"], ["First", "Second", "Third"]
      ))
  }

  @Test("the problems include a name that another theme of the library has")
  func tellsProblems() {
    let editor = editor()
    editor.theme.name = " second "
    var allProblems = [editor.problems]

    editor.theme.name = ""
    editor.theme.pairs = 4
    allProblems.append(editor.problems)

    editor.theme.name = "first"
    editor.theme.pairs = 3
    allProblems.append(editor.problems)
    #expect(
      allProblems == [[.takenName(" second ")], [.emptyName, .pairsOutside(2...3, pairs: 4)], []])
  }

  @Test("a name that another theme has gets a number at the end, and a warning prevents no game")
  func partsNames() {
    var editor = editor()
    editor.theme.name = "Second"
    editor.close()
    let earlierNames = library.themes.map(\.name)
    editor.close()
    let earlierName = first.name

    editor = Self().editor()
    editor.add("1 l")
    #expect(
      (earlierNames, earlierName, editor.problems.isEmpty, editor.isPlayable) == (
        ["Second 2", "Second"], "Second 2", false, true
      ))
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

    let undone = states.dropLast().map { _ in
      editor.undo()
      return editor.theme
    }
    let couldUndo = editor.canUndo
    editor.undo()

    let redone = states.dropFirst().map { _ in
      editor.redo()
      return editor.theme
    }
    let couldRedo = editor.canRedo
    editor.redo()
    #expect((couldUndo, couldRedo, editor.theme) == (false, false, states.last))
    #expect([undone.reversed(), redone] == [states.dropLast(), Array(states.dropFirst())])
  }

  @Test("letters of a name are one change, faces are never joined, and an equal value is none")
  func joinsLetters() {
    var editor = editor()
    for name in ["F", "Fo", "Foo"] { editor.theme.name = name }
    for pairs in [3, 2, 3] { editor.theme.pairs = pairs }
    editor.theme.name = "Fool"

    editor.undo()
    var names = [editor.theme.name]
    editor.undo()
    let earlierPairs = editor.theme.pairs
    editor.undo()
    names.append(editor.theme.name)
    #expect((earlierPairs, editor.canUndo, names) == (2, false, ["Foo", "First"]))

    editor = Self().editor()
    editor.add("D")
    editor.add("E")

    editor.undo()
    let earlierSymbols = editor.theme.faces.map(\.symbol)

    editor = Self().editor()
    editor.theme.name = "First"
    editor.theme.remove(Face("nobody"))
    #expect(
      (earlierSymbols, editor.add("A B").isEmpty, editor.canUndo) == (
        ["A", "B", "C", "D"], true, false
      ))
  }

  @Test("a change after an undo or redo is a separate step, and removes the redo steps")
  func partsSteps() {
    var editor = editor()
    editor.theme.name = "One"
    editor.theme.pairs = 3
    editor.undo()
    editor.theme.pairs = 3
    editor.undo()
    var names = [editor.theme.name]
    var allPairs = [editor.theme.pairs]

    editor.redo()
    editor.theme.pairs = 2
    editor.undo()
    allPairs.append(editor.theme.pairs)

    editor = Self().editor()
    editor.theme.name = "One"
    editor.undo()
    editor.theme.name = "Two"
    let couldRedo = editor.canRedo

    editor.undo()
    names.append(editor.theme.name)
    #expect((couldRedo, names, allPairs) == (false, ["One", "First"], [2, 3]))
  }

  @Test("pairs follow all faces, else they are lowered only if necessary, and undo restores them")
  func followsAllFaces() {
    var editor = editor(pairs: 3)
    editor.add("D E")
    var allPairs = [editor.theme.pairs]

    editor.theme.remove(Face("A"))
    allPairs.append(editor.theme.pairs)

    editor.theme.restore(Face("A"))
    allPairs.append(editor.theme.pairs)

    editor = Self().editor(pairs: 2)
    editor.add("D E")
    allPairs.append(editor.theme.pairs)

    editor.theme.pairs = 4
    for symbol in ["A", "B", "C"] { editor.theme.remove(Face(symbol)) }
    allPairs.append(editor.theme.pairs)
    editor.theme.remove(Face("D"))
    allPairs.append(editor.theme.pairs)
    let earlierProblems = editor.problems

    editor = Self().editor(pairs: 3)
    editor.theme.remove(Face("A"))
    editor.undo()

    allPairs.append(editor.theme.pairs)
    #expect(
      (earlierProblems, editor.theme.faces.count, allPairs) == (
        [.tooFewFaces(1)], 3, [5, 4, 5, 2, 2, 2, 3]
      ))
  }

  @Test(
    "any number typed for the pairs is stored, and reported if it is out of range",
    arguments: [-1, 0, 1, 99])
  func takesPairs(pairs: Int) {
    let editor = editor()
    editor.theme.pairs = pairs

    #expect((editor.theme.pairs, editor.problems) == (pairs, [.pairsOutside(2...3, pairs: pairs)]))
  }
}
