import Gates
import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("App: the gate")
struct AppModelGateTests {
  private let app: AppModel

  init() {
    var generator = SeededGenerator(seed: 1)
    let world = World(
      now: { .zero }, today: { 0 }, newSeed: { Seed(1) }, newID: { "id" },
      repository: .memory { "id" }, opponent: { _, _ in nil }, schedule: GameViewModel.atOnce)
    app = AppModel(
      world: world, library: ThemeLibrary { "id" }, scores: ScoreTable(),
      settings: Settings(.memory(["kidsMode": "true"])),
      gate: Gate { SumQuestion(using: &generator) })
  }

  @Test("outside of kids mode every action runs at once, and no mode is shown")
  func open() {
    app.settings.isKidsMode = false
    var actions = 0
    app.guarded("Deleting") { actions += 1 }
    #expect(actions == 1 && app.modes.isEmpty && !app.gate.isAsking)
  }

  @Test("in kids mode it waits for the right answer, which can be read")
  func guarded() throws {
    var actions = 0
    app.guarded("Deleting Animals") { actions += 1 }
    #expect(actions == 0 && app.modes == [.checking] && app.guardedAction == "Deleting Animals")

    let question = try #require(app.gate.question)
    app.gate.answer { $0.isRight(question.sum.result) }
    #expect(actions == 1 && app.modes == [.grownUp])

    app.guarded("Deleting Sea") { actions += 1 }
    #expect(actions == 2)
  }

  @Test("each mode is a word")
  func hasWords() {
    let modes: [PlayMode] = [.child, .checking, .grownUp, .practice]
    #expect(modes.map(\.word) == ["child", "checking", "grown-up", "practice"])
  }

  @Test("practice and computers are shown as modes of the current game, else of the next one")
  func tellsModes() {
    app.settings.isPractice = true
    app.settings.opponents = [.casual]
    #expect(app.modes == [.child, .practice, .opponents([.casual])])
    #expect(app.modes.map(\.word) == ["child", "practice", "vs Casual"])
    app.settings.isKidsMode = false
    app.play(.animals)
    (app.settings.isPractice, app.settings.opponents) = (false, [])
    #expect(app.modes == [.practice, .opponents([.casual])])
    app.leave()
    #expect(app.modes.isEmpty)
  }

  @Test("the mode changes in a cycle: child, checking, grown-up, child")
  func changesMode() {
    #expect(app.modes == [.child])
    app.changeMode()
    #expect(app.modes == [.checking])
    app.gate.answer { _ in true }
    #expect(app.modes == [.grownUp])
    app.changeMode()
    #expect(app.modes == [.child])
  }

  @Test("turning on kids mode closes the gate; turning it off requires a grown-up")
  func takesKidsModeUp() throws {
    app.settings.isKidsMode = false
    app.gate.next()
    app.gate.next()
    app.setKidsMode(true)
    #expect(app.settings.isKidsMode && !app.gate.isOpen)

    app.setKidsMode(false)
    #expect(app.settings.isKidsMode && app.guardedAction == "Leaving kids mode")
    let question = try #require(app.gate.question)
    app.gate.answer { $0.isRight(question.sum.result) }
    #expect(!app.settings.isKidsMode)
  }
}
