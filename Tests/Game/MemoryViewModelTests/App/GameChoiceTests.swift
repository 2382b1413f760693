import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("App: choosing what to play")
struct GameChoiceTests {
  private let repository = TestRepository()

  @Test("the choice begins with the settings and the theme played last")
  func begins() {
    let app = repository.makeApp(settings: ["lastTheme": "sea", "pairs": "15", "players": "2"])
    let choice = app.choice
    #expect(choice.theme.id == "sea" && choice.pairs == 15 && choice.players == 2)
    #expect(choice.rules == .course && choice.opponents.isEmpty)
    #expect(repository.makeApp(settings: ["lastTheme": "gone"]).choice.theme.id == "animals")
  }

  @Test("the choice is dealt and remembered")
  func remembers() throws {
    let app = repository.makeApp()
    var choice = app.choice
    choice.theme = try #require(Theme.named("fruit"))
    choice.pairs = 6
    choice.rules = .relaxed
    choice.people = 2
    choice.names = PlayerNames(["Anna", "Ben"])
    #expect(app.play(choice))

    let game = try #require(app.game)
    #expect(game.setup.theme.id == "fruit" && game.setup.kinds == 6)
    #expect(game.game.rules.players == 2 && game.game.rules.missPenalty == 0)
    #expect(game.names.title(of: 1) == "Ben")
    #expect(app.choice == choice)
    #expect(app.setup(for: .animals).kinds == 6)
  }

  @Test("sides are dealt where a theme has the choice, and a resumed game keeps its own")
  func sides() throws {
    let app = repository.makeApp()
    var choice = app.choice
    choice.sides = .word
    #expect(app.play(choice) && app.settings.sides == .word)
    #expect(app.game?.setup.theme == Theme.animals.with(.word))
    app.game?.choose(0)
    let id = try #require(app.gameID)
    app.leave()
    app.settings.sides = .both
    #expect(app.resume(id) && app.game?.setup.theme == Theme.animals.with(.word))
    #expect(app.savedGame?.theme.sides == .word)
    app.playAgain()
    #expect(app.game?.setup.theme.sides == .word)
    let capitals = try #require(Theme.named("capitals"))
    #expect(app.setup(for: capitals).theme == capitals)
  }

  @Test("a resumed game has the names of the settings too")
  func namesResumed() throws {
    let app = repository.makeApp(settings: ["players": "2", "playerNames": "Anna"])
    app.play(.animals)
    app.game?.choose(0)
    let id = try #require(app.gameID)
    app.leave()
    #expect(app.resume(id))
    #expect(app.game?.names.title(of: 0) == "Anna")
  }

  @Test("overrides for this run stay overrides, unless another value is chosen")
  func keepsOverrides() {
    let app = repository.makeApp()
    app.settings.overrides.rules = .relaxed
    app.settings.overrides.pairs = .some(6)
    var choice = app.choice
    choice.pairs = 8
    app.play(choice)
    #expect(app.settings[kept: \.rules] == nil && app.settings.isForThisRun(\.rules))
    #expect(app.settings[kept: \.pairs] == .some(8) && !app.settings.isForThisRun(\.pairs))
  }

  @Test("of a theme with too few cards all are dealt, and a larger theme is suggested")
  func findsLarger() throws {
    let app = repository.makeApp()
    var choice = app.choice
    choice.theme = try #require(Theme.named("zodiac"))
    choice.pairs = 30
    #expect(choice.isThemeTooSmall && choice.kinds == 24)
    #expect(app.themeLargeEnough(for: choice)?.id == "animals")
    app.play(choice)
    #expect(app.game?.setup.kinds == 24)

    choice.pairs = 40
    #expect(app.themeLargeEnough(for: choice) == nil)
    choice.pairs = nil
    #expect(!choice.isThemeTooSmall && choice.kinds == 12)
  }
}
