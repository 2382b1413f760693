import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

/// The saving of unfinished games and of scores.
@Suite struct AppSavingTests {
  private let repository = TestRepository()
  private let app: AppModel

  init() { app = repository.makeApp() }

  /// Wins the game, each pair in two flips.
  private func win() throws {
    let game = try #require(app.game)
    let cards = (0..<game.game.cardCount).sorted {
      let kinds = ($0, $1)
      return (game.game.card(kinds.0, at: .zero).kind, kinds.0)
        < (game.game.card(kinds.1, at: .zero).kind, kinds.1)
    }
    for card in cards { game.choose(card) }
  }

  @Test func `the outcome of leaving is saved if the repository confirms the first card`() {
    let firstLeaveOutcome = app.leaveOutcome
    app.play(.animals)
    let secondLeaveOutcome = app.leaveOutcome

    app.game?.choose(0)

    #expect(
      (firstLeaveOutcome, secondLeaveOutcome, app.current?.confirm(), app.leaveOutcome) == (
        .nothing, .nothing, true, .saved
      ))
  }

  @Test func `if nothing was ever saved, leaving warns of the loss and loses the whole game`() {
    repository.refusal = "there is no place"
    app.play(.animals)
    app.game?.choose(0)
    let outcome = app.leaveOutcome

    app.leave()

    #expect(
      (outcome, app.keeper?.loss, app.notices.all.last?.kind) == (
        .lost("there is no place", isPartly: false), "The game Animals is lost: there is no place",
        .error
      ))
  }

  @Test func `if saving fails later, leaving would lose the last cards, until saving works again`()
  {
    app.play(.animals)
    app.game?.choose(0)
    repository.refusal = "the disk is full"
    #expect(
      (app.current?.confirm(), app.leaveOutcome) == (
        false, .lost("the disk is full", isPartly: true)
      ))

    repository.refusal = nil
    let earlierConfirmSaving = app.current?.confirm()
    let earlierOutcome = app.leaveOutcome
    app.leave()
    #expect(
      (earlierConfirmSaving, earlierOutcome, app.keeper?.loss, app.notices.all.count) == (
        true, .saved, nil, 1
      ))
  }

  @Test func `a game copied to a file is not lost, until its next move`() throws {
    repository.refusal = "there is no place"
    app.play(.animals)
    app.game?.choose(0)

    try app.current?.copy(to: "./a")
    let earlierLeaveOutcome = app.leaveOutcome
    let earlierMoveCount = repository.written["./a"]?.record.moves.count
    app.game?.noteTime()
    #expect(
      (
        earlierLeaveOutcome, earlierMoveCount, app.leaveOutcome
      ) == (.copied("./a"), 1, .copied("./a")))
    #expect(throws: TestRepository.Refusal.self) { try app.current?.copy(to: "./a") }

    app.game?.choose(1)
    let wasLoss = app.leaveOutcome.isLoss
    try app.current?.copy(to: "./b")
    app.leave()
    #expect(wasLoss == true && app.keeper?.loss == nil)
  }

  @Test
  func `a game from a file is a new one beside the first, and an impossible one changes nothing`()
    throws
  {
    repository.refusal = "there is no place"
    app.play(.animals)
    app.game?.choose(0)
    try app.current?.copy(to: "./a")
    repository.refusal = nil
    var saved = try #require(repository.written["./a"])

    for _ in 0..<2 { try app.adopt(saved) }
    app.leave()
    app.games.refresh()

    #expect(
      (
        app.games.saved.count, Set(app.games.saved.map(\.id)).count, app.games.saved.map(\.name),
        app.games.saved.map(\.id).contains(saved.id)
      ) == (3, 3, ["Animals", "Animals", "Animals"], true))

    app.play(.animals)
    saved = try #require(app.current?.saved)
    saved.record.digest = 1
    let game = app.game

    #expect(throws: (any Error).self) { try app.adopt(saved) }
    #expect(app.game === game)
  }

  @Test func `the score is saved before the last choice returns, and the game need not be saved`()
    throws
  {
    app.play(.animals)
    let id = app.gameID
    try win()

    #expect(repository.scores.map(\.id) == [id] && app.leaveOutcome == .over)
    app.games.refresh()
    let wereGamesEmpty = app.games.saved.isEmpty
    app.leave()
    #expect((wereGamesEmpty, repository.scores.count, app.notices.all.isEmpty) == (true, 1, true))
  }

  @Test func `if the score cannot be saved, the finished game stays saved until it can`() throws {
    repository.scoreRefusal = "the disk is full"
    app.play(.animals)
    try win()

    let earlierTexts = app.notices.all.map(\.text)
    let earlierLeaveOutcome = app.leaveOutcome
    app.leave()
    app.games.refresh()
    #expect(
      (earlierTexts, earlierLeaveOutcome, app.games.saved.count, app.keeper?.loss) == (
        ["The score is not being saved: the disk is full"], .scorePending, 0, nil
      ))
    #expect(try app.games.finished().map(\.isOver) == [true])
  }

  @Test func `a best score still asks for a name if the name could not be saved`() throws {
    app.play(.animals)
    try win()
    repository.scoreRefusal = "the disk is full"

    app.keeper?.nameBest("Ada")
    #expect(app.keeper?.newBest != nil && app.notices.all.count == 1)
    repository.scoreRefusal = nil
    app.keeper?.nameBest("Ada")

    #expect(app.keeper?.newBest == nil && repository.scores.map(\.player) == ["", "Ada"])
  }
}
