import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("App: playing and saving")
struct AppPlayTests {
  private let repository = TestRepository()

  /// Turns every card of the current game, kind by kind, a second per card.
  private func win(_ app: AppModel) throws {
    let game = try #require(app.game)
    let cards = (0..<game.game.cardCount).sorted {
      game.game.card($0, at: .zero).kind < game.game.card($1, at: .zero).kind
    }
    for card in cards {
      repository.now += .seconds(1)
      game.choose(card)
    }
  }

  @Test("a theme is dealt by the settings, and quitting saves the game")
  func followsSettings() throws {
    var app = repository.makeApp(settings: ["players": "3", "rules": "triples", "bonus": "false"])
    app.play(.animals)
    let game = try #require(app.game?.game)
    #expect(
      (game.rules.players, game.rules.matchSize, game.rules.bonusLimit, game.cardCount) == (
        3, 3, .zero, 3 * Theme.animals.pairs
      ))
    let earlierLastTheme = app.settings.lastTheme

    app = repository.makeApp()
    app.play(.animals)
    app.quit()
    #expect((earlierLastTheme, app.hasQuit, app.game == nil) == ("animals", true, true))
  }

  @Test("a game can be resumed after it was left, with all its events")
  func goesOn() throws {
    let app = repository.makeApp(settings: ["practice": "true"])
    app.play(.animals)
    let game = try #require(app.game)
    for card in [0, 1, 2] {
      repository.now += .seconds(2)
      game.choose(card)
    }
    game.undo()
    game.shuffle()
    _ = game.hint()
    repository.now += .seconds(3)
    let (id, record) = (try #require(app.gameID), game.record)
    app.leave()
    let earlierGame = app.game
    let earlierGameID = app.gameID

    repository.now += .seconds(1_000)
    #expect(earlierGame == nil && earlierGameID == nil && app.resume(id))
    let again = try #require(app.game)
    #expect(
      (again.record, again.hints, again.time, again.setup.isPractice) == (
        record, 1, .seconds(9), true
      ))
  }

  @Test("a game is saved from its first flip on, and no longer when it is over")
  func keepsWhatIsWorthIt() throws {
    var app = repository.makeApp()
    app.play(.animals)
    app.leave()
    app.play(.animals)
    try win(app)
    app.leave()
    app.games.refresh()
    let wereGamesEmpty = app.games.saved.isEmpty

    app = repository.makeApp()
    app.play(.animals)
    let id = try #require(app.gameID)
    app.game?.shuffle()
    _ = app.game?.hint()
    app.games.refresh()
    #expect(
      (wereGamesEmpty, app.games.saved.isEmpty, app.leaveOutcome, app.games.rename(id, "Rainy day"))
        == (
          true, true, .nothing, true
        ))
    app.game?.choose(0)
    app.games.refresh()
    let earlierNames = app.games.saved.map(\.name)
    let record = app.game?.record
    app.leave()
    #expect(
      (earlierNames, app.resume(id), app.game?.record, app.game?.hints, record?.shuffles) == (
        ["Rainy day"], true, record, 1, [0]
      ))
  }

  @Test("dealing another game saves the current one; one that cannot be dealt changes nothing")
  func dealsAnother() throws {
    let app = repository.makeApp()
    app.play(.animals)
    app.game?.choose(0)
    let first = try #require(app.gameID)
    app.playNextTheme()
    let earlierId = app.game?.setup.theme.id
    app.games.refresh()
    #expect((earlierId, app.games.saved.map(\.id).contains(first)) == (Theme.builtIn[1].id, true))

    let (game, id) = (app.game, app.gameID)
    var setup = app.dealer.setup(for: .animals)
    setup.kinds = 1_000
    #expect(
      (app.play(setup), app.game === game, app.gameID, app.notices.all.last?.kind) == (
        false, true, id, .error
      ))
  }

  @Test("the same deal can be dealt again, and a new deal differs")
  func dealsAgain() throws {
    let app = repository.makeApp()
    app.play(.animals, seed: Seed(7))
    let deck = try #require(app.game).record.deck
    app.playAgain(seed: Seed(7))
    let earlierDeck = app.game?.record.deck
    let earlierSeed = app.game?.seed
    app.playAgain()
    #expect((earlierDeck, earlierSeed, app.game?.seed) == (deck, Seed(7), Seed(1)))
  }

  @Test("a failing disk is reported once, and games can be played without being saved")
  func playsUnsaved() throws {
    var app = repository.makeApp()
    app.play(.animals)
    repository.refusal = "the disk is full"
    for card in 0..<6 { app.game?.choose(card) }
    let earlierFlips = app.game?.flips
    let earlierTexts = app.notices.all.map(\.text)

    repository.refusal = nil
    app.game?.choose(6)
    repository.refusal = "the disk is full again"
    app.game?.choose(7)
    let earlierNoticeCount = app.notices.all.count

    repository.refusal = "there is no place"
    app = repository.makeApp()
    #expect(
      (earlierFlips, earlierTexts, earlierNoticeCount, app.play(.animals)) == (
        6, ["The game is not being saved: the disk is full"], 2, true
      ))
    app.game?.choose(0)
    app.leave()
    #expect(
      (app.notices.all.map(\.text), app.keeper?.loss) == (
        [
          "The game is not being saved: there is no place",
          "The game Animals is lost: there is no place",
        ], "The game Animals is lost: there is no place"
      ))
  }

  @Test("only won games of one person count, once, and a best one asks for a name")
  func countsScores() throws {
    var app = repository.makeApp()
    app.play(.animals)
    try win(app)
    #expect(
      (app.records.scores.count, app.keeper?.newBest?.points) == (1, app.game?.game.score(of: 0)))
    app.keeper?.nameBest("Anna")
    let earlierNewBest = app.keeper?.newBest
    let sheet = try #require(app.records.scores.sheets.first)
    let earlierPlayers = app.records.scores.scores(of: sheet).map(\.player)
    let earlierPlayerName = app.settings.playerName

    for settings in [["practice": "true"], ["players": "2"]] {
      let app = repository.makeApp(settings: settings)
      app.play(.animals)
      try win(app)
      #expect(app.records.scores.count == 0 && app.keeper?.newBest == nil)
    }
    app = repository.makeApp(settings: ["rules": "time-attack"])
    app.play(.animals)
    repository.now += .seconds(91)
    #expect(
      (
        earlierNewBest, earlierPlayers, earlierPlayerName, app.game?.result?.isWon,
        app.records.scores.count
      )
        == (nil, ["Anna"], "Anna", false, 0))
  }

  @Test("an edited theme is reported with both digests, and the game keeps its faces")
  func namesDigests() throws {
    let app = repository.makeApp()
    app.play(.animals)
    app.game?.choose(0)
    let (id, deck) = (try #require(app.gameID), app.game?.record.deck)
    app.leave()
    let before = Theme.animals.digest.digestText
    app.library.change { $0[0].remove(Theme.animals.faces[0]) }
    let after = app.library.themes[0].digest.digestText

    #expect(
      (
        app.resume(id), app.game?.record.deck,
        app.notices.all.last?.text.contains("\(before), now \(after)")
      ) == (true, deck, true))
  }

  @Test("a saved game whose theme is gone is resumed with a theme of its faces")
  func outlivesItsTheme() throws {
    let app = repository.makeApp()
    app.play(.animals)
    app.game?.choose(0)
    let (id, kinds) = (try #require(app.gameID), try #require(app.game).record.deck.kinds)
    app.leave()
    app.library.delete(["animals"])
    #expect((app.resume(id), app.game?.setup.theme.faces) == (true, kinds.map { $0.faces[0] }))
  }

  @Test("the bell rings for each match, and the last ten notices are kept, with increasing numbers")
  func rings() throws {
    for (settings, bells) in [(["bell": "true"], Theme.animals.pairs), ([:], 0)] {
      let app = repository.makeApp(settings: settings)
      app.play(.animals)
      try win(app)
      #expect(app.family.bells == bells)
    }

    let app = repository.makeApp()
    for number in 1...25 { app.notices.show(.info, "\(number)") }
    #expect(
      (app.notices.all.map(\.text), app.notices.all.map(\.id)) == (
        (16...25).map(String.init), Array(16...25)
      ))
  }
}
