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

  private var names: [String] { app.games.map(\.name) }

  @Test("Enter resumes the selected game")
  func opens() throws {
    try screen().does("down down enter")
    #expect(routes.all == [.game])
    #expect(app.gameID == "casual")
    #expect(app.gameName == "Sea")
  }

  @Test("a second click on a game opens it")
  func opensByMouse() throws {
    let screen = screen()
    try screen.clicks("With Grandma")
    #expect(routes.all == [])
    try screen.clicks("With Grandma")
    #expect(routes.all == [.game])
    #expect(app.gameID == "two")
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
    #expect(try order() == ["With Grandma", "Rainy day", "Sea"])
    #expect(screen.text.contains("▲Left") && screen.text.contains("› Rainy day"))
    try screen.clicks("Score")
    #expect(try order() == ["Sea", "Rainy day", "With Grandma"])
    try screen.does("enter down enter")
    #expect(try order() == ["With Grandma", "Rainy day", "Sea"])
    #expect(routes.all == [.game] && app.gameID == "rain")
  }

  @Test("g groups the list by theme, day and size, which is remembered, and each group is sorted")
  func groups() throws {
    let screen = screen()
    try screen.does("g")
    #expect(app.settings.gameGroups == .theme)
    #expect(
      screen.text(3..<7) == """
          Theme       Name                  Players      Left   Score   Time  Played
        › Animals     Rainy day             1           16/20      22   0:12  2023-11-14
                      With Grandma at the…  2           14/20    33:0   0:18  2023-11-14
          Sea         Sea                   Casual      18/20    11:0   0:06  2023-11-14
        """, "the title of a group is beside its first game")
    try screen.does("g")
    #expect(app.settings.gameGroups == .day)
    #expect(
      screen.text(3..<7) == """
          Day         Name        Theme         Players      Left   Score   Time
        › 2023-11-14  Rainy day   Animals       1           16/20      22   0:12
                      With Gran…  Animals       2           14/20    33:0   0:18
                      Sea         Sea           Casual      18/20    11:0   0:06
        """, "the day is beside its first game only")
    try screen.does("g")
    #expect(app.settings.gameGroups == .size && screen.text.contains("Size"))
    #expect(screen.text.contains("20 cards"))
    try screen.does("g")
    #expect(app.settings.gameGroups == .none && !screen.text.contains("20 cards"))
  }

  @Test("the list is refreshed after a game was played")
  func refreshes() throws {
    let screen = screen()
    app.resume("two")
    screen.waits(.zero)
    #expect(screen.text.contains("now"))
    try #require(app.game).choose(0)
    app.leave()
    screen.waits(.zero)
    #expect(!screen.text.contains("now"))
    #expect(try screen.place(of: "With Grandma").y == 4)
  }

  @Test("a game can be renamed")
  func renames() throws {
    let screen = screen()
    try screen.does("r text:s enter")
    #expect(names.first == "Rainy days")
    #expect(screen.text.contains("Rainy days"))
    #expect(!screen.text.contains("Rename the game"))
  }

  @Test("an empty name is refused")
  func refusesBlankNames() throws {
    let screen = screen()
    try screen.does("r")
    for _ in "Rainy day" { try screen.does("backspace") }
    #expect(screen.text.contains("A game needs a name."))

    try screen.does("enter")
    #expect(screen.text.contains("Rename the game"))
    try screen.does("esc")
    #expect(names.first == "Rainy day")
  }

  @Test("letters typed into the name are no commands")
  func typesLetters() throws {
    let screen = screen()
    try screen.does("r text:dDru enter")
    #expect(names.first == "Rainy daydDru")
    #expect(names.count == 3)
  }

  @Test("a duplicate is below its original", arguments: ["D", "button"])
  func duplicates(way: String) throws {
    let screen = screen()
    if way == "D" { try screen.does("D") } else { try screen.clicks("Duplicate") }
    #expect(names.prefix(2) == ["Rainy day", "Rainy day copy"])
  }

  @Test("a game is deleted only after a question, whose default keeps it")
  func asks() throws {
    let screen = screen()
    try screen.does("down d")
    #expect(screen.text.contains("Delete With Grandma at the sea?"))
    try screen.does("enter")
    #expect(names.count == 3)
  }

  @Test("a deleted game can be restored, and is selected then")
  func deletesAndUndoes() throws {
    let screen = screen()
    try screen.does("down d")
    try screen.clicks("! Delete ]")
    #expect(names == ["Rainy day", "Sea"])
    #expect(
      app.notices.map(\.text) == ["Deleted With Grandma at the sea. Press u to restore it."])

    try screen.does("u")
    #expect(Set(names) == ["Rainy day", "Sea", "With Grandma at the sea"])
    #expect(try screen.style(of: "With Grandma").background == .blue)
  }

  @Test("after a game was deleted the next one is selected, after the last one the one above")
  func selectsNeighbour() throws {
    let screen = screen()
    try screen.does("down d right enter")
    #expect(try screen.style(of: "Sea").background == .blue)
    try screen.does("d right enter")
    #expect(try screen.style(of: "Rainy day").background == .blue)
    #expect(names == ["Rainy day"])
  }

  @Test("in kids mode a grown-up must answer before a game is deleted")
  func guardsDeletion() throws {
    app.settings.isKidsMode = true
    let screen = screen()
    try screen.does("d")
    #expect(app.gate.isAsking && !screen.text.contains("Delete Rainy day?"))

    let sum = try #require(app.gate.question)
    app.gate.answer { $0.isRight(sum.sum.result) }
    screen.waits(.zero)
    #expect(screen.text.contains("Delete Rainy day?"))
  }

  @Test("the message about a deleted game disappears when it is restored, or the screen is left")
  func withdrawsOffer() throws {
    let screen = screen()
    try screen.does("d right enter")
    #expect(app.notices.count == 1)
    try screen.does("u")
    #expect(app.notices.isEmpty)
    try screen.does("d right enter")
    #expect(app.notices.count == 1)
    try screen.does("esc")
    #expect(app.notices.isEmpty)
  }

  @Test("of several deleted games only the last one can be restored")
  func deletesAll() throws {
    let screen = screen()
    for _ in 0..<3 { try screen.does("d right enter") }
    #expect(names.isEmpty)
    #expect(screen.text.contains("No saved games"))
    #expect(app.notices.map(\.text) == ["Deleted Sea. Press u to restore it."])

    try screen.does("u")
    #expect(names == ["Sea"] && !screen.text.contains("Undo"))
    try screen.does("u")
    #expect(names == ["Sea"] && app.notices.isEmpty)
    #expect(try !screen.does("u x"))
  }

  @Test("buttons without room for their keys are shown without them")
  func shortensButtons() throws {
    let screen = screen()
    try screen.does("d right enter")
    #expect(
      screen.rows.last
        == "  [ Open ] [ Watch ] [ Rename ] [ Duplicate ] [ ! Delete ] [ Undo ]")
    try screen.clicks("Undo")
    #expect(
      screen.rows.last == "  [ Open Enter ] [ Watch w ] [ Rename r ] [ Duplicate D ] [ ! Delete d ]"
    )
  }

  @Test(
    "a game that another program plays can be neither opened nor renamed nor deleted",
    arguments: ["enter", "r", "d"])
  func respectsOthers(key: String) throws {
    let app = appOfGameInUse()
    let screen = ScreenDriving(pushed: .usual) { [routes] in
      GamesScreen(app: app, navigate: { routes.all.append($0) })
    }
    #expect(screen.text.contains("in use"))
    let rows = screen.rows

    try screen.does(key)
    #expect(routes.all == [])
    #expect(screen.rows == rows)
    let sentence = "Far away is in use by another program. Press w to watch it."
    #expect(app.notices.map(\.text) == [sentence])
  }

  /// Returns an app with a game in use that can be joined, and the model that shows it then.
  private func appOfJoinableGame() throws -> (AppModel, other: AppModel) {
    let (app, other) = (appOfGameInUse(), SampleApp().model)
    let keeper = SampleApp(settings: ["pairs": "4"]).model
    keeper.play(.animals, seed: Seed(3))
    let game = try GameViewModel(
      resuming: try #require(keeper.savedGame), theme: .animals, now: { .zero })
    game.wish = { _ in }
    let table = SharedTable(name: "42-1", isHost: false)
    (table.isBeside, table.seats) = (true, [SharedTable.Seat(name: "Ada", isHere: true)])
    other.sharing = table
    other.show(game)
    app.gamesInUse = GamesInUse { $0.id == "far" ? { other } : nil }
    return (app, other)
  }

  @Test("a game that another program plays can be joined, after a question")
  func joins() throws {
    let (app, other) = try appOfJoinableGame()
    let screen = ScreenDriving { RootScreen(app: app, start: [.games]) }
    try screen.does("enter")
    #expect(screen.text.contains("Join Far away?"))
    #expect(screen.text.contains("Another program plays it."))
    try screen.does("esc")
    #expect(!screen.text.contains("Join Far away?") && app.joined == nil)
    try screen.does("enter enter")
    screen.waits(.seconds(1))
    #expect(app.joined === other && screen.rows[0].hasPrefix("‹ Animals"))
    #expect(screen.rows[0].hasSuffix("shared") && app.game == nil)

    try screen.does("esc")
    screen.waits(.seconds(1))
    #expect(other.hasQuit && app.joined == nil && !app.hasQuit)
    #expect(screen.text.contains("in use"))
  }

  @Test("quitting a joined game leads back to the list, and so does the end of its host")
  func leavesJoined() throws {
    for isHostGone in [false, true] {
      let (app, other) = try appOfJoinableGame()
      let screen = ScreenDriving { RootScreen(app: app, start: [.games]) }
      try screen.does("enter enter")
      screen.waits(.seconds(1))
      if isHostGone {
        other.sharing?.end = "the other window has left"
        screen.waits(.zero)
        #expect(screen.text.contains("The other window has left."))
        try screen.does("enter")
      } else {
        try screen.does("q")
        #expect(screen.text.contains("The game goes on in the other window."))
        try screen.does("enter")
      }
      screen.waits(.seconds(1))
      #expect(other.hasQuit && !app.hasQuit && screen.text.contains("in use"))
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
