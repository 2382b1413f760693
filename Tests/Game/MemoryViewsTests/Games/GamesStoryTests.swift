import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Saved games: stories")
struct GamesStoryTests {
  private let app: AppModel
  private let routes = Routes()

  private final class Routes {
    var all: [Route] = []
  }

  init() throws {
    app = try SampleApp.withGames().model
  }

  private func screen(_ size: Size = .usual) -> ScreenDriving {
    ScreenDriving(pushed: size) { [app, routes] in
      GamesScreen(app: app, navigate: { routes.all.append($0) })
    }
  }

  private var names: [String] { app.games.saved.map(\.name) }

  @Test("Enter resumes the selected game, as does a second click on a game")
  func opens() throws {
    try screen().does("down down enter")
    #expect((routes.all, app.gameID, app.gameName) == ([.game], "casual", "Sea"))
    let other = screen()
    let seen = try (0..<2).map { _ in
      try other.clicks("With Grandma")
      return routes.all
    }
    #expect((seen, app.gameID) == ([[.game], [.game, .game]], "two"))
  }

  @Test("a click on a title sorts the games, and the selected one stays selected")
  func sorts() throws {
    let screen = screen()
    func order() throws -> [String] {
      try ["Rainy day", "With Grandma", "Sea"].sorted {
        try screen.place(of: $0).y < screen.place(of: $1).y
      }
    }
    try screen.clicks("Left")
    let (byLeft, titles) = (try order(), missing(["▲Left", "› Rainy day"], in: screen.text))
    try screen.clicks("Score")
    let byScore = try order()
    try screen.does("enter down enter")
    let left = ["With Grandma", "Rainy day", "Sea"]
    #expect(try [byLeft, byScore, order()] == [left, ["Sea", "Rainy day", "With Grandma"], left])
    #expect((titles, routes.all, app.gameID) == ([], [.game], "rain"))
  }

