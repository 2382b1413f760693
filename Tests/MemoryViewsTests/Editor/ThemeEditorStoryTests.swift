import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Theme editor: walks")
struct ThemeEditorStoryTests {
  private let editor = EditorDriving("animals")

  @Test("a new name is kept only when it is saved, which leads back")
  func saves() throws {
    try editor.does("ctrl-u text:Pets")
    #expect(editor.app.library.theme("animals")?.name == "Animals")
    try editor.does("ctrl-s")
    #expect(editor.app.library.theme("animals")?.name == "Pets")
    #expect(editor.app.notices.map(\.text) == ["Saved Pets."])
    #expect(editor.hasLeft)
  }

  @Test("without a change one leaves at once", arguments: ["esc", "click:1,0"])
  func leaves(way: String) throws {
    try editor.does(way)
    #expect(editor.hasLeft)
  }

  @Test("with changes every way out asks first", arguments: ["esc", "click:1,0"])
  func asks(way: String) throws {
    try editor.does("x \(way)")
    #expect(editor.shows("Save the changes to Animalsx?"))
    try editor.does("left left enter")
    #expect(!editor.hasLeft && editor.shows("Animalsx"))
  }

  @Test("the left arrow leads back from the first face, and asks as well")
  func leavesByArrow() throws {
    try editor.does("x")
    try editor.focuses("🐶")
    try editor.does("left")
    #expect(editor.shows("Save the changes to Animalsx?"))
  }

  @Test("changes can be dropped, or saved in passing")
  func answers() throws {
    try editor.does("x esc left enter")
    #expect(editor.hasLeft && editor.app.library.theme("animals") == Theme.animals)

    let other = EditorDriving("animals")
    try other.does("x esc enter")
    #expect(other.hasLeft && other.app.library.theme("animals")?.name == "Animalsx")
  }

  @Test("what is wrong is said below its field, and cannot be saved")
  func refuses() throws {
    try editor.does("ctrl-u text:sea")
    #expect(editor.shows("! \(ThemeProblem.takenName("sea"))"))
    #expect(editor.shows("( Save )"))
    try editor.does("ctrl-s esc")
    #expect(editor.shows("Drop the changes to sea?"))
    try editor.does("right enter")
    #expect(editor.hasLeft && editor.app.library.theme("animals") == Theme.animals)
  }

  @Test("changes are undone and made again by keys and by buttons")
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

  @Test("Delete takes faces out of use, and Enter brings one back to its place")
  func removes() throws {
    try editor.focuses("🐱")
    try editor.does("delete backspace")
    #expect(editor.shows("of 30 faces") && editor.shows("Removed"))
    #expect(editor.shows(">🐰<"))
    try editor.clicks("🐱  🐭")
    #expect(editor.shows("of 31 faces") && editor.shows(">🐱<"))
  }

  @Test("the last face that goes leaves focus to the one before")
  func removesTheLast() throws {
    try editor.focuses("🐍")
    try editor.does("delete")
    #expect(editor.shows(">🦨<"))
  }

  @Test("faces are added as they are typed or pasted, and the last has its word to be edited")
  func adds() throws {
    try editor.clicks("🐶🐱 dog")
    editor.screen.sends(.paste("🐉🐲, wolf"))
    try editor.does("enter")
    #expect(editor.shows("of 35 faces") && editor.shows("Word of wolf"))
    #expect(editor.shows("🐶🐱 dog___"))
  }

  @Test("Enter on a face leads to its word")
  func words() throws {
    try editor.focuses("🐭")
    try editor.does("enter ctrl-u text:mouse2 ctrl-s")
    #expect(editor.app.library.theme("animals")?.faces[2].word == "mouse2")
  }

  @Test("a word that is not plain is an error, one that is there already a warning")
  func warns() throws {
    try editor.focuses("🐭")
    try editor.does("enter ctrl-u text:cat")
    #expect(editor.shows("? The faces") && editor.shows("[ Save ]"))
    try editor.does("ctrl-u é")
    #expect(editor.shows("! The word") && editor.shows("( Save )"))
  }

  @Test("a pair can show two faces, each with a partner of its own")
  func partners() throws {
    try editor.clicks("two faces")
    try editor.focuses("🐶")
    #expect(editor.shows("Partner    🐶"))
    try editor.does("enter tab ctrl-u text:Hund ctrl-s")
    let theme = editor.app.library.theme("animals")
    #expect(theme?.kindFaces.prefix(2).map { $0.map(\.symbol) } == [["🐶", "Hund"], ["🐱", "🐱"]])
  }

  @Test("a colour is chosen from a list, or typed")
  func colors() throws {
    try editor.clicks("Own")
    try editor.does("home enter")
    #expect(editor.shows("#E53935"))
    try editor.clicks("#E53935")
    try editor.does("ctrl-u end ctrl-u text:#12")
    #expect(editor.shows("! A colour is # and six"))
    try editor.does("text:3456 ctrl-s")
    #expect(editor.app.library.theme("animals")?.color == Theme.Color(rgb: 0x12_3456))
  }

  @Test("a new theme is at the end when it has a name and faces")
  func creates() throws {
    let editor = EditorDriving(nil)
    #expect(editor.shows("New theme") && editor.shows("( Save )"))
    try editor.does("text:Mine")
    try editor.clicks("🐶🐱 dog")
    try editor.does("text:one,two,three enter ctrl-s")
    let theme = editor.app.library.themes.last
    #expect(theme?.name == "Mine" && theme?.faces.map(\.symbol) == ["one", "two", "three"])
  }

  @Test("a theme that is gone meanwhile is said to be")
  func gone() throws {
    let editor = EditorDriving("nobody")
    #expect(editor.shows("This theme is gone."))
    try editor.does("esc")
    #expect(editor.hasLeft)
  }
}
