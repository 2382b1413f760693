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
    app.games.refresh()
    return (app, id)
  }

  /// Deals a game and turns a card, because a game without a move is not saved.
  private func begin(in app: AppModel) throws -> String {
    app.play(Theme.animals)
    try #require(app.game).choose(0)
    return try #require(app.gameID)
  }

  @Test("a dealt game is listed after a refresh, and an unreadable repository is reported once")
  func lists() throws {
    var (app, id) = try put(on: TestRepository())
    #expect((app.games.saved.map(\.id), app.games.saved.map(\.name)) == ([id], ["Animals"]))

    let repository = TestRepository()
    (app, id) = try put(on: repository)

    repository.refusal = "The disk is gone"
    app.games.refresh()

    #expect(
      (app.games.saved.map(\.id), app.notices.all.map(\.text), app.notices.all.map(\.kind)) == (
        [id], ["The saved games cannot be listed: The disk is gone"], [.error]
      ))
  }

  @Test("a new name is saved without spaces around it, of the current game when it is left")
  func renames() throws {
    var (app, id) = try put(on: TestRepository())
    let name = String(repeating: "x", count: SavedGameList.longestName)
    #expect(
      (
        app.games.rename(id, "  Rainy day \n"), app.games.saved.map(\.name),
        app.games.rename(id, name),
        app.games.saved.map(\.name)
      ) == (true, ["Rainy day"], true, [name]))

    app = TestRepository().makeApp()
    id = try begin(in: app)

    let isRenamed = app.games.rename(id, "Mine")
    let title = app.gameName
    app.leave()
    app.games.refresh()
    #expect((isRenamed, title, app.games.saved.map(\.name)) == (true, "Mine", ["Mine"]))
  }

  @Test("a name that is blank or too long changes nothing", arguments: ["", " \t", "long"])
  func refusesNames(name: String) throws {
    let (app, id) = try put(on: TestRepository())
    let isLong = name == "long"
    let name = isLong ? String(repeating: "x", count: SavedGameList.longestName + 1) : name

    #expect(
      (app.games.rename(id, name), app.games.saved.map(\.name), app.notices.all.isEmpty) == (
        false, ["Animals"], true
      ))
  }

  @Test("a duplicate is listed with its original, and a deleted game can be restored")
  func duplicates() throws {
    var (app, id) = try put(on: TestRepository())
    #expect(
      (app.games.duplicate(id), app.games.saved.count, Set(app.games.saved.map(\.name))) == (
        true, 2, ["Animals", "Animals copy"]
      ))

    (app, id) = try put(on: TestRepository())

    #expect(
      (
        app.removeGame(id), app.games.saved.isEmpty, app.games.restore(id),
        app.games.saved.map(\.id)
      ) == (
        true, true, true, [id]
      ))
  }

  @Test("deleting the current game closes it first, and before its first move only ends it")
  func removesTheRunningGame() throws {
    var app = TestRepository().makeApp()
    var id = try begin(in: app)

    #expect(
      app.removeGame(id) && app.game == nil && app.gameID == nil && app.games.saved.isEmpty
        && app.games.restore(id) && app.resume(id))

    app = TestRepository().makeApp()
    app.play(Theme.animals)
    id = try #require(app.gameID)

    #expect(
      !app.removeGame(id) && app.game == nil && app.games.saved.isEmpty && app.notices.all.isEmpty)
  }

  @Test("an error of the repository is reported in a sentence, and nothing changes")
  func tellsRefusals() throws {
    let repository = TestRepository()
    let (app, id) = try put(on: repository)

    repository.refusal = "The disk is gone"
    #expect(
      !app.games.rename(id, "Mine") && !app.games.duplicate(id) && !app.removeGame(id)
        && !app.games.restore(id))

    #expect(
      (
        app.notices.all.map(\.text).filter { !$0.hasPrefix("The saved games") },
        app.games.saved.map(\.name)
      )
        == (
          [
            "The game cannot be renamed: The disk is gone",
            "The game cannot be duplicated: The disk is gone",
            "The game cannot be deleted: The disk is gone",
            "The game cannot be brought back: The disk is gone",
          ], ["Animals"]
        ))
  }
}
