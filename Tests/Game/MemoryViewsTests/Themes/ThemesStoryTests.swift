import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Themes: stories")
struct ThemesStoryTests {
  @Test("Enter deals the chosen theme and leads to the game")
  func plays() throws {
    let themes = ThemesDriving()
    try themes.does("down right enter")
    #expect(themes.app.game?.setup.theme.name == "Weather and Sky")
    #expect(themes.routes == [.game])
  }

  @Test("the theme played last is chosen first")
  func remembers() {
    let themes = ThemesDriving(40, 12, settings: ["lastTheme": "hands"])
    #expect(themes.focused == "Hands")
  }

  @Test("a click plays the theme if there is no detail beside the tiles")
  func clicks() throws {
    let themes = ThemesDriving()
    try themes.clicks("Garden")
    #expect(themes.app.game?.setup.theme.id == "garden")
  }

  @Test("with the detail a click selects the theme and a second one plays it")
  func clicksTwice() throws {
    let themes = ThemesDriving(120, 30)
    try themes.clicks("Garden")
    #expect(themes.routes.isEmpty)
    #expect(themes.part(82..<120, 1..<2).contains("Garden"))

    try themes.screen.clicks("›Garden")
    try themes.screen.clicks("›Garden")
    #expect(themes.routes == [.game])
  }

  @Test("right at the end of a row leads to the detail, and left leads back to the same tile")
  func walksToDetail() throws {
    let themes = ThemesDriving(120, 36)
    #expect(themes.focused == "Animals" && !themes.shows("[>Play<]"))
    try themes.does("down right right right")
    #expect(themes.shows("[>Play<]") && themes.shows("›Space"))
    try themes.does("right down")
    #expect(themes.shows("[>Edit<]"))
    try themes.does("left")
    #expect(!themes.shows("[>") && themes.focused == "Space")
  }

  @Test("without a detail right at the end of a row does nothing")
  func staysInRow() throws {
    let themes = ThemesDriving()
    try themes.does("right right right right enter")
    #expect(themes.app.game?.setup.theme.id == "birds")
  }

  @Test("the help is scrolled to its top in every window", arguments: [12, 24, 60])
  func helpsFromTheTop(height: Int) throws {
    let themes = ThemesDriving(40, height)
    try themes.does("?")
    #expect(themes.shows("[>Close<]") && themes.shows("Enter  play"))
  }

  @Test("faces that terminals draw differently are marked")
  func marksOddFaces() throws {
    let themes = ThemesDriving()
    #expect(!themes.shows("odd faces"))
    for symbol in ["\u{1F469}\u{200D}\u{1F680}", "\u{2764}\u{FE0F}", "\u{1FAE8}"] {
      let odd = Theme(
        id: "odd", name: "Odd", faces: [Face(symbol), Face("a")], pairs: 2,
        color: Theme.animals.color)
      themes.app.library.change { $0[0] = odd }
      themes.screen.waits(.seconds(1))
      #expect(themes.shows("! odd faces"), "\(symbol)")
    }
  }

  @Test("a saved game can be resumed, or another one begun")
  func goesOn() throws {
    for (answer, left) in [("enter", "▸ 20 left"), ("left enter", "")] {
      let themes = ThemesDriving(hasGame: true)
      let waiting = try #require(themes.app.games.first?.id)
      try themes.does("right enter")
      #expect(themes.shows("20 of 20 cards are left"))
      try themes.does(answer)
      #expect(themes.routes == [.game])
      #expect((themes.app.gameID == waiting) == !left.isEmpty)
    }
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

  @Test("Cancel deals nothing")
  func cancels() throws {
    let themes = ThemesDriving(hasGame: true)
    try themes.does("right enter esc")
    #expect(themes.app.game == nil)
    #expect(themes.focused?.hasPrefix("Sea") == true)
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
    #expect(themes.app.settings.themeSize == .large)
    #expect(themes.shows("S  M [L]"))
    try themes.clicks("S  M")
    #expect(themes.app.settings.themeSize == .small)
  }

  @Test("v shows the chosen theme alone, and Esc leads back to it")
  func views() throws {
    let themes = ThemesDriving()
    try themes.does("right v")
    #expect(themes.screen.rows[1].hasSuffix("Sea"))
    #expect(themes.shows("10 pairs of 28 faces"))
    try themes.does("esc")
    #expect(themes.focused == "Sea")
  }

  @Test("a search waits until typing stops, then shows the themes that contain the text")
  func searches() throws {
    let themes = ThemesDriving()
    try themes.screen.does("/ text:dog")
    themes.screen.waits(.milliseconds(200))
    try themes.screen.does("backspace g")
    themes.screen.waits(.milliseconds(299))
    #expect(themes.shows("24 themes"))
    themes.screen.waits(.milliseconds(1))
    #expect(themes.shows("2 of 24"))
    #expect(themes.shows("Animals") && themes.shows("Zodiac") && !themes.shows("Sea"))
  }

  @Test("Enter searches at once and moves to the results; Esc shows all again")
  func searchesAtOnce() throws {
    let themes = ThemesDriving()
    try themes.screen.does("/ text:ZODI enter")
    #expect(themes.focused == "Zodiac")
    try themes.screen.does("enter")
    #expect(themes.app.game?.setup.theme.id == "zodiac")
    try themes.does("esc")
    #expect(themes.shows("24 themes"))
  }

  @Test("a symbol can be searched too, and typed letters are no commands")
  func searchesSymbols() throws {
    let themes = ThemesDriving()
    try themes.does("/ text:nesg")
    #expect(themes.routes.isEmpty)
    try themes.does("esc /")
    themes.screen.sends(.paste("🦂"))
    themes.screen.waits(.seconds(1))
    #expect(themes.shows("1 of 24") && themes.shows("Birds and Insects"))
  }

  @Test("of many themes only visible tiles are created, and End leads to the last")
  func scrolls() throws {
    let themes = ThemesDriving()
    for _ in 0..<176 { themes.app.library.duplicate("sea") }
    themes.screen.waits(.zero)
    try themes.does("end")
    #expect(themes.focused == "Countries and Capitals")
    #expect(themes.shows("200 themes"))
    #expect(themes.screen.frame.accessibility.count < 60)

    try themes.does("pageup pageup home")
    #expect(themes.focused == "Animals")
  }

  @Test("a theme restored out of sight is scrolled into view")
  func scrollsBack() throws {
    let themes = ThemesDriving(40, 12)
    try themes.does("down down d right enter end u")
    #expect(themes.focused == "Birds and Insects")
    try themes.does("end")
    #expect(themes.focused == "Countries and Capitals")
  }

  @Test("arrows leave the tiles at their edges")
  func leaves() throws {
    let themes = ThemesDriving()
    try themes.does("up text:sea enter")
    #expect(themes.focused == "Sea")
    try themes.does("down enter")
    #expect(themes.routes == [.memory])
  }

  @Test("at rest the screen requests no further frame")
  func rests() {
    #expect(ThemesDriving(hasGame: true).screen.frame.wake == nil)
  }
}
