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

  @Test("outside of kids mode every action runs at once, and each mode is a word")
  func open() {
    app.settings.isKidsMode = false
    var actions = 0
    app.kidsMode.guarded("Deleting") { actions += 1 }
    let modes: [PlayMode] = [.child, .checking, .grownUp, .practice]
    #expect(
      (actions, app.modes.isEmpty, app.kidsMode.gate.isAsking, modes.map(\.word)) == (
        1, true, false, ["child", "checking", "grown-up", "practice"]
      ))
  }

  @Test("in kids mode it waits for the right answer, which can be read")
  func guarded() throws {
    var actions = 0
    app.kidsMode.guarded("Deleting Animals") { actions += 1 }
    #expect(
      actions == 0 && app.modes == [.checking] && app.kidsMode.guardedAction == "Deleting Animals")

    let question = try #require(app.kidsMode.gate.question)
    app.kidsMode.gate.answer { $0.isRight(question.sum.result) }
    #expect(actions == 1 && app.modes == [.grownUp])

    app.kidsMode.guarded("Deleting Sea") { actions += 1 }
    #expect(actions == 2)
  }

  @Test("practice and computers are shown as modes of the current game, else of the next one")
  func tellsModes() {
    app.settings.isPractice = true
    app.settings.opponents = [.casual]
    let firstModes = app.modes
    let earlierWords = app.modes.map(\.word)
    app.settings.isKidsMode = false
    app.play(.animals)
    (app.settings.isPractice, app.settings.opponents) = (false, [])
    let secondModes = app.modes
    app.leave()
    #expect(
      (firstModes, earlierWords, secondModes, app.modes.isEmpty) == (
        [.child, .practice, .opponents([.casual])], ["child", "practice", "vs Casual"],
        [.practice, .opponents([.casual])], true
      ))
  }

  @Test("the mode changes in a cycle, and turning off kids mode requires a grown-up")
  func changesMode() throws {
    var allModes = [app.modes]
    app.kidsMode.changeMode()
    allModes.append(app.modes)
    app.kidsMode.gate.answer { _ in true }
    allModes.append(app.modes)
    app.kidsMode.changeMode()
    allModes.append(app.modes)
    #expect(allModes == [[.child], [.checking], [.grownUp], [.child]])

    app.settings.isKidsMode = false
    app.kidsMode.gate.next()
    app.kidsMode.gate.next()
    app.kidsMode.turn(on: true)
    var kidsModeStates = [app.settings.isKidsMode]
    let wasOpen = app.kidsMode.gate.isOpen

    app.kidsMode.turn(on: false)
    kidsModeStates.append(app.settings.isKidsMode)
    let earlierGuardedAction = app.kidsMode.guardedAction
    let question = try #require(app.kidsMode.gate.question)
    app.kidsMode.gate.answer { $0.isRight(question.sum.result) }
    kidsModeStates.append(app.settings.isKidsMode)
    #expect(
      (wasOpen, earlierGuardedAction, kidsModeStates) == (
        false, "Leaving kids mode", [true, true, false]
      ))
  }
}
