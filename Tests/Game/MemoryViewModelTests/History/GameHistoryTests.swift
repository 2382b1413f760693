import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite struct GameHistoryTests {
  private let repository = TestRepository()

  @Test func `every finished game is entered once, also one that is continued after an undo`() {
    let app = repository.makeApp(settings: ["practice": "true"])
    app.play(.animals)
    app.win()
    let earlierKinds = repository.played.map(\.kind)
    app.game?.undo()
    let earlierResultText = app.current?.resultText
    app.win()
    #expect(
      (earlierKinds, earlierResultText, app.current?.resultText != nil, repository.played.count)
        == (
          [.practice], nil, true, 1
        ))
    app.leave()
    #expect(repository.played.count == 1)
  }

  @Test func `a game that is left is entered if its time ran out, and not if it is unfinished`() {
    var app = repository.makeApp(settings: ["rules": "time-attack"])
    app.play(.animals)
    app.game?.choose(0)
    repository.now += .seconds(10_000)
    let wasWon = app.game?.result?.isWon
    let werePlayedEmpty = repository.played.isEmpty
    app.leave()
    let allWon = repository.played.map(\.isWon)

    app = repository.makeApp()
    app.play(.animals)
    app.game?.choose(0)
    app.leave()
    #expect(
      (wasWon, werePlayedEmpty, allWon, repository.played.count) == (false, true, [false], 1))
  }

  @Test func `if the history cannot be written, the player is told, and this run remembers`() {
    let app = repository.makeApp()
    repository.historyRefusal = "the disk is full"
    app.play(.animals)
    app.win()
    #expect(app.notices.all.contains { $0.text.contains("history: the disk is full") })
    app.records.refreshHistory()
    #expect(app.records.history.games.count == 1 && repository.played.isEmpty)
  }

  @Test func `games in kids mode and with others are told apart`() {
    let kids = repository.makeApp(settings: ["kidsMode": "true"])
    kids.play(.animals)
    kids.win()
    let guests = repository.makeApp(settings: ["players": "2"])
    guests.play(.animals)
    guests.win()
    #expect(repository.played.map(\.kind) == [.kids, .guests])
  }

  @Test func `windows of one program share the history, and forgetting empties it`() throws {
    let app = repository.makeApp()
    app.play(.animals)
    app.win()
    #expect(app.beside().records.history === app.records.history)
    try app.records.history.forget()
    #expect(app.records.history.games.isEmpty && repository.played.isEmpty)
  }
}
