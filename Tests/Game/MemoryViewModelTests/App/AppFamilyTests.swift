import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

/// Several models of one program.
@Suite struct AppFamilyTests {
  @Test
  func
    `models of a family share themes, scores and settings, but not the game, until they are closed`()
  {
    var first = TestRepository().makeApp()
    first.play(.animals, seed: Seed(1))
    let second = first.beside()
    #expect(
      second.library === first.library && second.records.scores === first.records.scores
        && second.settings === first.settings && second.kidsMode.gate === first.kidsMode.gate)
    #expect(
      second.game == nil && first.game != nil && first.family.models.count == 2
        && first.family.models[0] === first)

    first = TestRepository().makeApp()
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
    app.table.show(in: ObjectIdentifier(left))
    app.table.show(in: ObjectIdentifier(right))
    app.table.cover(in: ObjectIdentifier(left))
    let wasPaused = app.game?.isPaused
    app.table.cover(in: ObjectIdentifier(right))
    #expect((wasPaused, app.game?.pauseReasons) == (false, .away))
    app.table.show(in: ObjectIdentifier(left))
    #expect(
      (
        app.game?.isPaused, app.leaveGame(in: ObjectIdentifier(left)), app.game?.pauseReasons,
        app.leaveGame(in: ObjectIdentifier(right)), app.game == nil
      ) == (false, false, .away, true, true))
  }

  @Test func `a game that another program shows goes on under other screens`() {
    let (left, right) = (Window(), Window())
    var app = TestRepository().makeApp()
    app.play(.animals, seed: Seed(1))
    app.table.show(in: ObjectIdentifier(left))
    app.table.cover(in: ObjectIdentifier(left))
    app.table.showElsewhere(true)
    var pauses = [app.game?.isPaused]
    app.table.cover(in: ObjectIdentifier(right))
    pauses.append(app.game?.isPaused)
    app.table.showElsewhere(false)
    #expect((app.game?.pauseReasons, app.leaveGame(in: ObjectIdentifier(left))) == (.away, false))
    app.table.showElsewhere(true)
    #expect(app.leaveGame(in: ObjectIdentifier(right)) && app.game == nil)

    app = TestRepository().makeApp()
    app.play(.animals, seed: Seed(1))
    app.table.showElsewhere(true)
    app.table.showElsewhere(false)
    pauses.append(app.game?.isPaused)
    #expect(pauses == [false, false, false])
  }

  @Test func `a joined game is shown by a model of its own, which quits when it is left`() {
    let (app, other) = (TestRepository().makeApp(), TestRepository().makeApp())
    #expect(app.table.join { other } && app.table.joined === other)
    app.table.leaveJoined()
    #expect(app.table.joined == nil && other.hasQuit && !app.hasQuit)
    #expect(
      !app.table.join { throw CancellationError() } && app.table.joined == nil
        && app.notices.all.count == 1)
  }

  private final class Window {}
}
