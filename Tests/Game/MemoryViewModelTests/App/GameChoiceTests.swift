import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("App: choosing what to play")
struct GameChoiceTests {
  private let repository = TestRepository()

  @Test(
    "the choice begins with the settings and the theme played last, and is dealt and remembered")
  func begins() throws {
    var app = repository.makeApp(settings: ["lastTheme": "sea", "pairs": "15", "players": "2"])
    var choice = app.choice
    #expect(choice.theme.id == "sea" && choice.pairs == 15 && choice.players == 2)
    #expect(
      (
        choice.rules, choice.opponents.isEmpty,
        repository.makeApp(settings: ["lastTheme": "gone"]).choice.theme.id
      ) == (.course, true, "animals"))

    app = repository.makeApp()
    choice = app.choice
    choice.theme = try #require(Theme.named("fruit"))
    choice.pairs = 6
    choice.rules = .relaxed
    choice.people = 2
    choice.names = PlayerNames(["Anna", "Ben"])
    #expect(app.play(choice))

    let game = try #require(app.game)
    #expect(
      (game.setup.theme.id, game.setup.kinds, game.game.rules.players, game.game.rules.missPenalty)
        == ("fruit", 6, 2, 0))
    #expect(
      (game.names.title(of: 1), app.choice, app.dealer.setup(for: .animals).kinds) == (
        "Ben", choice, 6
      ))
  }

  @Test("sides are dealt where a theme has the choice, and a resumed game keeps its own")
  func sides() throws {
    let app = repository.makeApp()
    var choice = app.choice
    choice.sides = .word
    #expect(
      (app.play(choice), app.settings.sides, app.game?.setup.theme) == (
        true, .word, Theme.animals.with(.word)
      ))
    app.game?.choose(0)
    let id = try #require(app.gameID)
    app.leave()
    app.settings.sides = .both
    #expect(
      (app.resume(id), app.game?.setup.theme, app.current?.saved.theme.sides) == (
        true, Theme.animals.with(.word), .word
      ))
    app.playAgain()
    let earlierSides = app.game?.setup.theme.sides
    let capitals = try #require(Theme.named("capitals"))
    #expect((earlierSides, app.dealer.setup(for: capitals).theme) == (.word, capitals))
  }

  @Test("a resumed game has the names of the settings too")
  func namesResumed() throws {
    let app = repository.makeApp(settings: ["players": "2", "playerNames": "Anna"])
    app.play(.animals)
    app.game?.choose(0)
    let id = try #require(app.gameID)
    app.leave()
    #expect((app.resume(id), app.game?.names.title(of: 0)) == (true, "Anna"))
  }

  @Test("overrides for this run stay overrides, unless another value is chosen")
  func keepsOverrides() {
    let app = repository.makeApp()
    app.settings.overrides.rules = .relaxed
    app.settings.overrides.pairs = .some(6)
    var choice = app.choice
    choice.pairs = 8
    app.play(choice)
    #expect(
      (
        app.settings[kept: \.rules], app.settings.isForThisRun(\.rules),
        app.settings[kept: \.pairs], app.settings.isForThisRun(\.pairs)
      ) == (nil, true, .some(8), false))
  }

  @Test("of a theme with too few cards all are dealt, and a larger theme is suggested")
  func findsLarger() throws {
    let app = repository.makeApp()
    var choice = app.choice
    choice.theme = try #require(Theme.named("zodiac"))
    choice.pairs = 30
    #expect(
      (choice.isThemeTooSmall, choice.kinds, app.library.themeLargeEnough(for: choice)?.id) == (
        true, 24, "animals"
      ))
    app.play(choice)
    let earlierKinds = app.game?.setup.kinds

    choice.pairs = 40
    #expect((earlierKinds, app.library.themeLargeEnough(for: choice)) == (24, nil))
    choice.pairs = nil
    #expect(!choice.isThemeTooSmall && choice.kinds == 12)
  }
}
