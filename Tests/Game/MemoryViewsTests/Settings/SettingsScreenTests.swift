import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Settings")
struct SettingsScreenTests {
  private let app = SampleApp(settings: ["playerName": "Anna"]).model

  private func screen(_ size: Size = .usual, isUnicode: Bool = true) -> ScreenDriving {
    ScreenDriving(pushed: size, isUnicode: isUnicode) { SettingsScreen(app: app) }
  }

  @Test("a small window shows the beginning, and scrolls to the end with the focus")
  func small() throws {
    let screen = screen(.smallest)
    #expect(
      screen.text == """
        ‹ Back          Settings   saved at once
          Next game                            ┃
          Players      1 +                     ┃
          Computers [ ] Beginner [ ] Casual    ┃
                    [ ] Skilled [ ] Perfect    ┃
                    [ ] Yourself               │
          Rules     [ Classic ▾ ]              │
                    a bonus for speed, 1 off   │
                    for each seen card         │
          Bonus     [x] for quick matches      │
          Practice  [ ] undo, but no scores    │
          Sides     [ Pictures ▾ ]             │
        """)

    for _ in 0..<18 { try screen.does("tab") }
    #expect(
      screen.text == """
        ‹ Back          Settings   saved at once
                                               │
          Look and sound                       │
          Animation [Full] Reduced  Off        │
          Colours   [Automatic] Dark  Light    │
          Faces     [Auto] Pictures  Text      │
          Labels    [x] on cards, to type      │
          ASCII     [ ] words, not symbols     ┃
          Bell      [ ] rings                  ┃
                                               ┃
          You                                  ┃
          Name      Anna_____________________  │
        """)
  }

  @Test("a usual window shows all settings")
  func usual() {
    let screen = screen(.usual)
    #expect(
      screen.text == """
        ‹ Back                              Settings                       saved at once

            Next game
            Players      1 +
            Computers [ ] Beginner [ ] Casual [ ] Skilled [ ] Perfect [ ] Yourself
            Rules     [ Classic ▾ ]
                      a bonus for speed, 1 off for each seen card
            Bonus     [x] for quick matches
            Practice  [ ] undo, but no scores
            Sides     [ Pictures ▾ ]
            Halves    [ ] two shades of backs
            Words     [ Your locale's ▾ ]

            Look and sound
            Animation [Full] Reduced  Off
            Colours   [Automatic] Dark  Light
            Faces     [Auto] Pictures  Text
            Labels    [x] on cards, to type
            ASCII     [ ] words, not symbols
            Bell      [ ] rings

            You
            Name      Anna__________________________
            Kids mode [ ] grown-ups are asked a sum
        """)
  }

  @Test("in a large window the form is centred")
  func large() {
    let screen = screen(.large)
    #expect(
      screen.text(0..<24) == """
        ‹ Back                                                                                          Settings                                                                                   saved at once

                                                                        Next game
                                                                        Players      1 +
                                                                        Computers [ ] Beginner [ ] Casual [ ] Skilled [ ] Perfect [ ] Yourself
                                                                        Rules     [ Classic ▾ ]
                                                                                  a bonus for speed, 1 off for each seen card
                                                                        Bonus     [x] for quick matches
                                                                        Practice  [ ] undo, but no scores
                                                                        Sides     [ Pictures ▾ ]
                                                                        Halves    [ ] two shades of backs
                                                                        Words     [ Your locale's ▾ ]

                                                                        Look and sound
                                                                        Animation [Full] Reduced  Off
                                                                        Colours   [Automatic] Dark  Light
                                                                        Faces     [Auto] Pictures  Text
                                                                        Labels    [x] on cards, to type
                                                                        ASCII     [ ] words, not symbols
                                                                        Bell      [ ] rings

                                                                        You
                                                                        Name      Anna__________________________
                                                                        Kids mode [ ] grown-ups are asked a sum
        """)
    #expect(screen.rows[24...].allSatisfy { $0.isEmpty })
  }

  @Test("plain ASCII is used if the terminal supports nothing else")
  func plain() {
    let screen = screen(.smallest, isUnicode: false)
    #expect(
      screen.text == """
        < Back          Settings   saved at once
          Next game                            #
          Players      1 +                     #
          Computers [ ] Beginner [ ] Casual    #
                    [ ] Skilled [ ] Perfect    #
                    [ ] Yourself               |
          Rules     [ Classic v ]              |
                    a bonus for speed, 1 off   |
                    for each seen card         |
          Bonus     [x] for quick matches      |
          Practice  [ ] undo, but no scores    |
          Sides     [ Pictures v ]             |
        """)
  }

  @Test("headings and the focused control stand out")
  func styles() throws {
    let screen = screen()
    #expect(try screen.style(of: "Next game").attributes == .bold)
    let before = try screen.style(of: "Beginner").attributes
    try screen.does("tab")
    #expect(
      try screen.style(of: "Beginner").attributes != before
        && screen.style(of: "a bonus for").attributes == .dim)
  }

  @Test("values for this run are shown, until they are changed here")
  func overrides() throws {
    let storage = SettingStorage.memory(["bonus": "true"])
    var overrides = Settings.Overrides()
    overrides.hasBonus = false
    let world = World(
      now: { .zero }, today: { 0 }, newSeed: { Seed(1) }, newID: { "id" },
      repository: .memory { "copy" }, opponent: { _, _ in nil }, schedule: GameViewModel.atOnce)
    let app = AppModel(
      world: world, library: self.app.library, scores: self.app.records.scores,
      settings: Settings(storage, overrides: overrides), gate: self.app.kidsMode.gate)
    let screen = ScreenDriving(pushed: .usual) { SettingsScreen(app: app) }
    #expect(
      missing(
        [
          "* set for this run from outside; a change here is saved",
          "Bonus *   [ ] for quick matches",
        ], in: screen.text) == [])

    try screen.clicks("for quick matches")
    #expect(
      screen.text.contains("Bonus     [x] for quick matches")
        && !screen.text.contains("from outside") && storage.get("bonus") == "true")
  }
}
