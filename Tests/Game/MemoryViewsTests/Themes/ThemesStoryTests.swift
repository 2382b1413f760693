import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Themes: stories")
struct ThemesStoryTests {
  @Test("Enter deals the chosen theme and leads to the game; the theme played last is chosen first")
  func plays() throws {
    let themes = ThemesDriving()
    try themes.does("down right enter")
    #expect((themes.app.game?.setup.theme.name, themes.routes) == ("Weather and Sky", [.game]))

    let otherThemes = ThemesDriving(40, 12, settings: ["lastTheme": "hands"])
    #expect(otherThemes.focused == "Hands")
  }

  @Test("with the detail a click selects the theme and a second one plays it, else the first does")
  func clicksTwice() throws {
    let themes = ThemesDriving(120, 30)
    try themes.clicks("Garden")
    #expect(themes.routes.isEmpty && themes.part(82..<120, 1..<2).contains("Garden"))
    try themes.screen.clicks("›Garden")
    try themes.screen.clicks("›Garden")
    let small = ThemesDriving()
    try small.clicks("Garden")
    #expect((themes.routes, small.app.game?.setup.theme.id) == ([.game], "garden"))
  }

  @Test(
    "right at the end of a row leads to the detail, if there is one, and left back to the same tile"
  )
  func walksToDetail() throws {
    let themes = ThemesDriving(120, 36)
    var words = [shown(["[>Play<]", "›Space", "[>Edit<]", "[>"], in: themes.text)]
    let first = themes.focused
    words += try themes.after(["down right right right", "right down", "left"]) {
      shown(["[>Play<]", "›Space", "[>Edit<]", "[>"], in: themes.text)
    }
    #expect(!words[0].contains("[>Play<]") && Set(words[1]).isSuperset(of: ["[>Play<]", "›Space"]))
    #expect(words[2].contains("[>Edit<]") && !words[3].contains("[>"))
    let narrow = ThemesDriving()
    try narrow.does("right right right right enter")
    #expect(
      (first, themes.focused, narrow.app.game?.setup.theme.id) == ("Animals", "Space", "birds"))
  }

  @Test("the help is scrolled to its top in every window", arguments: [12, 24, 60])
  func helpsFromTheTop(height: Int) throws {
    let themes = ThemesDriving(40, height)
    try themes.does("?")
    #expect(themes.shows("[>Close<]") && themes.shows("Enter  play"))
  }

  @Test("faces that terminals draw differently are marked")
  func marksOddFaces() {
    let themes = ThemesDriving()
    let isMarked = themes.shows("odd faces")
    let symbols = ["\u{1F469}\u{200D}\u{1F680}", "\u{2764}\u{FE0F}", "\u{1FAE8}"]
    let unmarked = symbols.filter { symbol in
      let odd = Theme(
        id: "odd", name: "Odd", faces: [Face(symbol), Face("a")], pairs: 2,
        color: Theme.animals.color)
      themes.app.library.change { $0[0] = odd }
      themes.screen.waits(.seconds(1))
      return !themes.shows("! odd faces")
    }
    #expect((isMarked, unmarked) == (false, []))
  }

  @Test("a saved game can be resumed, or another one begun, and Cancel deals nothing")
  func goesOn() throws {
    let goesOn = try ["enter", "left enter"].map { answer in
      let themes = ThemesDriving(hasGame: true)
      let waiting = try #require(themes.app.games.first?.id)
      try themes.does("right enter")
      let isAsked = themes.shows("20 of 20 cards are left")
      try themes.does(answer)
      return isAsked && themes.routes == [.game] ? themes.app.gameID == waiting : nil
    }
    let cancelled = ThemesDriving(hasGame: true)
    try cancelled.does("right enter esc")
    #expect(goesOn == [true, false] as [Bool?])
    #expect((cancelled.app.game == nil, cancelled.focused?.hasPrefix("Sea")) == (true, true))
  }

  @Test("a game that is left is shown on its tile at once")
  func refreshes() throws {
    let themes = ThemesDriving()
    try themes.does("right enter")
    themes.app.game?.choose(0)
    themes.screen.waits(.zero)
    themes.app.leave()
    themes.screen.waits(.zero)
    #expect(themes.shows("▸ 20 left"))
  }

  @Test("letters lead to other screens, as buttons do")
  func leads() throws {
    let themes = ThemesDriving()
    try themes.does("c g s e n")
    try themes.clicks("Scores")
    try themes.clicks("Games ]")
    try themes.clicks("Settings")
    try themes.clicks("n new")
    #expect(
      themes.routes == [
        .scores("animals"), .games, .settings, .editor("animals"), .editor(nil),
        .scores("animals"), .games, .settings, .editor(nil),
      ])
  }

  @Test("1, 2 and 3 and clicks on their letters set the size, which is saved")
  func sizes() throws {
    let themes = ThemesDriving()
    try themes.does("3")
    let large = (themes.app.settings.themeSize, themes.shows("S  M [L]"))
    try themes.clicks("S  M")
    #expect((large.0, large.1, themes.app.settings.themeSize) == (.large, true, .small))
  }

  @Test("v shows the chosen theme alone, and Esc leads back to it")
  func views() throws {
    let themes = ThemesDriving()
    try themes.does("right v")
    let isSea = themes.screen.rows[1].hasSuffix("Sea") && themes.shows("10 pairs of 28 faces")
    try themes.does("esc")
    #expect((isSea, themes.focused) == (true, "Sea"))
  }

  @Test("a search waits until typing stops, then shows the themes that contain the text")
  func searches() throws {
    let themes = ThemesDriving()
    try themes.screen.does("/ text:dog")
    themes.screen.waits(.milliseconds(200))
    try themes.screen.does("backspace g")
    themes.screen.waits(.milliseconds(299))
    let isWaiting = themes.shows("24 themes")
    themes.screen.waits(.milliseconds(1))
    let words = shown(["2 of 24", "Animals", "Zodiac", "Sea"], in: themes.text)
    #expect((isWaiting, words) == (true, ["2 of 24", "Animals", "Zodiac"]))
  }

  @Test("Enter searches at once and moves to the results; Esc shows all again")
  func searchesAtOnce() throws {
    let themes = ThemesDriving()
    try themes.screen.does("/ text:ZODI enter")
    let focused = themes.focused
    try themes.screen.does("enter")
    let theme = themes.app.game?.setup.theme.id
    try themes.does("esc")
    #expect((focused, theme, themes.shows("24 themes")) == ("Zodiac", "zodiac", true))
  }

  @Test("a symbol can be searched too, and typed letters are no commands")
  func searchesSymbols() throws {
    let themes = ThemesDriving()
    try themes.does("/ text:nesg")
    let routes = themes.routes
    try themes.does("esc /")
    themes.screen.sends(.paste("🦂"))
    themes.screen.waits(.seconds(1))
    #expect((routes, missing(["1 of 24", "Birds and Insects"], in: themes.text)) == ([], []))
  }

  @Test("of many themes only visible tiles are created, and End leads to the last")
  func scrolls() throws {
    let themes = ThemesDriving()
    for _ in 0..<176 { themes.app.library.duplicate("sea") }
    themes.screen.waits(.zero)
    var counts: [Int] = []
    let focused = try themes.after(["end", "pageup pageup home"]) {
      counts.append(themes.shows("200 themes") ? themes.screen.frame.accessibility.count : .max)
      return themes.focused
    }
    #expect(focused == ["Countries and Capitals", "Animals"] && counts[0] < 60)
  }

  @Test("a theme restored out of sight is scrolled into view")
  func scrollsBack() throws {
    let themes = ThemesDriving(40, 12)
    let focused = try themes.after(["down down d right enter end u", "end"]) { themes.focused }
    #expect(focused == ["Birds and Insects", "Countries and Capitals"])
  }

  @Test("arrows leave the tiles at their edges")
  func leaves() throws {
    let themes = ThemesDriving()
    try themes.does("up text:sea enter")
    let focused = themes.focused
    try themes.does("down enter")
    #expect((focused, themes.routes) == ("Sea", [.memory]))
  }

  @Test("at rest the screen requests no further frame")
  func rests() {
    #expect(ThemesDriving(hasGame: true).screen.frame.wake == nil)
  }
}
