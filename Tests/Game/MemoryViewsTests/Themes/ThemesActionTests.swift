import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Themes: actions")
struct ThemesActionTests {
  private let themes = ThemesDriving()
  private var ids: [String] { themes.app.library.themes.map(\.id) }

  @Test("a theme is deleted after confirmation, and u restores it at its place")
  func deletes() throws {
    try themes.does("right d")
    #expect(themes.shows("Delete Sea?"))
    try themes.does("right enter")
    #expect(
      (ids.prefix(2), themes.focused, themes.app.notices.last?.text) == (
        ["animals", "birds"], "Birds and Insects", "Deleted Sea. Press u to restore it."
      ))

    try themes.does("u")
    #expect(
      (ids.prefix(3), themes.focused, themes.app.notices.last?.text) == (
        ["animals", "sea", "birds"], "Sea", "Sea is back."
      ))
  }

  @Test("the default answer and Esc keep the theme")
  func keeps() throws {
    try themes.does("d enter d esc u")
    #expect(ids == SampleApp.themes.map(\.id))
  }

  @Test("several themes are selected by Space, and deleted and restored together")
  func deletesSeveral() throws {
    try themes.does("space right right space left d")
    #expect(themes.shows("[x] Animals") && themes.shows("[ ] Sea") && themes.shows("2 selected"))
    #expect(themes.shows("Delete 2 themes?"))
    try themes.does("right enter")
    #expect(ids.first == "sea" && themes.shows("22 themes"))

    try themes.does("u u")
    #expect(
      (ids, themes.app.notices.last?.text) == (SampleApp.themes.map(\.id), "2 themes are back."))
  }

  @Test("Esc clears the selection")
  func gives() throws {
    try themes.does("space right space space")
    #expect(themes.shows("1 selected"))
    try themes.does("esc")
    #expect(themes.shows("24 themes"))
  }

  @Test("after the last theme is deleted the focus is on the one before")
  func deletesTheLast() throws {
    try themes.does("end d right enter")
    #expect(themes.focused == "Letters")
  }

  @Test("after all themes are deleted the built-in ones can be restored")
  func deletesAll() throws {
    themes.app.library.delete(Set(ids))
    try themes.does("e d x D v enter")
    #expect(ids == Theme.builtIn.map(\.id) && themes.routes.isEmpty)
  }

  @Test("in kids mode a grown-up must answer before a theme is deleted")
  func asks() throws {
    let themes = ThemesDriving(settings: ["kidsMode": "true"])
    try themes.does("d")
    #expect(themes.shows("[ checking ]") && themes.shows("Deleting Animals"))
    try themes.answers(isRight: false)
    #expect(themes.shows("[ child ]") && !themes.shows("Delete Animals?"))

    try themes.does("d")
    try themes.answers(isRight: true)
    #expect(themes.shows("[ grown-up ]") && themes.shows("Delete Animals?"))
    try themes.does("right enter")
    #expect(themes.app.library.theme("animals") == nil)
  }

  @Test("editing and copying require a grown-up, playing does not", arguments: ["e", "n", "D"])
  func guards(key: String) throws {
    let themes = ThemesDriving(settings: ["kidsMode": "true"])
    try themes.does(key)
    #expect(
      themes.app.gate.isAsking && themes.routes.isEmpty && themes.app.library.themes.count == 24)
    try themes.does("esc enter")
    #expect(themes.routes == [.game])
  }

  @Test("a click on the mode asks a question, and changes from grown-up back to child")
  func changesMode() throws {
    let themes = ThemesDriving(settings: ["kidsMode": "true"])
    try themes.clicks("child")
    try themes.answers(isRight: true)
    try themes.clicks("grown-up")
    #expect(themes.shows("[>child<]"))
  }

  @Test("D inserts a copy after a theme, and selects it")
  func duplicates() throws {
    try themes.does("D")
    #expect((themes.app.library.themes[1].name, themes.focused) == ("Animals copy", "Animals copy"))
  }

  @Test("< and > and Shift with arrows move a theme, which keeps the focus")
  func moves() throws {
    try themes.does("> >")
    #expect((ids.prefix(3), themes.focused) == (["sea", "birds", "animals"], "Animals"))
    try themes.does("shift-down")
    #expect(ids[5] == "animals")
    try themes.does("shift-up shift-left < < <")
    #expect((ids, themes.focused) == (SampleApp.themes.map(\.id), "Animals"))
  }

  @Test("in a search nothing is moved")
  func staysInSearch() throws {
    try themes.does("/ text:dog enter >")
    #expect(ids == SampleApp.themes.map(\.id))
  }

  @Test("r resets an edited built-in theme, and does nothing to others")
  func resets() throws {
    themes.app.library.change { $0[0].pairs = 3 }
    try themes.does("r right r")
    #expect(
      (themes.app.library.themes[0], themes.app.notices.map(\.text)) == (
        Theme.animals, ["Undid all changes to Animals."]
      ))
  }
}
