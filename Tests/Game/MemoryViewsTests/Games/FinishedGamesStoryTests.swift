import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Finished games: stories")
struct FinishedGamesStoryTests {
  private let sample: SampleApp
  private let routes = Routes()

  private final class Routes {
    var all: [Route] = []
  }

  private var app: AppModel { sample.model }

  init() throws {
    sample = try SampleApp.withFinishedGames()
  }

  private func screen(of app: AppModel? = nil) -> ScreenDriving {
    let app = app ?? self.app
    return ScreenDriving(pushed: .usual) { [routes] in
      GamesScreen(app: app, navigate: { routes.all.append($0) })
    }
  }

  private func finished(_ name: String) throws -> String {
    try #require(app.games.finished().first { $0.name == name }).id
  }

  @Test("f and clicks on the names switch between finished and saved games")
  func switches() throws {
    let screen = screen()
    let words = ["[Saved]", "[Finished]", "Rainy day"]
    var seen = [shown(words, in: screen.text)]
    seen += try screen.after(["f", "f"]) { shown(words, in: screen.text) }
    for name in ["Finished f", "Saved f"] {
      try screen.clicks(name)
      seen.append(shown(words, in: screen.text))
    }
    let saved = ["[Saved]", "Rainy day"]
    #expect(seen == [saved, ["[Finished]"], saved, ["[Finished]"], saved])
  }

  @Test("opening a finished game shows its film", arguments: ["enter", "w", "button", "clicks"])
  func opens(way: String) throws {
    let screen = screen()
    try screen.does("f down")
    switch way {
    case "button": try screen.clicks("Watch Enter")
    case "clicks": for _ in 0..<2 { try screen.clicks("Animals") }
    default: try screen.does(way)
    }
    #expect(
      (routes.all, app.game == nil, app.notices.all.isEmpty) == (
        [.film(try finished("Animals"))], true, true
      ))
  }

  @Test("a saved game can be watched without being opened", arguments: ["w", "button"])
  func watchesSavedGames(way: String) throws {
    let screen = screen()
    if way == "w" { try screen.does("down w") } else { try screen.clicks("Watch w") }
    #expect((routes.all, app.gameID) == ([.film(way == "w" ? "two" : "rain")], nil))
  }

  @Test("the film plays, and q leads back to the list it was opened from")
  func comesBack() throws {
    let app = app
    let screen = ScreenDriving(.usual) { RootScreen(app: app, start: [.games]) }
    try screen.does("f down enter")
    screen.waits(.zero)
    #expect(
      screen.rows[0].hasPrefix("‹ Animals  watching")
        && screen.rows[0].hasSuffix("turn 0 of 10  0:00  playing 1×"))
    sample.world.time += .seconds(2)
    screen.waits(.seconds(2))
    screen.waits(.zero)
    let header = screen.rows[0]
    try screen.does("q")
    screen.waits(.zero)
    #expect(
      try header.contains("26 points  turn 2 of 10") && screen.text.contains("[Finished]")
        && screen.style(of: "Animals").background == .blue)
  }

  @Test("each list keeps its selection and its sort order")
  func remembers() throws {
    let screen = screen()
    try screen.clicks("Left")
    try screen.does("f")
    let isSorted = screen.text.contains("▲")
    try screen.clicks("Turns")
    try screen.clicks("Animals")
    let words = try screen.after(["f", "f"]) {
      shown(["▲Left", "› Rainy day", "▲Turns", "› Animals"], in: screen.text)
    }
    #expect((isSorted, words) == (false, [["▲Left", "› Rainy day"], ["▲Turns", "› Animals"]]))
  }

  @Test("a finished game keeps its name and is listed once", arguments: ["r", "D"])
  func staysAsItIs(key: String) throws {
    let screen = screen()
    try screen.does("f")
    let rows = screen.rows
    #expect(try !screen.does(key) && screen.rows == rows)
  }

  @Test("a finished game is deleted after a question, and can be restored")
  func deletesAndUndoes() throws {
    let screen = screen()
    try screen.does("f down d right enter")
    #expect(
      try (
        app.games.finished().map(\.name), screen.text.contains("Animals "),
        screen.text.contains("› Sea"), app.notices.all.map(\.text)
      ) == (["Sea"], false, true, ["Deleted Animals. Press u to restore it."]))

    try screen.does("f u")
    #expect(
      try screen.text.contains("[Finished]") && app.notices.all.isEmpty
        && screen.style(of: "Animals").background == .blue)
  }

  @Test("a game that is won is moved to the list of finished games")
  func refreshes() throws {
    let screen = screen()
    try screen.does("f")
    let isResumed = app.resume("rain")
    screen.waits(.zero)
    try #require(app.game).find()
    app.leave()
    screen.waits(.zero)
    screen.waits(.zero)
    let isFinished = screen.text.contains("› Rainy day")
    try screen.does("f")
    #expect(isResumed && isFinished && !screen.text.contains("Rainy day"))
  }

  @Test("a game that was removed meanwhile is reported, and leaves the list")
  func tellsOfGoneGames() throws {
    let screen = screen()
    try screen.does("f")
    let id = try finished("Sea")
    let isRemoved = app.removeGame(id)
    try screen.does("enter")
    #expect(
      isRemoved
        && (routes.all, app.notices.all.map(\.text), screen.text.contains("Sea  ")) == (
          [], ["This game cannot be watched: there is no saved game \(id)"], false
        ))
  }

  @Test("if finished games cannot be listed, a sentence says why, and a button tries again")
  func tellsRefusals() throws {
    var repository = GameRepository.memory { "copy" }
    var isBroken = true
    repository.finished = {
      if isBroken { throw GameRepositoryError.noSuchGame("x") }
      return []
    }
    let app = SampleApp(repository: repository).model
    let screen = screen(of: app)
    try screen.does("f")
    #expect(
      (
        missing(
          ["The finished games cannot be read", "there is no saved game x"], in: screen.text),
        app.notices.all.map(\.text)
      ) == ([], ["The finished games cannot be listed: there is no saved game x"]))
    isBroken = false
    try screen.does("enter")
    #expect(screen.text.contains("No finished games"))
  }
}
