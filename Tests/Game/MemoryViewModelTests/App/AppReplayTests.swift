import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("App: the deal of a score")
struct AppReplayTests {
  /// Returns the score of a won game with some settings, and its app.
  private func win(settings: [String: String] = [:]) throws -> (app: AppModel, score: Score) {
    let app = TestRepository().makeApp(settings: settings)
    app.play(Theme.animals, seed: Seed("tea"))
    let game = try #require(app.game)
    for kind in game.game.deck.kinds.indices {
      for id in 0..<game.game.cardCount where game.game.card(id, at: .zero).kind == kind {
        game.choose(id)
      }
    }
    let sheet = try #require(app.scores.sheets.first)
    return (app, try #require(app.scores.scores(of: sheet).first))
  }

  @Test("the same cards are dealt in the same places", arguments: RulesChoice.allCases)
  func dealsTheSame(rules: RulesChoice) throws {
    let (app, score) = try win(settings: ["rules": rules.rawValue])
    let before = try #require(app.game)

    #expect(app.replay(score))
    let after = try #require(app.game)
    #expect(after !== before)
    #expect(after.record.seed == Seed("tea"))
    #expect(after.record.deck == before.record.deck)
    #expect(after.record.rules == before.record.rules)
    #expect(after.record.moves.isEmpty)
  }

  @Test("a score has the sides of its game, and a deal of it has them again")
  func sides() throws {
    let (app, score) = try win(settings: ["sides": "word"])
    #expect(score.sides == .word && score.themeID == "animals")
    #expect(app.best(of: .animals) == score)
    app.settings.sides = .same
    #expect(app.best(of: .animals) == nil)

    #expect(app.replay(score))
    #expect(app.game?.setup.theme == Theme.animals.with(.word))
  }

  @Test("the current settings do not affect named rules")
  func ignoresSettings() throws {
    let (app, score) = try win()
    let before = try #require(app.game)
    app.settings.rules = .relaxed
    app.settings.opponents = [.casual]
    app.settings.isPractice = true

    #expect(app.replay(score))
    let after = try #require(app.game)
    #expect(after.record.rules == before.record.rules)
    #expect(after.setup.opponents.isEmpty)
    #expect(!after.setup.isPractice)
  }

  @Test("the same number of pairs is dealt, even if the theme has another default now")
  func ignoresPairs() throws {
    let (app, score) = try win()
    let cards = try #require(app.game).game.cardCount
    var theme = try #require(app.library.theme(score.themeID))
    theme.pairs = 2
    app.library.save(theme, editedFrom: app.library.theme(theme.id))

    #expect(app.replay(score))
    #expect(app.game?.game.cardCount == cards)
  }

  @Test("a missing theme is named")
  func needsTheTheme() throws {
    let (app, score) = try win()
    app.library.delete([score.themeID])
    let game = app.game

    #expect(!app.replay(score))
    #expect(app.game === game)
    #expect(app.notices.last?.text == "The theme Animals no longer exists.")
  }

  @Test("a theme that has too few faces now is reported, and nothing traps")
  func needsTheFaces() throws {
    let (app, score) = try win()
    var theme = try #require(app.library.theme(score.themeID))
    for face in theme.faces.dropFirst(3) { theme.remove(face) }
    app.library.save(theme, editedFrom: app.library.theme(theme.id))

    #expect(!app.replay(score))
    #expect(app.notices.last?.text.hasPrefix("This game cannot be dealt: ") == true)
  }
}
