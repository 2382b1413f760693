import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Settings: stories")
struct SettingsStoryTests {
  private let app = SampleApp().model

  private var settings: Settings { app.settings }

  private func screen(_ size: Size = .usual) -> ScreenDriving {
    ScreenDriving(pushed: size) { SettingsScreen(app: app) }
  }

  @Test("computers are chosen by check boxes, and take seats after the people")
  func choosesOpponents() throws {
    let screen = screen()
    let words = ["Players      1 +", "[x] Casual", "Players      2 +"]
    let first = shown(words, in: screen.text)
    var seen: [[String]] = []
    var seats: [Int] = []
    let opponents = try screen.after(["tab tab space", "tab tab space", "space"]) {
      seen.append(shown(words, in: screen.text))
      seats.append(settings.seats)
      return settings.opponents
    }
    #expect((first, seen[0]) == (["Players      1 +"], ["[x] Casual", "Players      2 +"]))
    #expect(opponents == [[.casual], [.casual, .perfect], [.casual]] && seats == [2, 3, 2])
  }

  @Test("the number of players goes from one to eight")
  func choosesPlayers() throws {
    let players = try screen().after(["right right", "end right", "home left"]) { settings.players }
    #expect(players == [3, 8, 1])
  }

  @Test("every choice of rules has a summary", arguments: RulesChoice.allCases)
  func choosesRules(rules: RulesChoice) throws {
    let screen = screen()
    try screen.does("tab tab tab tab tab tab enter home")
    for _ in RulesChoice.allCases.prefix(while: { $0 != rules }) { try screen.does("down") }
    try screen.does("enter")
    #expect(
      settings.rules == rules && screen.text.contains("Rules     [>\(rules.title) ▾<]")
        && screen.text.contains(rules.summary))
  }

  @Test(
    "a click turns a switch on or off",
    arguments: [
      ("for quick matches", \.hasBonus), ("undo, but no scores", \.isPractice),
      ("on cards, to type", \.showsLabels), ("words, not symbols", \.isASCII),
      ("rings", \.bell), ("grown-ups are asked a sum", \.isKidsMode),
    ] as [(String, any KeyPath<Settings, Bool> & Sendable)])
  func toggles(text: String, setting: any KeyPath<Settings, Bool> & Sendable) throws {
    let before = settings[keyPath: setting]
    try screen().clicks(text)
    #expect(settings[keyPath: setting] == !before)
  }

  @Test("animation and colours are chosen side by side")
  func choosesLook() throws {
    let screen = screen()
    try screen.clicks("Reduced")
    try screen.clicks("Light")
    #expect(
      (
        settings.animation, settings.colorScheme,
        missing(["Full [Reduced] Off", "Automatic  Dark [Light]"], in: screen.text)
      ) == (.reduced, .light, []))
  }

  @Test("the name is saved letter by letter, up to its limit")
  func types() throws {
    let screen = screen()
    try screen.clicks("name in the scores")
    let names = try screen.after(["text:Ada"] + Array(repeating: "x", count: 50)) {
      settings.playerName
    }
    #expect([names[0], names[50]] == ["Ada", "Ada" + String(repeating: "x", count: 37)])
  }

  @Test(
    "leaving kids mode requires a grown-up, entering it does not; a cancelled question leaves it on"
  )
  func guardsKidsMode() throws {
    let screen = screen()
    try screen.clicks("grown-ups are asked")
    let isAsking = app.kidsMode.gate.isAsking
    var isKidsMode = [settings.isKidsMode]
    for isRight in [nil, true] as [Bool?] {
      try screen.clicks("grown-ups are asked")
      isKidsMode.append(settings.isKidsMode)
      let sum = try #require(app.kidsMode.gate.question)
      if isRight == nil {
        app.kidsMode.gate.cancel()
      } else {
        app.kidsMode.gate.answer { $0.isRight(sum.sum.result) }
      }
      isKidsMode.append(settings.isKidsMode)
    }
    #expect((isAsking, isKidsMode) == (false, [true, true, true, true, false]))
  }
}
