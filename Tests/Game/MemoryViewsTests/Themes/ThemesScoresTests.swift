import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Themes: scores and times") struct ThemesScoresTests {
  @Test(
    "the best score is shown with its theme, and is read only when themes are shown")
  func readsScores() throws {
    var reads = 0
    let score = Score(
      id: "one", themeID: "animals", themeName: "Animals", rules: RulesChoice.course.rawValue,
      pairs: Theme.animals.pairs, players: 1, points: 87, turns: 14, time: .seconds(60), seed: "1",
      player: "Anna", date: 0, isWon: true)
    let world = World(
      now: { .zero }, today: { 0 }, newSeed: { Seed(1) }, newID: { "id" },
      repository: .memory(newID: { "id" }),
      savedScores: {
        reads += 1
        return [score]
      }, opponent: { _, _ in nil }, schedule: GameViewModel.atOnce)
    let app = AppModel(
      world: world, library: ThemeLibrary { "id" }, scores: ScoreTable(),
      settings: Settings(.memory()), gate: SampleApp().model.kidsMode.gate)
    app.play(.animals)
    let screen = ScreenDriving { RootScreen(app: app, start: [.game]) }
    #expect(reads == 0)
    try screen.does("esc")
    screen.waits(.seconds(1))
    #expect(reads == 1 && screen.text.contains("best \(score.points)"))
  }

  @Test("a pause records the time played")
  func notesTime() throws {
    let play = GameDriving()
    try play.turns(1)
    play.waits(.seconds(5))
    let played = play.game.time
    var entries: [JournalEntry] = []
    play.game.journal = { entries.append($0) }
    try play.does("p")
    #expect(entries == [.played(played)])
  }
}
