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
    for (key, name) in [("ctrl-u", ""), ("P", "P"), ("e", "Pe"), ("alt-z", "Animals")] {
      try editor.does(key)
      #expect(editor.app.library.theme("animals")?.name == name)
    }
  }

  @Test(
    "every way out leads back at once and reports what was saved",
    arguments: ["esc", "click:1,0"])
  func leaves(way: String) throws {
    try editor.does("ctrl-u text:Pets \(way)")
    #expect(
      (editor.hasLeft, editor.app.library.theme("animals")?.name, editor.app.notices.map(\.text))
        == (true, "Pets", ["Saved Pets."]))
  }

  @Test("without a change nothing is announced")
  func leavesUnchanged() throws {
    try editor.does("esc")
    #expect(editor.hasLeft && editor.app.notices.isEmpty)
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
    #expect(editor.shows("! \(ThemeProblem.takenName("sea"))"))
    try editor.does("esc")
    #expect(editor.app.library.theme("animals")?.name == "sea 2")
  }

  @Test("an incomplete theme is saved, and what it lacks is reported")
  func leavesUnfinished() throws {
    let editor = EditorDriving(nil)
    try editor.does("text:Mine esc")
    #expect(
      (editor.hasLeft, editor.app.library.themes.last?.name, editor.app.notices.map(\.text)) == (
        true, "Mine",
        ["Mine cannot be played yet: The theme needs at least 2 faces to play, not 0."]
      ))
    let other = EditorDriving(nil)
    let count = other.app.library.themes.count
    try other.does("esc")
    #expect(other.hasLeft && other.app.library.themes.count == count && other.app.notices.isEmpty)
  }

  @Test("a change of the theme by another program is shown, and one at the same time makes a copy")
  func followsOthers() throws {
    let (first, second) = (EditorDriving("animals"), EditorDriving("animals"))
    try first.does("1")
    #expect(first.shows("Animals1"))
    second.app.library.change { $0[0].name = "Beasts" }
    second.screen.waits(.seconds(1))
    #expect(second.shows("Edit Beasts") && second.shows("Beasts___"))
    try second.does("alt-z")
    #expect(second.app.library.themes[0].name == "Animals")
    second.app.library.delete(["animals"])
    second.screen.waits(.seconds(1))
    #expect(second.app.notices.last?.text.hasPrefix("Another program has deleted") == true)
    try second.does("2")
    #expect(second.app.library.themes.last?.name.contains("2") == true)
  }

  @Test("changes are undone and redone by keys and by buttons")
  func undoes() throws {
    try editor.does("x alt-z")
    #expect(editor.shows("Animals_") && editor.shows("( Undo )"))
    try editor.does("alt-y")
    #expect(editor.shows("Animalsx_") && editor.shows("( Redo )"))
    try editor.clicks("Undo")
    #expect(editor.shows("Animals_"))
    try editor.clicks("Redo")
    #expect(editor.shows("Animalsx_"))
  }

  @Test("Delete removes faces, and Enter restores one at its place")
  func removes() throws {
    try editor.focuses("🐱")
    try editor.does("delete backspace")
    #expect(editor.shows("of 30 faces") && editor.shows("Removed") && editor.shows(">🐰<"))
    try editor.clicks("🐱  🐭")
    #expect(editor.shows("of 31 faces") && editor.shows(">🐱<"))
  }

  @Test("after the last face is removed the focus is on the one before")
  func removesTheLast() throws {
    try editor.focuses("🐍")
    try editor.does("delete")
    #expect(editor.shows(">🦨<"))
  }

  @Test("faces are added as they are typed or pasted, and the word of the last one can be edited")
  func adds() throws {
    try editor.clicks("🐶🐱 dog")
    editor.screen.sends(.paste("🐉🐲, wolf"))
    try editor.does("enter")
    #expect(
      editor.shows("of 35 faces") && editor.shows("Word of wolf") && editor.shows("🐶🐱 dog___"))
  }

  @Test("Enter on a face leads to its word")
  func words() throws {
    try editor.focuses("🐭")
    try editor.does("enter ctrl-u text:mouse2 esc")
    #expect(editor.app.library.theme("animals")?.faces[2].word == "mouse2")
  }

  @Test("a word that is not plain is an error, a duplicate word a warning")
  func warns() throws {
    try editor.focuses("🐭")
    try editor.does("enter ctrl-u text:cat")
    #expect(editor.shows("? The faces"))
    try editor.does("ctrl-u é")
    #expect(editor.shows("! The word"))
  }

  @Test("a colour is chosen from a list, or typed")
  func colors() throws {
    try editor.clicks("Own")
    try editor.does("home enter")
    #expect(editor.shows("#E53935"))
    try editor.clicks("#E53935")
    try editor.does("ctrl-u end ctrl-u text:#12")
    #expect(editor.shows("! Type # and six"))
    try editor.does("text:3456 esc")
    #expect(editor.app.library.theme("animals")?.color == Theme.Color(rgb: 0x12_3456))
  }

  @Test("a new theme with a name and faces is added at the end")
  func creates() throws {
    let editor = EditorDriving(nil)
    #expect(editor.shows("New theme"))
    try editor.does("text:Mine")
    try editor.clicks("🐶🐱 dog")
    try editor.does("text:one,two,three enter esc")
    let theme = editor.app.library.themes.last
    #expect(theme?.name == "Mine" && theme?.faces.map(\.symbol) == ["one", "two", "three"])
  }

  @Test("a missing theme is reported")
  func gone() throws {
    let editor = EditorDriving("nobody")
    #expect(editor.shows("This theme was deleted."))
    try editor.does("esc")
    #expect(editor.hasLeft)
  }
}
