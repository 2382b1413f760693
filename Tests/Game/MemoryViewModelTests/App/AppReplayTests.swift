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
    let sheet = try #require(app.records.scores.sheets.first)
    return (app, try #require(app.records.scores.scores(of: sheet).first))
  }

  @Test("the same cards are dealt in the same places", arguments: RulesChoice.allCases)
  func dealsTheSame(rules: RulesChoice) throws {
    let (app, score) = try win(settings: ["rules": rules.rawValue])
    let before = try #require(app.game)

    #expect(app.replay(score))
    let after = try #require(app.game)
    #expect(
      (
        after !== before, after.record.seed, after.record.deck, after.record.rules,
        after.record.moves.isEmpty
      ) == (true, Seed("tea"), before.record.deck, before.record.rules, true))
  }

  @Test("a score has the sides of its game, and a deal of it has them again")
  func sides() throws {
    let (app, score) = try win(settings: ["sides": "word"])
    #expect(
      (score.sides, score.themeID, app.records.best(of: app.dealer.setup(for: .animals))) == (
        .word, "animals", score
      ))
    app.settings.sides = .same
    #expect(
      (
        app.records.best(of: app.dealer.setup(for: .animals)), app.replay(score),
        app.game?.setup.theme
      ) == (
        nil, true, Theme.animals.with(.word)
      ))
  }

  @Test("the current settings and the theme's new default of pairs do not affect a replay")
  func ignoresSettings() throws {
    var (app, score) = try win()
    let before = try #require(app.game)
    app.settings.rules = .relaxed
    app.settings.opponents = [.casual]
    app.settings.isPractice = true

    #expect(app.replay(score))
    let after = try #require(app.game)
    #expect(
      (after.record.rules, after.setup.opponents.isEmpty, after.setup.isPractice) == (
        before.record.rules, true, false
      ))

    (app, score) = try win()
    let cards = try #require(app.game).game.cardCount
    var theme = try #require(app.library.theme(score.themeID))
    theme.pairs = 2
    app.library.save(theme, editedFrom: app.library.theme(theme.id))

    #expect((app.replay(score), app.game?.game.cardCount) == (true, cards))
  }

  @Test("a missing theme is named, and one with too few faces now is reported")
  func needsTheTheme() throws {
    var (app, score) = try win()
    app.library.delete([score.themeID])
    let game = app.game

    #expect(
      (app.replay(score), app.game === game, app.notices.all.last?.text) == (
        false, true, "The theme Animals no longer exists."
      ))

    (app, score) = try win()
    var theme = try #require(app.library.theme(score.themeID))
    for face in theme.faces.dropFirst(3) { theme.remove(face) }
    app.library.save(theme, editedFrom: app.library.theme(theme.id))

    #expect(
      !app.replay(score)
        && app.notices.all.last?.text.hasPrefix("This game cannot be dealt: ") == true)
  }
}
