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

  @Test("a theme is dealt by the settings")
  func followsSettings() throws {
    let app = repository.makeApp(settings: ["players": "3", "rules": "triples", "bonus": "false"])
    app.play(.animals)
    let game = try #require(app.game?.game)
    #expect(game.rules.players == 3 && game.rules.matchSize == 3)
    #expect(game.rules.bonusLimit == .zero)
    #expect(game.cardCount == 3 * Theme.animals.pairs)
    #expect(app.settings.lastTheme == "animals")
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
    #expect(app.game == nil && app.gameID == nil)

    repository.now += .seconds(1_000)
    #expect(app.resume(id))
    let again = try #require(app.game)
    #expect(again.record == record)
    #expect(again.hints == 1)
    #expect(again.time == .seconds(9))
    #expect(again.setup.isPractice)
  }

  @Test("a game without a flip is not saved, nor one that is over")
  func keepsWhatIsWorthIt() throws {
    let app = repository.makeApp()
    app.play(.animals)
    app.leave()
    app.play(.animals)
    try win(app)
    app.leave()
    app.refreshGames()
    #expect(app.games.isEmpty)
  }

  @Test("a game is saved from its first flip on, with all earlier events")
  func keepsFromFirstFlip() throws {
    let app = repository.makeApp()
    app.play(.animals)
    let id = try #require(app.gameID)
    app.game?.shuffle()
    _ = app.game?.hint()
    app.refreshGames()
    #expect(app.games.isEmpty && app.leaveOutcome == .nothing)

    #expect(app.renameGame(id, "Rainy day"))
    app.game?.choose(0)
    app.refreshGames()
    #expect(app.games.map(\.name) == ["Rainy day"])
    let record = app.game?.record
    app.leave()
    #expect(app.resume(id))
    #expect(app.game?.record == record && app.game?.hints == 1 && record?.shuffles == [0])
  }

  @Test("dealing another game saves the current one; one that cannot be dealt changes nothing")
  func dealsAnother() throws {
    let app = repository.makeApp()
    app.play(.animals)
    app.game?.choose(0)
    let first = try #require(app.gameID)
    app.playNextTheme()
    #expect(app.game?.setup.theme.id == Theme.builtIn[1].id)
    app.refreshGames()
    #expect(app.games.map(\.id).contains(first))

    let (game, id) = (app.game, app.gameID)
    var setup = app.setup(for: .animals)
    setup.kinds = 1_000
    #expect(!app.play(setup))
    #expect(app.game === game && app.gameID == id)
    #expect(app.notices.last?.kind == .error)
  }

  @Test("the same deal can be dealt again, and a new deal differs")
  func dealsAgain() throws {
    let app = repository.makeApp()
    app.play(.animals, seed: Seed(7))
    let deck = try #require(app.game).record.deck
    app.playAgain(seed: Seed(7))
    #expect(app.game?.record.deck == deck && app.game?.seed == Seed(7))
    app.playAgain()
    #expect(app.game?.seed == Seed(1))
  }

  @Test("a failing disk is reported once, and play goes on")
  func playsUnsaved() throws {
    let app = repository.makeApp()
    app.play(.animals)
    repository.refusal = "the disk is full"
    for card in 0..<6 { app.game?.choose(card) }
    #expect(app.game?.flips == 6)
    #expect(app.notices.map(\.text) == ["The game is not being saved: the disk is full"])

    repository.refusal = nil
    app.game?.choose(6)
    repository.refusal = "the disk is full again"
    app.game?.choose(7)
    #expect(app.notices.count == 2)
  }

  @Test("a game that cannot be saved from the start can still be played")
  func playsWithoutARepository() throws {
    repository.refusal = "there is no place"
    let app = repository.makeApp()
    #expect(app.play(.animals))
    app.game?.choose(0)
    app.leave()
    #expect(
      app.notices.map(\.text) == [
        "The game is not being saved: there is no place",
        "The game Animals is lost: there is no place",
      ])
    #expect(app.loss == "The game Animals is lost: there is no place")
  }

  @Test("a won game is counted once, and a best score asks for a name, which is remembered")
  func countsScores() throws {
    let app = repository.makeApp()
    app.play(.animals)
    try win(app)
    #expect(app.scores.count == 1)
    #expect(app.newBest?.points == app.game?.game.score(of: 0))
    app.nameBest("Anna")
    #expect(app.newBest == nil)
    let sheet = try #require(app.scores.sheets.first)
    #expect(app.scores.scores(of: sheet).map(\.player) == ["Anna"])
    #expect(app.settings.playerName == "Anna")
  }

  @Test("practice, several players and lost games have no score")
  func countsNoOthers() throws {
    for settings in [["practice": "true"], ["players": "2"]] {
      let app = repository.makeApp(settings: settings)
      app.play(.animals)
      try win(app)
      #expect(app.scores.count == 0 && app.newBest == nil)
    }
    let app = repository.makeApp(settings: ["rules": "time-attack"])
    app.play(.animals)
    repository.now += .seconds(91)
    #expect(app.game?.result?.isWon == false)
    #expect(app.scores.count == 0)
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

    #expect(app.resume(id))
    #expect(app.game?.record.deck == deck)
    #expect(app.notices.last?.text.contains("\(before), now \(after)") == true)
  }

  @Test("a saved game whose theme is gone is resumed with a theme of its faces")
  func outlivesItsTheme() throws {
    let app = repository.makeApp()
    app.play(.animals)
    app.game?.choose(0)
    let (id, kinds) = (try #require(app.gameID), try #require(app.game).record.deck.kinds)
    app.leave()
    app.library.delete(["animals"])
    #expect(app.resume(id))
    #expect(app.game?.setup.theme.faces == kinds.map { $0.faces[0] })
  }

  @Test("the bell rings for each match, if it is turned on")
  func rings() throws {
    for (settings, bells) in [(["bell": "true"], Theme.animals.pairs), ([:], 0)] {
      let app = repository.makeApp(settings: settings)
      app.play(.animals)
      try win(app)
      #expect(app.bells == bells)
    }
  }

  @Test("only the last ten notices are kept, with increasing numbers")
  func forgetsNotices() {
    let app = repository.makeApp()
    for number in 1...25 { app.notify(.info, "\(number)") }
    #expect(app.notices.map(\.text) == (16...25).map(String.init))
    #expect(app.notices.map(\.id) == Array(16...25))
  }

  @Test("quitting saves the game")
  func quits() {
    let app = repository.makeApp()
    app.play(.animals)
    app.quit()
    #expect(app.hasQuit && app.game == nil)
  }
}
