import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@testable import MemoryViews

@Suite("Result: facts")
struct ResultFactsTests {
  @Test("turns are compared with those of a perfect memory only where both play the same game")
  func compares() throws {
    let expected = try FinishedPlay().facts.expectedTurns
    #expect(expected == Expectation.turns(forPairs: Theme.animals.pairs))
    #expect(try FinishedPlay(players: 2).facts.expectedTurns == nil)
    #expect(try FinishedPlay(settings: ["rules": "triples"]).facts.expectedTurns == nil)
    #expect(
      try FinishedPlay(settings: ["rules": "time-attack"], found: 1, wait: .seconds(90)).facts
        .expectedTurns == nil)
  }

  @Test("the headline says who won, or why it is over")
  func headlines() throws {
    #expect(try FinishedPlay().facts.headline == "You won!")
    #expect(try FinishedPlay(players: 3).facts.headline == "Player 1 wins!")
    let attack = try FinishedPlay(settings: ["rules": "time-attack"], wait: .seconds(90))
    #expect(try attack.facts.headline == "You won!")
  }

  @Test("groups of three are not called pairs")
  func names() throws {
    #expect(try FinishedPlay().facts.table == "Animals, 10 pairs")
    let triples = try FinishedPlay(settings: ["rules": "triples"]).facts
    #expect(triples.table.hasSuffix("groups of 3"))
  }

  @Test("games that are not compared have no best score", arguments: ["players", "practice"])
  func hasNoBest(setting: String) throws {
    let value = setting == "players" ? "2" : "true"
    let facts = try FinishedPlay(settings: [setting: value]).facts
    #expect(facts.best == nil)
  }

  @Test("against the computer both are called by name, and who leads is marked")
  func opponent() throws {
    let rules = Rules.hotSeat(2)
    let setup = GameSetup(theme: .animals, kinds: 2, copies: 2, rules: rules, opponent: .skilled)
    let game = try GameViewModel(setup, seed: Seed(1)) { .zero }
    game.find()
    let facts = ResultFacts(game, try #require(game.result), ScoreTable())

    #expect(facts.headline == "You win!")
    #expect(facts.standings.map(\.name) == ["You", OpponentLevel.skilled.title])
    #expect(facts.standings.map(\.isLeader) == [true, false])
  }

  @Test(
    "a limit is named",
    arguments: [
      (Rules.Limit.turns(1), "No turns left"), (.misses(1), "One miss too many"),
    ])
  func limits(limit: Rules.Limit, headline: String) throws {
    var rules = Rules.course
    rules.limit = limit
    let setup = GameSetup(theme: .animals, kinds: 4, copies: 2, rules: rules)
    let game = try GameViewModel(setup, seed: Seed(1)) { .zero }
    let first = game.game.card(0, at: .zero).kind
    let other = try #require(
      (0..<game.game.cardCount).first { game.game.card($0, at: .zero).kind != first })
    game.choose(0)
    game.choose(other)

    let facts = ResultFacts(game, try #require(game.result), ScoreTable())
    #expect(facts.headline == headline)
    #expect(facts.isWon == false)
  }

  @Test("equal points are a draw, and both lead")
  func draws() throws {
    var rules = Rules.hotSeat(2)
    rules.matchKeepsTurn = false
    rules.bonusLimit = .zero
    let setup = GameSetup(theme: .animals, kinds: 2, copies: 2, rules: rules)
    let game = try GameViewModel(setup, seed: Seed(1)) { .zero }
    game.find()

    let facts = ResultFacts(game, try #require(game.result), ScoreTable())
    #expect(facts.headline == "A draw")
    #expect(facts.standings.map(\.isLeader) == [true, true])
  }

  @Test("one turn, one point and one hint are not many")
  func counts() throws {
    var rules = Rules.relaxed
    rules.matchPoints = 1
    rules.limit = .turns(1)
    let setup = GameSetup(theme: .animals, kinds: 2, copies: 2, rules: rules)
    let game = try GameViewModel(setup, seed: Seed(1)) { .zero }
    _ = game.hint()
    game.find(1)

    let facts = ResultFacts(game, try #require(game.result), ScoreTable())
    #expect(facts.shortLines == ["1 point, 1 turn, 0:00", "1 hint, seed 1"])
  }
}
