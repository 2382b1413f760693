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
    #expect(app.leaveOutcome == .nothing)
    app.play(.animals)
    #expect(app.leaveOutcome == .nothing)

    app.game?.choose(0)

    #expect(app.confirmSaving() && app.leaveOutcome == .saved)
  }

  @Test func `if nothing was ever saved, leaving warns of the loss and loses the whole game`() {
    repository.refusal = "there is no place"
    app.play(.animals)
    app.game?.choose(0)
    #expect(app.leaveOutcome == .lost("there is no place", isPartly: false))

    app.leave()

    #expect(app.loss == "The game Animals is lost: there is no place")
    #expect(app.notices.last?.kind == .error)
  }

  @Test func `if saving fails later, leaving would lose the last cards, until saving works again`()
  {
    app.play(.animals)
    app.game?.choose(0)
    repository.refusal = "the disk is full"
    #expect(!app.confirmSaving())
    #expect(app.leaveOutcome == .lost("the disk is full", isPartly: true))

    repository.refusal = nil
    #expect(app.confirmSaving() && app.leaveOutcome == .saved)
    app.leave()
    #expect(app.loss == nil && app.notices.count == 1)
  }

  @Test func `a game copied to a file is not lost, until its next move`() throws {
    repository.refusal = "there is no place"
    app.play(.animals)
    app.game?.choose(0)

    try app.copyGame(to: "./a")
    #expect(
      app.leaveOutcome == .copied("./a") && repository.written["./a"]?.record.moves.count == 1)
    app.game?.noteTime()
    #expect(app.leaveOutcome == .copied("./a"))
    #expect(throws: TestRepository.Refusal.self) { try app.copyGame(to: "./a") }

    app.game?.choose(1)
    #expect(app.leaveOutcome.isLoss)
    try app.copyGame(to: "./b")
    app.leave()
    #expect(app.loss == nil)
  }

  @Test func `a game from a file is resumed as a new one of the repository`() throws {
    repository.refusal = "there is no place"
    app.play(.animals)
    app.game?.choose(0)
    try app.copyGame(to: "./a")
    repository.refusal = nil
    let saved = try #require(repository.written["./a"])

    for _ in 0..<2 { try app.adopt(saved) }
    app.leave()
    app.refreshGames()

    #expect(app.games.count == 2 && Set(app.games.map(\.id)).count == 2)
    #expect(app.games.map(\.name) == ["Animals", "Animals"])
    #expect(!app.games.map(\.id).contains(saved.id))
  }

  @Test func `a file with an impossible game does not affect the current one`() throws {
    app.play(.animals)
    var saved = try #require(app.savedGame)
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

    #expect(repository.scores.map(\.id) == [id])
    #expect(app.leaveOutcome == .over)
    app.refreshGames()
    #expect(app.games.isEmpty)
    app.leave()
    #expect(repository.scores.count == 1 && app.notices.isEmpty)
  }

  @Test func `if the score cannot be saved, the finished game stays saved until it can`() throws {
    repository.scoreRefusal = "the disk is full"
    app.play(.animals)
    try win()

    #expect(app.notices.map(\.text) == ["The score is not being saved: the disk is full"])
    #expect(app.leaveOutcome == .scorePending)
    app.leave()
    app.refreshGames()
    #expect(app.games.map(\.isOver) == [true] && app.loss == nil)
  }

  @Test func `a best score still asks for a name if the name could not be saved`() throws {
    app.play(.animals)
    try win()
    repository.scoreRefusal = "the disk is full"

    app.nameBest("Ada")
    #expect(app.newBest != nil && app.notices.count == 1)
    repository.scoreRefusal = nil
    app.nameBest("Ada")

    #expect(app.newBest == nil && repository.scores.map(\.player) == ["", "Ada"])
  }
}
