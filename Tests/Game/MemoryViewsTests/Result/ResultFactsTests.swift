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

  @Test("a player who has seen all cards at the start is expected to miss none")
  func expectsMatchesAfterAPeek() throws {
    let rules = Rules { $0.peek = .seconds(3) }
    let (game, clock) = try playable(rules, kinds: 4)
    clock.time = .seconds(3)
    game.find()
    let facts = ResultFacts(game, try #require(game.result), ScoreTable())
    #expect(facts.expectedTurns == 4 && facts.stars == .three)
  }

  @Test("stars are for games won alone, without hints and without undo")
  func rates() throws {
    #expect(
      try (
        FinishedPlay().facts.stars, FinishedPlay(hints: 1).facts.stars,
        FinishedPlay(settings: ["practice": "true"]).facts.stars
      ) == (.three, nil, nil))
    #expect(
      try (
        FinishedPlay(players: 2).facts.stars,
        FinishedPlay(settings: ["rules": "time-attack"], found: 3, wait: .seconds(90)).facts.stars
      ) == (nil, nil))
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

  @Test("without a match that was known in any turn nothing is said about memory")
  func saysNothing() throws {
    let (game, _) = try playable(.course, kinds: 3)
    game.find()
    #expect(ResultFacts(game, try #require(game.result), ScoreTable()).memory == nil)
  }

  @Test("triples and larger groups have their own words")
  func namesGroups() throws {
    let stories = [
      "a0 a1 b0 b1 a2 b2 a0 a1 a2 b0 b1 b2", "a0 a1 a2 b0 b1 a3 b2 b3 a0 a1 a2 a3 b0 b1 b2 b3",
    ]
    for (size, word, story) in [(3, "triple", stories[0]), (4, "group", stories[1])] {
      let (game, _) = try playable(Rules { $0.matchSize = size }, kinds: 2, copies: size)
      game.turn(story)
      let facts = ResultFacts(game, try #require(game.result), ScoreTable())
      #expect(facts.memory == "You never missed a \(word) you had seen")
    }
  }

  @Test("against the computer the person's memory is shown, with several people none")
  func tellsOneMemory() throws {
    let (game, _) = try playable(.hotSeat(2), kinds: 3, opponents: [.skilled])
    // Both sides are played by hand here; the computer forgets one card.
    game.turn("a0 b0 a1 c0 a0 a1 b0 b1 c0 c1")
    #expect(
      try (
        game.missedMatchesOfPerson, game.analysis?.missedMatches(),
        FinishedPlay(players: 2).facts.memory
      ) == (0, 1, nil))
    let nothing = try FinishedPlay(
      settings: ["rules": "time-attack"], found: 0, wait: .seconds(90))
    #expect(try nothing.facts.memory == nil)
  }

  @Test("the headline names the winner, or why it is over")
  func headlines() throws {
    #expect(
      try (FinishedPlay().facts.headline, FinishedPlay(players: 3).facts.headline) == (
        "You won!", "Player 1 wins!"
      ))
    let attack = try FinishedPlay(settings: ["rules": "time-attack"], wait: .seconds(90))
    #expect(try attack.facts.headline == "You won!")
  }

  @Test("groups of three cards are not called pairs")
  func names() throws {
    #expect(try FinishedPlay().facts.table == "Animals, 10 pairs")
    let triples = try FinishedPlay(settings: ["rules": "triples"]).facts
    #expect(triples.table.hasSuffix("groups of 3"))
  }

  @Test("games that are not ranked have no best score", arguments: ["players", "practice"])
  func hasNoBest(setting: String) throws {
    let value = setting == "players" ? "2" : "true"
    let facts = try FinishedPlay(settings: [setting: value]).facts
    #expect(facts.best == nil)
  }

  @Test("against the computer both have their names, and the leader is marked")
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

  @Test("equal points are a tie, with both as leaders")
  func draws() throws {
    var rules = Rules.hotSeat(2)
    rules.matchKeepsTurn = false
    rules.bonusLimit = .zero
    let setup = GameSetup(theme: .animals, kinds: 2, copies: 2, rules: rules)
    let game = try GameViewModel(setup, seed: Seed(1)) { .zero }
    game.find()

    let facts = ResultFacts(game, try #require(game.result), ScoreTable())
    #expect((facts.headline, facts.standings.map(\.isLeader)) == ("It is a tie", [true, true]))
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
