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

  @Test(
    "Enter and a button deal the game of the selected score again",
    arguments: ["down enter", "button"])
  func replays(way: String) throws {
    var routes: [Route] = []
    let screen = screen { routes.append($0) }
    if way == "button" { try screen.clicks("Same deal again") } else { try screen.does(way) }
    let seed = Seed(way == "button" ? "1000" : "tea")
    #expect((routes, app.game?.seed, app.game?.setup.kinds) == ([.game], seed, 8))
  }

  @Test("a missing theme keeps its scores, but cannot be dealt")
  func remembersThemesThatAreGone() throws {
    app.library.delete([Theme.animals.id])
    let screen = screen(theme: Theme.animals.id) { _ in Issue.record("There is no game") }
    let title = missing(["[ Animals, Classic ▾ ]"], in: screen.text)
    try screen.does("enter")
    #expect((title, app.notices.all.map(\.text)) == ([], ["The theme Animals no longer exists."]))
  }

  @Test("the screen opens with the given theme, and the menu shows the scores of other rules")
  func beginsWithTheme() throws {
    let other = Theme.builtIn[1]
    let screen = screen(theme: other.id)

    let otherScreen = self.screen()
    try otherScreen.clicks("Animals, Classic")
    try otherScreen.clicks("Animals, Relaxed")
    #expect(
      shown(["[ \(other.name), Classic ▾ ]", "Zoe", "Anna"], in: screen.text) == [
        "[ \(other.name), Classic ▾ ]", "Zoe",
      ] && otherScreen.text.contains("Bo") && !otherScreen.text.contains("Anna"))
  }

  @Test("in a large window arrows select the sheets beside the scores")
  func choosesBeside() throws {
    #expect(try screen(.large).missing(after: ["left down": "Bo", "down": "Zoe"]) == [])
  }

  @Test("g groups the scores by day and size, or not at all, which is remembered")
  func groups() throws {
    let screen = screen(.large)
    var groups: [ListGrouping] = []
    let words = ["2020-09-25", "› 8 pairs", "› All scores", "› Animals, Classic"]
    let seen = try screen.after(["g", "g", "g", "g"]) {
      groups.append(app.settings.scoreGroups)
      return shown(words + ["tea", "Theme", "Anna", "Bo", "Zoe"], in: screen.text)
    }
    #expect(
      groups == [.day, .size, .none, .theme] && zip(seen, words).allSatisfy { $0.contains($1) })
    #expect(!seen[0].contains("tea") || seen[0].contains("Theme"))
    #expect(seen[1].suffix(3) == ["Anna", "Bo", "Zoe"])
  }

  @Test("each day is a group with the scores of all its games, the latest day first")
  func groupsByDay() throws {
    app.settings.scoreGroups = .day
    let screen = screen(.large)
    #expect(
      try screen.place(of: "2020-09-25").y < screen.place(of: "2020-09-13").y
        && shown(["› 2020-09-25", "tea", "Bo", "Zoe"], in: screen.text) == ["› 2020-09-25", "tea"])
    try screen.does("left down")
    #expect(
      shown(["› 2020-09-13", "tea", "Anna", "Bo", "Zoe"], in: screen.text) == [
        "› 2020-09-13", "Anna", "Bo", "Zoe",
      ])
  }

  @Test("only the scores of a theme can be cleared")
  func clearsSheetsOnly() throws {
    app.settings.scoreGroups = .size
    let screen = screen()
    let isOffered = screen.text.contains("clear")
    try screen.does("d")
    #expect(!isOffered && !screen.text.contains("for good?") && app.records.scores.count == 4)
  }

  @Test("the scores of a theme open by themselves, whatever the groups are")
  func opensSheet() throws {
    app.settings.scoreGroups = .size
    let screen = screen(theme: Theme.builtIn[1].id)
    let names = shown(["Sea, Classic", "Anna"], in: screen.text)
    try screen.does("g")
    #expect((names, app.settings.scoreGroups) == (["Sea, Classic"], .day))
  }

  @Test("clearing is confirmed, and Enter keeps the scores")
  func asks() throws {
    let screen = screen()
    try screen.does("d")
    let asked = missing(["Clear 2 scores for good?", "Animals, Classic"], in: screen.text)
    try screen.does("enter")
    #expect((asked, app.records.scores.count) == ([], 4) && !screen.text.contains("for good?"))
  }

  @Test(
    "only the shown sheet is cleared, then the next is shown, or after the last the one above",
    arguments: [(nil, 2), (Theme.builtIn[1].id, 3)] as [(String?, Int)])
  func clears(theme: String?, left: Int) throws {
    let screen = screen(.large, theme: theme)
    try screen.does("d")
    try screen.clicks("! Clear")
    #expect(app.records.scores.count == left && screen.text.contains("Bo"))
    #expect(theme == nil || !screen.text.contains("Anna"))
  }

  @Test("in kids mode a grown-up must answer first")
  func guardsClearing() throws {
    app.settings.isKidsMode = true
    let screen = screen()
    try screen.does("d")
    let asked = [app.kidsMode.gate.isAsking, screen.text.contains("for good?")]
    let sum = try #require(app.kidsMode.gate.question)
    app.kidsMode.gate.answer { $0.isRight(sum.sum.result) }
    screen.waits(.zero)
    #expect((asked, screen.text.contains("for good?")) == ([true, false], true))
  }

  @Test("ten thousand scores scroll, and only visible rows are created")
  func scrolls() throws {
    let screen = screen(of: 10_000)
    #expect(screen.frame.regions.count == self.screen(of: 100).frame.regions.count)

    try screen.does("end")
    let end = screen.text
    try screen.does("pageup up")
    let isUp = screen.rows.contains { $0.hasPrefix("›") && $0.contains("9982  Anna") }
    #expect(end.contains("10000  Anna") && isUp)
  }

  private func screen(of count: Int) -> ScreenDriving {
    let app = SampleApp(scores: (0..<count).map { .sample($0) }).model
    return ScreenDriving(pushed: .usual) { ScoresScreen(app: app, navigate: { _ in }) }
  }

  @Test("texts are escaped; if scores cannot be read the screen says why, and a button tries again")
  func isPrintable() throws {
    let evil = "\u{1B}[31m\u{202E}x\n\u{0301}"
    let theme = Theme(id: "t", name: evil, faces: [], pairs: 2, color: Theme.animals.color)
    let app = SampleApp(scores: [.sample(0, theme: theme, player: evil, seed: evil)]).model
    let screen = ScreenDriving(pushed: .usual) { ScoresScreen(app: app, navigate: { _ in }) }
    #expect(
      screen.text.contains("\\u{1B}[31m\\u{202E}x") && screen.rows.allSatisfy { $0.isPrintable })

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
    let otherApp = AppModel(
      world: world, library: sample.library, scores: ScoreTable(), settings: sample.settings,
      gate: sample.kidsMode.gate)
    let otherScreen = ScreenDriving(pushed: .usual) {
      ScoresScreen(app: otherApp, navigate: { _ in })
    }
    #expect(
      shown(
        ["The scores cannot be read", "the disk is gone", "No score yet"], in: otherScreen.text)
        == [
          "The scores cannot be read", "the disk is gone",
        ])
    otherApp.records.loadScores()
    let notices = otherApp.notices.all.count
    isBroken = false
    try otherScreen.does("enter")
    #expect(
      (notices, otherApp.records.scores.count, otherScreen.text.contains("Anna")) == (1, 1, true))
  }

  private struct Unreadable: Error, CustomStringConvertible {
    let description = "the disk is gone"
  }
}
