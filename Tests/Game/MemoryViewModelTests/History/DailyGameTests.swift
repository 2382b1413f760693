import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite struct DailyGameTests {
  private let repository = TestRepository()

  /// The start of 2026-11-24 in UTC.
  private static let day: Int64 = 20_781 * 86_400

  init() {
    repository.today = Self.day
  }

  private func daily(_ app: AppModel) throws -> GameViewModel {
    try app.playDaily()
    return try #require(app.game)
  }

  @Test func `everybody gets the cards of the day, whatever they have chosen for themselves`()
    throws
  {
    let settings = ["pairs": "4", "rules": "triples", "players": "3", "practice": "true"]
    let game = try daily(repository.makeApp(settings: settings))
    let other = try daily(repository.makeApp())
    #expect(game.record.deck == other.record.deck && game.seed == other.seed)
    #expect(
      (game.seed.text, game.game.rules, game.setup.isPractice, game.game.tableOrder) == (
        "2026-11-24", .course, false, other.game.tableOrder
      ))
  }

  @Test func `the first game counts, is continued if begun, and the next is practice, and says so`()
    throws
  {
    var app = repository.makeApp()
    _ = try daily(app)
    #expect(app.notices.all.last?.text.hasSuffix("This game counts.") == true)
    app.win()
    #expect(
      try (
        repository.played.map(\.kind), app.notices.all.last?.text,
        app.current?.resultText?.hasPrefix("Memorize 2026-11-24, 10 pairs, 10 turns"),
        daily(app).setup.isPractice,
        app.notices.all.last?.text.hasSuffix("this game is for practice.")
      ) == ([.daily], "Your first day in a row.", true, true, true))
    app.win()
    #expect(
      (repository.played.map(\.kind), app.current?.resultText?.contains(", practice, ")) == (
        [.daily, .practice], true
      ))

    let other = TestRepository()
    other.today = Self.day
    app = other.makeApp()
    try daily(app).choose(3)
    let id = app.gameID
    app.leave()
    #expect(try daily(app).flips == 1 && app.gameID == id)
  }

  @Test func `the day is that of the player's zone at the deal, and stays with the game`() throws {
    repository.zone = -3_600
    let app = repository.makeApp()
    #expect(try daily(app).seed.text == "2026-11-23")
    app.game?.choose(0)
    app.leave()
    repository.today += 86_400
    app.games.refresh()
    #expect(
      (app.games.saved.map { $0.daily.map { "\($0)" } }, app.resume(app.games.saved[0].id)) == (
        ["2026-11-23"], true
      ))
    app.win()
    #expect(
      try (repository.played.map { $0.daily.map { "\($0)" } }, daily(app).seed.text) == (
        ["2026-11-23"], "2026-11-24"
      ))
  }

  @Test func `days in a row are counted, and a clock set back counts nothing twice`() throws {
    let app = repository.makeApp()
    for _ in 0..<3 {
      _ = try daily(app)
      app.win()
      repository.today += 86_400
    }
    #expect(
      (app.notices.all.last?.text, app.dailyRow) == (
        "3 days in a row.", DayRow(repository.played.map(\.day), today: app.today)
      ))

    repository.today -= 2 * 86_400
    #expect(try daily(app).setup.isPractice)
    app.win()
    #expect(app.dailyRow.current == 2 && repository.played.count { $0.kind == .daily } == 3)
  }

  @Test func `another deal after it is no daily one, the same deal is practice`() throws {
    let app = repository.makeApp()
    let seed = try daily(app).seed
    app.win()
    app.playAgain(seed: seed)
    #expect(app.game?.setup.isPractice == true && app.game?.setup.daily != nil)
    app.playAgain()
    #expect(app.game?.setup.isPractice == false && app.game?.setup.daily == nil)
  }

  @Test func `two programs that finish the same deal have one that counts`() throws {
    let apps = [repository.makeApp(), repository.makeApp()]
    for app in apps { _ = try daily(app) }
    for app in apps {
      app.win()
      app.records.refreshHistory()
    }
    #expect([repository.played.count, apps[0].dailyRow.current] == [2, 1])
  }

  @Test(arguments: [Int64.min, -1, 253_402_300_800, .max])
  func `a clock before 1970 or after 9999 has no deal, and the game goes on`(date: Int64) throws {
    let app = repository.makeApp()
    app.play(.animals)
    repository.today = date
    #expect(throws: DailyDealError.self) { try app.playDaily() }
    #expect(app.game != nil)
    app.win()
    #expect(repository.played.count == 1)
  }
}
