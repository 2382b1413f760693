import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Scores: stories")
struct ScoresStoryTests {
  private let app = SampleApp(
    scores: [
      .sample(0), .sample(1, seed: "tea"), .sample(0, rules: .relaxed, player: "Bo"),
      .sample(0, theme: Theme.builtIn[1], player: "Zoe"),
    ]
  ).model

  private func screen(
    _ size: Size = .usual, theme: String? = nil, navigate: @escaping (Route) -> Void = { _ in }
  ) -> ScreenDriving {
    ScreenDriving(pushed: size) { ScoresScreen(app: app, navigate: navigate, theme: theme) }
  }

  @Test("Enter deals the game of the selected score again")
  func replays() throws {
    var routes: [Route] = []
    let screen = screen { routes.append($0) }

    try screen.does("down enter")
    #expect(routes == [.game])
    #expect(app.game?.seed == Seed("tea"))
    #expect(app.game?.setup.kinds == 8)
  }

  @Test("the button deals the game of the selected score again")
  func replaysByMouse() throws {
    var routes: [Route] = []
    let screen = screen { routes.append($0) }
    try screen.clicks("Same deal again")
    #expect(routes == [.game])
    #expect(app.game?.seed == Seed("1000"))
  }

  @Test("a missing theme keeps its scores, but cannot be dealt")
  func remembersThemesThatAreGone() throws {
    app.library.delete([Theme.animals.id])
    let screen = screen(theme: Theme.animals.id) { _ in Issue.record("There is no game") }
    #expect(screen.text.contains("[ Animals, Classic ▾ ]"))

    try screen.does("enter")
    #expect(app.notices.map(\.text) == ["The theme Animals no longer exists."])
  }

  @Test("the screen opens with the given theme")
  func beginsWithTheme() {
    let other = Theme.builtIn[1]
    let screen = screen(theme: other.id)
    #expect(screen.text.contains("[ \(other.name), Classic ▾ ]"))
    #expect(screen.text.contains("Zoe"))
    #expect(!screen.text.contains("Anna"))
  }

  @Test("the menu shows the scores of other rules")
  func chooses() throws {
    let screen = screen()
    try screen.clicks("Animals, Classic")
    try screen.clicks("Animals, Relaxed")
    #expect(screen.text.contains("Bo"))
    #expect(!screen.text.contains("Anna"))
  }

  @Test("in a large window arrows select the sheets beside the scores")
  func choosesBeside() throws {
    let screen = screen(.large)
    try screen.does("left down")
    #expect(screen.text.contains("Bo"))
    try screen.does("down")
    #expect(screen.text.contains("Zoe"))
  }