  @Test("g groups the list by theme, day and size, which is remembered, and each group is sorted")
  func groups() throws {
    let screen = screen()
    try screen.does("g")
    #expect(
      screen.text(3..<7) == """
          Theme       Name                  Players      Left   Score   Time  Played
        › Animals     Rainy day             1           16/20      22   0:12  2023-11-14
                      With Grandma at the…  2           14/20    33:0   0:18  2023-11-14
          Sea         Sea                   Casual      18/20    11:0   0:06  2023-11-14
        """, "the title of a group is beside its first game")
    var groups = [app.settings.gameGroups]
    groups += try screen.after(["g"]) { app.settings.gameGroups }
    #expect(
      screen.text(3..<7) == """
          Day         Name        Theme         Players      Left   Score   Time
        › 2023-11-14  Rainy day   Animals       1           16/20      22   0:12
                      With Gran…  Animals       2           14/20    33:0   0:18
                      Sea         Sea           Casual      18/20    11:0   0:06
        """, "the day is beside its first game only")
    let words = try screen.after(["g", "g"]) {
      groups.append(app.settings.gameGroups)
      return shown(["Size", "20 cards"], in: screen.text)
    }
    #expect(groups == [.theme, .day, .size, .none])
    #expect(words[0] == ["Size", "20 cards"] && !words[1].contains("20 cards"))
  }

  @Test("the list is refreshed after a game was played")
  func refreshes() throws {
    let screen = screen()
    app.resume("two")
    screen.waits(.zero)
    let isNow = screen.text.contains("now")
    try #require(app.game).choose(0)
    app.leave()
    screen.waits(.zero)
    #expect(try isNow && !screen.text.contains("now") && screen.place(of: "With Grandma").y == 4)
  }

  @Test("a game can be renamed, and letters typed into the name are no commands")
  func renames() throws {
    let screen = screen()
    try screen.does("r text:s enter")
    #expect(
      names.first == "Rainy days"
        && shown(["Rainy days", "Rename the game"], in: screen.text) == ["Rainy days"])
    try screen.does("r text:dDru enter")
    #expect((names.first, names.count) == ("Rainy daysdDru", 3))
  }

  @Test("an empty name is refused")
  func refusesBlankNames() throws {
    let screen = screen()
    let erase = "r" + String(repeating: " backspace", count: 9)
    #expect(
      try screen.missing(after: [erase: "A game needs a name.", "enter": "Rename the game"]) == [])
    try screen.does("esc")
    #expect(names.first == "Rainy day")
  }

  @Test("a duplicate is below its original", arguments: ["D", "button"])
  func duplicates(way: String) throws {
    let screen = screen()
    if way == "D" { try screen.does("D") } else { try screen.clicks("Duplicate") }
    #expect(names.prefix(2) == ["Rainy day", "Rainy day copy"])
  }

  @Test("a game is deleted after a question, whose default keeps it, and can be restored, selected")
  func deletesAndUndoes() throws {
    let screen = screen()
    #expect(
      try screen.missing(after: ["down d": "Delete With Grandma at the sea?", "enter": "Sea"]) == []
    )
    let kept = names.count
    try screen.does("d")
    try screen.clicks("! Delete ]")
    #expect(
      (kept, names, app.notices.all.map(\.text)) == (
        3, ["Rainy day", "Sea"], ["Deleted With Grandma at the sea. Press u to restore it."]
      ))

    try screen.does("u")
    #expect(
      try (Set(names), screen.style(of: "With Grandma").background) == (
        ["Rainy day", "Sea", "With Grandma at the sea"], .blue
      ))
  }

  @Test("after a game was deleted the next one is selected, after the last one the one above")
  func selectsNeighbour() throws {
    let screen = screen()
    try screen.does("down d right enter")
    let next = try screen.style(of: "Sea").background
    try screen.does("d right enter")
    #expect(try [next, screen.style(of: "Rainy day").background] == [.blue, .blue])
    #expect(names == ["Rainy day"])
  }

  @Test("in kids mode a grown-up must answer before a game is deleted")
  func guardsDeletion() throws {
    app.settings.isKidsMode = true
    let screen = screen()
    try screen.does("d")
    let asked = [app.kidsMode.gate.isAsking, screen.text.contains("Delete Rainy day?")]

    let sum = try #require(app.kidsMode.gate.question)
    app.kidsMode.gate.answer { $0.isRight(sum.sum.result) }
    screen.waits(.zero)
    #expect((asked, screen.text.contains("Delete Rainy day?")) == ([true, false], true))
  }

  @Test("the message about a deleted game disappears when it is restored, or the screen is left")
  func withdrawsOffer() throws {
    let screen = screen()
    let counts = try screen.after(["d right enter", "u", "d right enter", "esc"]) {
      app.notices.all.count
    }
    #expect(counts == [1, 0, 1, 0])
  }

  @Test("of several deleted games only the last one can be restored")
  func deletesAll() throws {
    let screen = screen()
    for _ in 0..<3 { try screen.does("d right enter") }
    #expect(
      (names, screen.text.contains("No saved games"), app.notices.all.map(\.text)) == (
        [], true, ["Deleted Sea. Press u to restore it."]
      ))
    let isOffered = try screen.after(["u", "u"]) {
      screen.text.contains("Undo") || names != ["Sea"]
    }
    #expect(try isOffered == [false, false] && app.notices.all.isEmpty && !screen.does("u x"))
  }

  @Test("buttons without room for their keys are shown without them")
  func shortensButtons() throws {
    let screen = screen()
    try screen.does("d right enter")
    let narrow = screen.rows.last
    try screen.clicks("Undo")
    #expect(
      [narrow, screen.rows.last] == [
        "  [ Open ] [ Watch ] [ Rename ] [ Duplicate ] [ ! Delete ] [ Undo ]",
        "  [ Open Enter ] [ Watch w ] [ Rename r ] [ Duplicate D ] [ ! Delete d ]",
      ])
  }

  @Test(
    "a game that another program plays can be neither opened nor renamed nor deleted",
    arguments: ["enter", "r", "d"])
  func respectsOthers(key: String) throws {
    let app = appOfGameInUse()
    let screen = ScreenDriving(pushed: .usual) { [routes] in
      GamesScreen(app: app, navigate: { routes.all.append($0) })
    }
    let rows = screen.rows

    try screen.does(key)
    let sentence = "Far away is in use by another program. Press w to watch it."
    #expect((routes.all, screen.rows, app.notices.all.map(\.text)) == ([], rows, [sentence]))
    #expect(screen.text.contains("in use"))
  }

  /// Returns an app with a game in use that can be joined, and the model that shows it then.
  private func appOfJoinableGame() throws -> (AppModel, other: AppModel) {
    let (app, other) = (appOfGameInUse(), SampleApp().model)
    let keeper = SampleApp(settings: ["pairs": "4"]).model
    keeper.play(.animals, seed: Seed(3))
    let game = try GameViewModel(
      resuming: try #require(keeper.current?.saved), theme: .animals, now: { .zero })
    game.wish = { _ in }
    let table = SharedTable(name: "42-1", isHost: false)
    (table.isBeside, table.seats) = (true, [SharedTable.Seat(name: "Ada", isHere: true)])
    other.table.sharing = table
    other.show(game)
    app.table.gamesInUse = GamesInUse { $0.id == "far" ? { other } : nil }
    return (app, other)
  }

  @Test("a game that another program plays can be joined, after a question")
  func joins() throws {
    let (app, other) = try appOfJoinableGame()
    let screen = ScreenDriving { RootScreen(app: app, start: [.games]) }
    try screen.does("enter")
    let question = ["Join Far away?", "Another program plays it."]
    let asked = missing(question, in: screen.text)
    try screen.does("esc")
    #expect((asked, shown(question, in: screen.text)) == ([], []) && app.table.joined == nil)
    try screen.does("enter enter")
    screen.waits(.seconds(1))
    #expect(
      (
        app.table.joined === other, screen.rows[0].hasPrefix("‹ Animals"),
        screen.rows[0].hasSuffix("shared"), app.game == nil
      ) == (true, true, true, true))

    try screen.does("esc")
    screen.waits(.seconds(1))
    #expect(
      (other.hasQuit, app.table.joined == nil, app.hasQuit, screen.text.contains("in use")) == (
        true, true, false, true
      ))
  }

  @Test("quitting a joined game leads back to the list, and so does the end of its host")
  func leavesJoined() throws {
    let sentences = ["The game goes on in the other window.", "The other window has left."]
    for sentence in sentences {
      let (app, other) = try appOfJoinableGame()
      let screen = ScreenDriving { RootScreen(app: app, start: [.games]) }
      try screen.does("enter enter")
      screen.waits(.seconds(1))
      if sentence == sentences[0] {
        try screen.does("q")
      } else {
        other.table.sharing?.end = "the other window has left"
        screen.waits(.zero)
      }
      let isShown = screen.text.contains(sentence)
      try screen.does("enter")
      screen.waits(.seconds(1))
      #expect(isShown && other.hasQuit && !app.hasQuit && screen.text.contains("in use"))
    }
  }

  private func appOfGameInUse() -> AppModel {
    var repository = GameRepository.memory { "copy" }
    repository.summaries = {
      [
        GameSummary(
          id: "far", name: "Far away", themeID: "sea", themeName: "Sea", players: 1,
          opponents: [], cards: 20, cardsLeft: 8, scores: [9], turns: 7, played: .seconds(75),
          isOver: false, lastPlayed: nil, isOpenElsewhere: true)
      ]
    }
    let world = World(
      now: { .zero }, today: { 0 }, newSeed: { Seed(1) }, newID: { "new" }, repository: repository,
      opponent: { _, _ in nil }, schedule: GameViewModel.atOnce)
    return AppModel(
      world: world, library: ThemeLibrary { "theme" }, scores: ScoreTable(),
      settings: Settings(.memory()), gate: Gate { fatalError("Nobody is asked here") })
  }
}
