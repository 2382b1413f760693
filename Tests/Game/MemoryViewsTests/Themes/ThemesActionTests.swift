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
    let isAsked = themes.shows("Delete Sea?")
    try themes.does("right enter")
    #expect(
      isAsked
        && (ids.prefix(2), themes.focused, themes.app.notices.all.last?.text) == (
          ["animals", "birds"], "Birds and Insects", "Deleted Sea. Press u to restore it."
        ))

    try themes.does("u")
    #expect(
      (ids.prefix(3), themes.focused, themes.app.notices.all.last?.text) == (
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
    #expect(
      missing(["[x] Animals", "[ ] Sea", "2 selected", "Delete 2 themes?"], in: themes.text) == [])
    try themes.does("right enter")
    #expect(ids.first == "sea" && themes.shows("22 themes"))

    try themes.does("u u")
    #expect(
      (ids, themes.app.notices.all.last?.text) == (SampleApp.themes.map(\.id), "2 themes are back.")
    )
  }

  @Test("Esc clears the selection")
  func gives() throws {
    #expect(
      try themes.missing(after: ["space right space space": "1 selected", "esc": "24 themes"]) == []
    )
  }

  @Test(
    "after the last theme the one before has focus; after all are deleted the built-in ones return"
  )
  func deletesTheLast() throws {
    try themes.does("end d right enter")
    #expect(themes.focused == "Letters")

    themes.app.library.delete(Set(ids))
    try themes.does("e d x D v enter")
    #expect(ids == Theme.builtIn.map(\.id) && themes.routes.isEmpty)
  }

  @Test("in kids mode a grown-up must answer before a theme is deleted")
  func asks() throws {
    let themes = ThemesDriving(settings: ["kidsMode": "true"])
    try themes.does("d")
    let words = [
      "[ checking ]", "Deleting Animals", "[ child ]", "[ grown-up ]", "Delete Animals?",
    ]
    var seen = [shown(words, in: themes.text)]
    try themes.answers(isRight: false)
    seen.append(shown(words, in: themes.text))
    try themes.does("d")
    try themes.answers(isRight: true)
    seen.append(shown(words, in: themes.text))
    #expect(
      seen == [
        ["[ checking ]", "Deleting Animals"], ["[ child ]"], ["[ grown-up ]", "Delete Animals?"],
      ])
    try themes.does("right enter")
    #expect(themes.app.library.theme("animals") == nil)
  }

  @Test("editing and copying require a grown-up, playing does not", arguments: ["e", "n", "D"])
  func guards(key: String) throws {
    let themes = ThemesDriving(settings: ["kidsMode": "true"])
    try themes.does(key)
    let isRefused = themes.app.kidsMode.gate.isAsking && themes.routes.isEmpty
    let count = themes.app.library.themes.count
    try themes.does("esc enter")
    #expect((isRefused, count, themes.routes) == (true, 24, [.game]))
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
    let places = try themes.after(["> >", "shift-down"]) { ids.firstIndex(of: "animals") }
    #expect((places, ids.prefix(2), themes.focused) == ([2, 5], ["sea", "birds"], "Animals"))
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
      (themes.app.library.themes[0], themes.app.notices.all.map(\.text)) == (
        Theme.animals, ["Undid all changes to Animals."]
      ))
  }
}