  @Test("g groups the scores by day and size, or not at all, which is remembered")
  func groups() throws {
    let screen = screen(.large)
    try screen.does("g")
    #expect(app.settings.scoreGroups == .day && screen.text.contains("2020-09-25"))
    #expect(!screen.text.contains("tea") || screen.text.contains("Theme"))
    try screen.does("g")
    #expect(app.settings.scoreGroups == .size && screen.text.contains("› 8 pairs"))
    for name in ["Anna", "Bo", "Zoe"] { #expect(screen.text.contains(name)) }
    try screen.does("g")
    #expect(app.settings.scoreGroups == .none && screen.text.contains("› All scores"))
    try screen.does("g")
    #expect(app.settings.scoreGroups == .theme && screen.text.contains("› Animals, Classic"))
  }

  @Test("each day is a group with the scores of all its games, the latest day first")
  func groupsByDay() throws {
    app.settings.scoreGroups = .day
    let screen = screen(.large)
    #expect(try screen.place(of: "2020-09-25").y < screen.place(of: "2020-09-13").y)
    #expect(screen.text.contains("› 2020-09-25") && screen.text.contains("tea"))
    #expect(!screen.text.contains("Bo") && !screen.text.contains("Zoe"))
    try screen.does("left down")
    #expect(screen.text.contains("› 2020-09-13") && !screen.text.contains("tea"))
    for name in ["Anna", "Bo", "Zoe"] { #expect(screen.text.contains(name)) }
  }

  @Test("only the scores of a theme can be cleared")
  func clearsSheetsOnly() throws {
    app.settings.scoreGroups = .size
    let screen = screen()
    #expect(!screen.text.contains("clear"))
    try screen.does("d")
    #expect(!screen.text.contains("for good?") && app.scores.count == 4)
  }

  @Test("the scores of a theme open by themselves, whatever the groups are")
  func opensSheet() throws {
    app.settings.scoreGroups = .size
    let screen = screen(theme: Theme.builtIn[1].id)
    #expect(screen.text.contains("Sea, Classic") && !screen.text.contains("Anna"))
    try screen.does("g")
    #expect(app.settings.scoreGroups == .day)
  }

  @Test("clearing is confirmed, and Enter keeps the scores")
  func asks() throws {
    let screen = screen()
    try screen.does("d")
    #expect(screen.text.contains("Clear 2 scores for good?"))
    #expect(screen.text.contains("Animals, Classic"))

    try screen.does("enter")
    #expect(!screen.text.contains("for good?"))
    #expect(app.scores.count == 4)
  }

  @Test("only the shown sheet is cleared, and another one is shown then")
  func clears() throws {
    let screen = screen()
    try screen.does("d")
    try screen.clicks("! Clear")
    #expect(app.scores.count == 2)
    #expect(screen.text.contains("Bo"))
  }

  @Test("after the last sheet was cleared the one above is shown")
  func showsNeighbour() throws {
    let screen = screen(.large, theme: Theme.builtIn[1].id)
    try screen.does("d")
    try screen.clicks("! Clear")
    #expect(app.scores.count == 3)
    #expect(screen.text.contains("Bo") && !screen.text.contains("Anna"))
  }

  @Test("in kids mode a grown-up must answer first")
  func guardsClearing() throws {
    app.settings.isKidsMode = true
    let screen = screen()
    try screen.does("d")
    #expect(!screen.text.contains("for good?"))
    #expect(app.gate.isAsking)

    let sum = try #require(app.gate.question)
    app.gate.answer { $0.isRight(sum.sum.result) }
    screen.waits(.zero)
    #expect(screen.text.contains("for good?"))
  }

  @Test("ten thousand scores scroll, and only visible rows are created")
  func scrolls() throws {
    let screen = screen(of: 10_000)
    #expect(screen.frame.regions.count == self.screen(of: 100).frame.regions.count)

    try screen.does("end")
    #expect(screen.text.contains("10000  Anna"))
    try screen.does("pageup up")
    #expect(screen.rows.contains { $0.hasPrefix("›") && $0.contains("9982  Anna") })
  }

  private func screen(of count: Int) -> ScreenDriving {
    let app = SampleApp(scores: (0..<count).map { .sample($0) }).model
    return ScreenDriving(pushed: .usual) { ScoresScreen(app: app, navigate: { _ in }) }
  }

  @Test("control characters in the names of a theme, a player or a seed are escaped")
  func isPrintable() {
    let evil = "\u{1B}[31m\u{202E}x\n\u{0301}"
    let theme = Theme(id: "t", name: evil, faces: [], pairs: 2, color: Theme.animals.color)
    let app = SampleApp(scores: [.sample(0, theme: theme, player: evil, seed: evil)]).model
    let screen = ScreenDriving(pushed: .usual) { ScoresScreen(app: app, navigate: { _ in }) }
    #expect(screen.text.contains("\\u{1B}[31m\\u{202E}x"))
    #expect(screen.rows.allSatisfy { $0.isPrintable })
  }

  private struct Unreadable: Error, CustomStringConvertible {
    let description = "the disk is gone"
  }

  @Test("if the scores cannot be read, the screen says why, and a button tries again")
  func readsAgain() throws {
    let sample = SampleApp().model
    var isBroken = true
    let world = World(
      now: { .zero }, today: { 0 }, newSeed: { Seed(1) }, newID: { "x" },
      repository: .memory { "x" },
      savedScores: {
        if isBroken { throw Unreadable() }
        return [.sample(0)]
      },
      opponent: { _, _ in nil }, schedule: GameViewModel.atOnce)
    let app = AppModel(
      world: world, library: sample.library, scores: ScoreTable(), settings: sample.settings,
      gate: sample.gate)
    let screen = ScreenDriving(pushed: .usual) { ScoresScreen(app: app, navigate: { _ in }) }
    #expect(screen.text.contains("The scores cannot be read"))
    #expect(screen.text.contains("the disk is gone") && !screen.text.contains("No score yet"))
    app.loadScores()
    #expect(app.notices.count == 1, "only the button tries again")
    isBroken = false
    try screen.does("enter")
    #expect(screen.text.contains("Anna") && app.scores.count == 1)
  }
}
