import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Theme editor: stories")
struct ThemeEditorStoryTests {
  private let editor = EditorDriving("animals")

  @Test("every key changes the library before the next one")
  func keepsEveryKey() throws {
    let names = try editor.after(["ctrl-u", "P", "e", "alt-z"]) {
      editor.app.library.theme("animals")?.name
    }
    #expect(names == ["", "P", "Pe", "Animals"])
  }

  @Test(
    "every way out leads back at once and reports what was saved",
    arguments: ["esc", "click:1,0"])
  func leaves(way: String) throws {
    try editor.does("ctrl-u text:Pets \(way)")
    #expect(
      (
        editor.hasLeft, editor.app.library.theme("animals")?.name,
        editor.app.notices.all.map(\.text)
      )
        == (true, "Pets", ["Saved Pets."]))
  }

  @Test("without a change nothing is announced, and a missing theme is reported")
  func leavesUnchanged() throws {
    try editor.does("esc")
    #expect(editor.hasLeft && editor.app.notices.all.isEmpty)

    let editor = EditorDriving("nobody")
    #expect(editor.shows("This theme was deleted."))
    try editor.does("esc")
    #expect(editor.hasLeft)
  }

  @Test("the left arrow leads back from the first face")
  func leavesByArrow() throws {
    try editor.does("x")
    try editor.focuses("🐶")
    try editor.does("left")
    #expect(editor.hasLeft && editor.app.library.theme("animals")?.name == "Animalsx")
  }

  @Test("a name that another theme has is an error below its field, and gets a number at the end")
  func partsNames() throws {
    try editor.does("ctrl-u text:sea")
    let isShown = editor.shows("! \(ThemeProblem.takenName("sea"))")
    try editor.does("esc")
    #expect((isShown, editor.app.library.theme("animals")?.name) == (true, "sea 2"))
  }

  @Test("an incomplete theme is saved, and what it lacks is reported")
  func leavesUnfinished() throws {
    let editor = EditorDriving(nil)
    try editor.does("text:Mine esc")
    #expect(
      (editor.hasLeft, editor.app.library.themes.last?.name, editor.app.notices.all.map(\.text))
        == (
          true, "Mine",
          ["Mine cannot be played yet: The theme needs at least 2 faces to play, not 0."]
        ))
    let other = EditorDriving(nil)
    let count = other.app.library.themes.count
    try other.does("esc")
    #expect(
      other.hasLeft && other.app.library.themes.count == count && other.app.notices.all.isEmpty)
  }

  @Test("a change of the theme by another program is shown, and one at the same time makes a copy")
  func followsOthers() throws {
    let (first, second) = (EditorDriving("animals"), EditorDriving("animals"))
    try first.does("1")
    second.app.library.change { $0[0].name = "Beasts" }
    second.screen.waits(.seconds(1))
    #expect(first.shows("Animals1") && second.shows("Edit Beasts") && second.shows("Beasts___"))
    try second.does("alt-z")
    let name = second.app.library.themes[0].name
    second.app.library.delete(["animals"])
    second.screen.waits(.seconds(1))
    let isReported = second.app.notices.all.last?.text.hasPrefix("Another program has deleted")
    try second.does("2")
    #expect((name, isReported) == ("Animals", true))
    #expect(second.app.library.themes.last?.name.contains("2") == true)
  }

  @Test("changes are undone and redone by keys and by buttons")
  func undoes() throws {
    let words = ["Animals_", "Animalsx_", "( Undo )", "( Redo )"]
    var seen = try editor.after(["x alt-z", "alt-y"]) { shown(words, in: editor.text) }
    for button in ["Undo", "Redo"] {
      try editor.clicks(button)
      seen.append(shown(words, in: editor.text))
    }
    let (undone, redone) = (["Animals_", "( Undo )"], ["Animalsx_", "( Redo )"])
    #expect(seen == [undone, redone, undone, redone])
  }

  @Test("Delete removes faces, the last one too, and Enter restores one at its place")
  func removes() throws {
    try editor.focuses("🐱")
    try editor.does("delete backspace")
    #expect(editor.shows("of 30 faces") && editor.shows("Removed") && editor.shows(">🐰<"))
    try editor.clicks("🐱  🐭")
    #expect(editor.shows("of 31 faces") && editor.shows(">🐱<"))

    let last = EditorDriving("animals")
    try last.focuses("🐍")
    try last.does("delete")
    #expect(last.shows(">🦨<"))
  }

  @Test("faces are added as they are typed or pasted, and the word of the last one can be edited")
  func adds() throws {
    try editor.clicks("🐶🐱 dog")
    editor.screen.sends(.paste("🐉🐲, wolf"))
    try editor.does("enter")
    #expect(
      editor.shows("of 35 faces") && editor.shows("Word of wolf") && editor.shows("🐶🐱 dog___"))
  }

  @Test(
    "Enter on a face leads to its word; one that is not plain is an error, a duplicate a warning")
  func words() throws {
    try editor.focuses("🐭")
    #expect(
      try editor.missing(after: ["enter ctrl-u text:cat": "? The faces", "ctrl-u é": "! The word"])
        == [])
    try editor.does("ctrl-u text:mouse2 esc")
    #expect(editor.app.library.theme("animals")?.faces[2].word == "mouse2")
  }

  @Test("a colour is chosen from a list, or typed")
  func colors() throws {
    try editor.clicks("Own")
    try editor.does("home enter")
    let isChosen = editor.shows("#E53935")
    try editor.clicks("#E53935")
    try editor.does("ctrl-u end ctrl-u text:#12")
    let isRefused = editor.shows("! Type # and six")
    try editor.does("text:3456 esc")
    let color = editor.app.library.theme("animals")?.color
    #expect((isChosen, isRefused, color) == (true, true, Theme.Color(rgb: 0x12_3456)))
  }

  @Test("a new theme with a name and faces is added at the end")
  func creates() throws {
    let editor = EditorDriving(nil)
    let isNew = editor.shows("New theme")
    try editor.does("text:Mine")
    try editor.clicks("🐶🐱 dog")
    try editor.does("text:one,two,three enter esc")
    let theme = editor.app.library.themes.last
    #expect((isNew, theme?.name) == (true, "Mine"))
    #expect(theme?.faces.map(\.symbol) == ["one", "two", "three"])
  }
}
