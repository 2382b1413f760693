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
    #expect(screen.text.contains("Players      1 +"))

    try screen.does("tab tab space")
    #expect(
      (
        settings.opponents, settings.seats,
        missing(["[x] Casual", "Players      2 +"], in: screen.text)
      ) == ([.casual], 2, []))
    try screen.does("tab tab space")
    #expect(settings.opponents == [.casual, .perfect] && settings.seats == 3)

    try screen.does("space")
    #expect(settings.opponents == [.casual])
  }

  @Test("the number of players goes from one to eight")
  func choosesPlayers() throws {
    let screen = screen()
    try screen.does("right right")
    #expect(settings.players == 3)
    try screen.does("end right")
    #expect(settings.players == 8)
    try screen.does("home left")
    #expect(settings.players == 1)
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
    try screen.does("text:Ada")
    #expect(settings.playerName == "Ada")
    for _ in 0..<50 { try screen.does("x") }
    #expect(settings.playerName == "Ada" + String(repeating: "x", count: 37))
  }

  @Test("leaving kids mode requires a grown-up, entering it does not")
  func guardsKidsMode() throws {
    let screen = screen()
    try screen.clicks("grown-ups are asked")
    #expect(settings.isKidsMode && !app.gate.isAsking)

    try screen.clicks("grown-ups are asked")
    #expect(settings.isKidsMode)
    let sum = try #require(app.gate.question)

    app.gate.answer { $0.isRight(sum.sum.result) }
    #expect(!settings.isKidsMode)
  }

  @Test("a cancelled question leaves kids mode on")
  func keepsKidsMode() throws {
    settings.isKidsMode = true
    try screen().clicks("grown-ups are asked")
    app.gate.cancel()
    #expect(settings.isKidsMode)
  }
}
