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

    let otherThemes = ThemesDriving(40, 12, settings: ["lastTheme": "hands"])
    #expect(
      (themes.app.game?.setup.theme.name, themes.routes, otherThemes.focused) == (
        "Weather and Sky", [.game], "Hands"
      ))
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
      let waiting = try #require(themes.app.games.saved.first?.id)
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

  @Test("letters lead to other screens as buttons do; digits and clicks set the size")
  func leads() throws {
    let themes = ThemesDriving()
    try themes.does("c g s e n")
    try themes.clicks("Scores")
    try themes.clicks("Games ]")
    try themes.clicks("Settings")
    try themes.clicks("n new")

    let otherThemes = ThemesDriving()
    try otherThemes.does("3")
    let large = (otherThemes.app.settings.themeSize, otherThemes.shows("S  M [L]"))
    try otherThemes.clicks("S  M")
    #expect(
      (themes.routes, large.0, large.1, otherThemes.app.settings.themeSize) == (
        [
          .scores("animals"), .games, .settings, .editor("animals"), .editor(nil),
          .scores("animals"), .games, .settings, .editor(nil),
        ], .large, true, .small
      ))
  }

  @Test("v shows the chosen theme alone, arrows leave the tiles, and at rest no frame is requested")
  func views() throws {
    let themes = ThemesDriving()
    try themes.does("right v")
    let isSea = themes.screen.rows[1].hasSuffix("Sea") && themes.shows("10 pairs of 28 faces")
    try themes.does("esc")

    let otherThemes = ThemesDriving()
    try otherThemes.does("up text:sea enter")
    let focused = otherThemes.focused
    try otherThemes.does("down enter")
    #expect((isSea, themes.focused, focused) == (true, "Sea", "Sea"))
    #expect(
      (otherThemes.routes, ThemesDriving(hasGame: true).screen.frame.wake) == ([.memory], nil))
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

  @Test("Enter searches at once, for symbols too, Esc shows all; typed letters are no commands")
  func searchesAtOnce() throws {
    let themes = ThemesDriving()
    try themes.screen.does("/ text:ZODI enter")
    let focused = themes.focused
    try themes.screen.does("enter")
    let theme = themes.app.game?.setup.theme.id
    try themes.does("esc")

    let otherThemes = ThemesDriving()
    try otherThemes.does("/ text:nesg")
    let routes = otherThemes.routes
    try otherThemes.does("esc /")
    otherThemes.screen.sends(.paste("🦂"))
    otherThemes.screen.waits(.seconds(1))
    #expect((focused, theme, themes.shows("24 themes")) == ("Zodiac", "zodiac", true))
    #expect((routes, missing(["1 of 24", "Birds and Insects"], in: otherThemes.text)) == ([], []))
  }

  @Test("of many themes only visible tiles are created; one restored out of sight is scrolled to")
  func scrolls() throws {
    let themes = ThemesDriving()
    for _ in 0..<176 { themes.app.library.duplicate("sea") }
    themes.screen.waits(.zero)
    var counts: [Int] = []
    let focused = try themes.after(["end", "pageup pageup home"]) {
      counts.append(themes.shows("200 themes") ? themes.screen.frame.accessibility.count : .max)
      return themes.focused
    }

    let otherThemes = ThemesDriving(40, 12)
    let otherFocused = try otherThemes.after(["down down d right enter end u", "end"]) {
      otherThemes.focused
    }
    #expect(
      (focused, counts[0] < 60, otherFocused) == (
        ["Countries and Capitals", "Animals"], true,
        ["Birds and Insects", "Countries and Capitals"]
      ))
  }
}
