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

  private final class Window {}
}
