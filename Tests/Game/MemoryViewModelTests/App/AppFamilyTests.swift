import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

/// Several models of one program.
@Suite struct AppFamilyTests {
  @Test func `a model beside another one shares themes, scores and settings, but not the game`() {
    let first = TestRepository().makeApp()
    first.play(.animals, seed: Seed(1))
    let second = first.beside()
    #expect(second.library === first.library && second.scores === first.scores)
    #expect(second.settings === first.settings && second.gate === first.gate)
    #expect(second.game == nil && first.game != nil)
    #expect(first.family.models.count == 2 && first.family.models[0] === first)
  }

  @Test func `a closed model is no longer in the family`() {
    let first = TestRepository().makeApp()
    do {
      let second = first.beside()
      #expect(second.family.models.count == 2)
    }
    #expect(first.family.models.count == 1)
  }

  @Test func `a game is left when its last window leaves it`() {
    let (left, right) = (Window(), Window())
    let app = TestRepository().makeApp()
    app.play(.animals, seed: Seed(1))
    app.showGame(in: ObjectIdentifier(left))
    app.showGame(in: ObjectIdentifier(right))
    app.coverGame(in: ObjectIdentifier(left))
    #expect(app.game?.isPaused == false)
    app.coverGame(in: ObjectIdentifier(right))
    #expect(app.game?.pauseReasons == .away)
    app.showGame(in: ObjectIdentifier(left))
    #expect(app.game?.isPaused == false)
    #expect(!app.leaveGame(in: ObjectIdentifier(left)))
    #expect(app.game?.pauseReasons == .away)
    #expect(app.leaveGame(in: ObjectIdentifier(right)) && app.game == nil)
  }

  @Test func `a game goes on under other screens while another program shows it`() {
    let (left, right) = (Window(), Window())
    let app = TestRepository().makeApp()
    app.play(.animals, seed: Seed(1))
    app.showGame(in: ObjectIdentifier(left))
    app.coverGame(in: ObjectIdentifier(left))
    app.showGameElsewhere(true)
    #expect(app.game?.isPaused == false)
    app.coverGame(in: ObjectIdentifier(right))
    #expect(app.game?.isPaused == false)
    app.showGameElsewhere(false)
    #expect(app.game?.pauseReasons == .away)
    #expect(!app.leaveGame(in: ObjectIdentifier(left)))
    app.showGameElsewhere(true)
    #expect(app.leaveGame(in: ObjectIdentifier(right)) && app.game == nil)
  }

  @Test func `a game without windows is not paused when another program leaves it`() {
    let app = TestRepository().makeApp()
    app.play(.animals, seed: Seed(1))
    app.showGameElsewhere(true)
    app.showGameElsewhere(false)
    #expect(app.game?.isPaused == false)
  }

  @Test func `a joined game is shown by a model of its own, which quits when it is left`() {
    let (app, other) = (TestRepository().makeApp(), TestRepository().makeApp())
    #expect(app.join { other } && app.joined === other)
    app.leaveJoined()
    #expect(app.joined == nil && other.hasQuit && !app.hasQuit)
    #expect(!app.join { throw CancellationError() } && app.joined == nil)
    #expect(app.notices.count == 1)
  }

  private final class Window {}
}
