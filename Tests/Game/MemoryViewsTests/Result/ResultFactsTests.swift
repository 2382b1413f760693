import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@testable import MemoryViews

@Suite("Result: facts")
struct ResultFactsTests {
  @Test("turns are compared with those of a perfect memory only in the same kind of game")
  func compares() throws {
    let expected = try FinishedPlay().facts.expectedTurns
    #expect(
      try (
        expected, FinishedPlay(players: 2).facts.expectedTurns,
        FinishedPlay(settings: ["rules": "triples"]).facts.expectedTurns,
        FinishedPlay(settings: ["rules": "time-attack"], found: 1, wait: .seconds(90)).facts
          .expectedTurns
      ) == (Expectation.turns(forPairs: Theme.animals.pairs), nil, nil, nil))
  }

  @Test("after a peek no turn should miss; without a known match nothing is said about memory")
  func expectsMatchesAfterAPeek() throws {
    let rules = Rules { $0.peek = .seconds(3) }
    let (game, clock) = try playable(rules, kinds: 4)
    clock.time = .seconds(3)
    game.find()
    let facts = ResultFacts(game, try #require(game.result), ScoreTable())

    let (otherGame, _) = try playable(.course, kinds: 3)
    otherGame.find()
    #expect(
      (
        facts.expectedTurns, facts.stars,
        ResultFacts(otherGame, try #require(otherGame.result), ScoreTable()).memory
      ) == (4, .three, nil))
  }

  @Test("stars are for games won alone, without hints and without undo")
  func rates() throws {
    let attack = try FinishedPlay(settings: ["rules": "time-attack"], found: 3, wait: .seconds(90))
    let plays = [
      try FinishedPlay(), try FinishedPlay(hints: 1),
      try FinishedPlay(settings: ["practice": "true"]), try FinishedPlay(players: 2), attack,
    ]
    #expect(try plays.map { try $0.facts.stars } == [.three, nil, nil, nil, nil])
  }

  @Test(
    "the result says how many turns missed a match that had been seen",
    arguments: [
      (
        "a0 b0 a1 a0 b1 b0 c0 c1", "You never missed a pair you had seen",
        "Never missed a seen pair"
      ),
      (
        "a0 b0 a1 c0 a0 a1 b0 b1 c0 c1", "1 turn missed a pair you had seen",
        "1 turn missed a seen pair"
      ),
      (
        "a0 b0 a1 c0 b0 c1 a0 a1 b0 b1 c0 c1", "2 turns missed a pair you had seen",
        "2 turns missed a seen pair"
      ),
    ])
  func tellsMemory(story: String, sentence: String, short: String) throws {
    let (game, _) = try playable(.course, kinds: 3)
    game.turn(story)
    let facts = ResultFacts(game, try #require(game.result), ScoreTable())
    #expect(facts.memory == sentence && facts.shortMemory == short)
  }

  @Test("triples and larger groups have their own words")
  func namesGroups() throws {
    let stories = [
      "a0 a1 b0 b1 a2 b2 a0 a1 a2 b0 b1 b2", "a0 a1 a2 b0 b1 a3 b2 b3 a0 a1 a2 a3 b0 b1 b2 b3",
    ]
    let memories = try [3, 4].map { size in
      let (game, _) = try playable(Rules { $0.matchSize = size }, kinds: 2, copies: size)
      game.turn(stories[size - 3])
      return ResultFacts(game, try #require(game.result), ScoreTable()).memory
    }
    #expect(
      memories == [
        "You never missed a triple you had seen", "You never missed a group you had seen",
      ])
  }

  @Test("against the computer the person's memory is shown, with several people none")
  func tellsOneMemory() throws {
    let (game, _) = try playable(.hotSeat(2), kinds: 3, opponents: [.skilled])
    // Both sides are played by hand here; the computer forgets one card.
    game.turn("a0 b0 a1 c0 a0 a1 b0 b1 c0 c1")
    #expect([game.missedMatchesOfPerson, game.analysis?.missedMatches()] == [0, 1])
    let nothing = try FinishedPlay(
      settings: ["rules": "time-attack"], found: 0, wait: .seconds(90))
    let memories = try [FinishedPlay(players: 2), nothing].map { try $0.facts.memory }
    #expect(memories == [nil, nil])
  }

  @Test(
    "the headline names the winner, or why it is over; groups of three cards are not called pairs")
  func headlines() throws {
    let attack = try FinishedPlay(settings: ["rules": "time-attack"], wait: .seconds(90))
    let headlines = try [FinishedPlay(), FinishedPlay(players: 3), attack].map {
      try $0.facts.headline
    }
    #expect(headlines == ["You won!", "Player 1 wins!", "You won!"])
    let triples = try FinishedPlay(settings: ["rules": "triples"]).facts
    #expect(
      try FinishedPlay().facts.table == "Animals, 10 pairs"
        && triples.table.hasSuffix("groups of 3"))
  }

  @Test("games that are not ranked have no best score", arguments: ["players", "practice"])
  func hasNoBest(setting: String) throws {
    let value = setting == "players" ? "2" : "true"
    let facts = try FinishedPlay(settings: [setting: value]).facts
    #expect(facts.best == nil)
  }

  @Test("against the computer both have names, the leader is marked, and equal points are a tie")
  func opponent() throws {
    let rules = Rules.hotSeat(2)
    let setup = GameSetup(theme: .animals, kinds: 2, copies: 2, rules: rules, opponents: [.skilled])
    let game = try GameViewModel(setup, seed: Seed(1)) { .zero }
    game.find()
    let facts = ResultFacts(game, try #require(game.result), ScoreTable())

    #expect(
      (facts.headline, facts.standings.map(\.name), facts.standings.map(\.isLeader)) == (
        "You win!", ["You", OpponentLevel.skilled.title], [true, false]
      ))

    var otherRules = Rules.hotSeat(2)
    otherRules.matchKeepsTurn = false
    otherRules.bonusLimit = .zero
    let otherSetup = GameSetup(theme: .animals, kinds: 2, copies: 2, rules: otherRules)
    let otherGame = try GameViewModel(otherSetup, seed: Seed(1)) { .zero }
    otherGame.find()

    let otherFacts = ResultFacts(otherGame, try #require(otherGame.result), ScoreTable())
    #expect(
      (otherFacts.headline, otherFacts.standings.map(\.isLeader)) == ("It is a tie", [true, true]))
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
    #expect((facts.headline, facts.isWon) == (headline, false))
  }

  @Test("one turn, one point and one hint are singular")
  func counts() throws {
    var rules = Rules.relaxed
    rules.matchPoints = 1
    rules.limit = .turns(1)
    let setup = GameSetup(theme: .animals, kinds: 2, copies: 2, rules: rules)
    let game = try GameViewModel(setup, seed: Seed(1)) { .zero }
    _ = game.hint()
    game.find(1)

    let facts = ResultFacts(game, try #require(game.result), ScoreTable())
    #expect(
      facts.shortLines(showing: 1) == [
        "1 point, 1 turn, 0:00", "1 hint, seed 1",
      ])
  }

  private func playable(
    _ rules: Rules, kinds: Int, copies: Int = 2, opponents: Opponents = []
  ) throws -> (GameViewModel, SampleWorld) {
    let world = SampleWorld()
    let setup = GameSetup(
      theme: .animals, kinds: kinds, copies: copies, rules: rules, opponents: opponents)
    return (try GameViewModel(setup, seed: Seed(1)) { world.time }, world)
  }
}
