import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("App: saved games")
struct AppGamesTests {
  /// Returns an app with a saved game that is not open.
  private func put(on repository: TestRepository) throws -> (app: AppModel, id: String) {
    let app = repository.makeApp()
    let id = try begin(in: app)
    app.leave()
    app.refreshGames()
    return (app, id)
  }

  /// Deals a game and turns a card, because a game without a move is not saved.
  private func begin(in app: AppModel) throws -> String {
    app.play(Theme.animals)
    try #require(app.game).choose(0)
    return try #require(app.gameID)
  }

  @Test("a dealt game is on the list after a refresh")
  func lists() throws {
    let (app, id) = try put(on: TestRepository())
    #expect(app.games.map(\.id) == [id])
    #expect(app.games.map(\.name) == ["Animals"])
  }

  @Test("if the repository cannot be read the last list stays, and the player is notified once")
  func keepsTheLastLook() throws {
    let repository = TestRepository()
    let (app, id) = try put(on: repository)

    repository.refusal = "The disk is gone"
    app.refreshGames()

    #expect(app.games.map(\.id) == [id])
    #expect(app.notices.map(\.text) == ["The saved games cannot be listed: The disk is gone"])
    #expect(app.notices.map(\.kind) == [.error])
  }

  @Test("a new name is saved without the spaces around it")
  func renames() throws {
    let (app, id) = try put(on: TestRepository())
    #expect(app.renameGame(id, "  Rainy day \n"))
    #expect(app.games.map(\.name) == ["Rainy day"])
  }

  @Test("a name that is blank or too long changes nothing", arguments: ["", " \t", "long"])
  func refusesNames(name: String) throws {
    let (app, id) = try put(on: TestRepository())
    let isLong = name == "long"
    let name = isLong ? String(repeating: "x", count: AppModel.longestGameName + 1) : name

    #expect(!app.renameGame(id, name))
    #expect(app.games.map(\.name) == ["Animals"])
    #expect(app.notices.isEmpty)
  }

  @Test("the longest valid name is saved")
  func keepsTheLongestName() throws {
    let (app, id) = try put(on: TestRepository())
    let name = String(repeating: "x", count: AppModel.longestGameName)
    #expect(app.renameGame(id, name))
    #expect(app.games.map(\.name) == [name])
  }

  @Test("a new name of the current game is saved when the game is left")
  func renamesTheRunningGame() throws {
    let app = TestRepository().makeApp()
    let id = try begin(in: app)

    #expect(app.renameGame(id, "Mine"))
    #expect(app.gameName == "Mine")
    app.leave()
    app.refreshGames()
    #expect(app.games.map(\.name) == ["Mine"])
  }

  @Test("a duplicate is listed with its original")
  func duplicates() throws {
    let (app, id) = try put(on: TestRepository())
    #expect(app.duplicateGame(id))
    #expect(app.games.count == 2)
    #expect(Set(app.games.map(\.name)) == ["Animals", "Animals copy"])
  }

  @Test("a deleted game is gone from the list, and can be restored")
  func removesAndRestores() throws {
    let (app, id) = try put(on: TestRepository())

    #expect(app.removeGame(id))
    #expect(app.games.isEmpty)

    #expect(app.restoreGame(id))
    #expect(app.games.map(\.id) == [id])
  }

  @Test("deleting the current game closes it first")
  func removesTheRunningGame() throws {
    let app = TestRepository().makeApp()
    let id = try begin(in: app)

    #expect(app.removeGame(id))
    #expect(app.game == nil)
    #expect(app.gameID == nil)
    #expect(app.games.isEmpty)

    #expect(app.restoreGame(id))
    #expect(app.resume(id))
  }

  @Test("deleting the current game before its first move only ends it")
  func removesAnUntouchedGame() throws {
    let app = TestRepository().makeApp()
    app.play(Theme.animals)
    let id = try #require(app.gameID)

    #expect(!app.removeGame(id))
    #expect(app.game == nil)
    #expect(app.games.isEmpty)
    #expect(app.notices.isEmpty)
  }

  @Test("an error of the repository is reported in a sentence, and nothing changes")
  func tellsRefusals() throws {
    let repository = TestRepository()
    let (app, id) = try put(on: repository)

    repository.refusal = "The disk is gone"
    #expect(!app.renameGame(id, "Mine"))
    #expect(!app.duplicateGame(id))
    #expect(!app.removeGame(id))
    #expect(!app.restoreGame(id))

    #expect(
      app.notices.map(\.text).filter { !$0.hasPrefix("The saved games") } == [
        "The game cannot be renamed: The disk is gone",
        "The game cannot be duplicated: The disk is gone",
        "The game cannot be deleted: The disk is gone",
        "The game cannot be brought back: The disk is gone",
      ])
    #expect(app.games.map(\.name) == ["Animals"])
  }
}
