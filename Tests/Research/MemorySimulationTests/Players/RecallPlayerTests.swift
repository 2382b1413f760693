import MemoryEngine
import Testing

@testable import MemorySimulation

@Suite("Players with a model of memory and lapses")
struct RecallPlayerTests {
  private static func turns(
    _ player: PlayerChoice, pairs: Int = 6, games: UInt64 = 400, flipTime: Duration = .seconds(1)
  ) throws -> (mean: Double, error: Double) {
    let simulation = try Simulation(
      kinds: pairs, copies: 2, rules: .course, seed: Seed(11), players: [player],
      flipTime: flipTime)
    let turns = simulation.figures(games).map { Double($0.turns) }
    let mean = turns.reduce(0, +) / Double(games)
    let squares = turns.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (mean, (squares / Double(games) / Double(games)).squareRoot())
  }

  private static func person(_ model: RecallModel, lapse: Double = 0) -> PlayerChoice {
    .custom("person") { RecallPlayer(model, lapse: lapse) }
  }

  @Test(
    "without lapses it takes as many turns as the player with the same memory",
    arguments: [
      ("capacity:0", RecallModel(.capacity, 0)), ("capacity:2", RecallModel(.capacity, 2)),
      ("capacity:5", RecallModel(.capacity, 5)), ("forgetful:0", RecallModel(.forgetful, 0)),
      ("forgetful:0.1", RecallModel(.forgetful, 0.1)),
      ("forgetful:0.5", RecallModel(.forgetful, 0.5)), ("actr:0.5", RecallModel(.actr, 0.5)),
      ("actr:1", RecallModel(.actr, 1)), ("perfect", RecallModel(.power, 0)),
    ])
  func playsAlike(name: String, model: RecallModel) throws {
    let choice = try #require(PlayerChoice(name))
    let (own, other) = (try Self.turns(Self.person(model)), try Self.turns(choice))
    let error = (own.error * own.error + other.error * other.error).squareRoot()
    #expect(abs(own.mean - other.mean) <= 4 * error)
  }

  @Test("with lapses alone it plays like a player without memory", arguments: [1, 3, 6])
  func lapses(pairs: Int) throws {
    let turns = try Self.turns(Self.person(RecallModel(.power, 0), lapse: 1), pairs: pairs)
    #expect(abs(turns.mean - Double(pairs * pairs)) <= 4 * turns.error)
  }

  @Test("more lapses and faster forgetting take more turns")
  func isMonotone() throws {
    let means = try [0, 0.1, 0.4].map {
      try Self.turns(Self.person(RecallModel(.capacity, 5), lapse: $0)).mean
    }
    let powers = try [0.1, 0.5, 2].map { try Self.turns(Self.person(RecallModel(.power, $0))).mean }
    #expect((means, powers) == (means.sorted(), powers.sorted()))
  }

  @Test("a peek is remembered, and triples are played")
  func takesOtherRules() throws {
    var rules = Rules.course
    rules.peek = .seconds(2)
    let peeked = try Simulation(
      kinds: 4, copies: 2, rules: rules, seed: Seed(1),
      players: [Self.person(RecallModel(.capacity, 8))])
    #expect(peeked.figures(20).allSatisfy { $0.turns == 4 })

    rules = .course
    rules.matchSize = 3
    let triples = try Simulation(
      kinds: 3, copies: 3, rules: rules, seed: Seed(1),
      players: [Self.person(RecallModel(.forgetful, 0.1), lapse: 0.1)])
    #expect(triples.figures(20).allSatisfy { $0.isFinished })
  }

  @Test("a kind has the retention and the half-life of its law, and is spelled as a player is")
  func retains() {
    #expect(
      (
        RecallModel(.forgetful, 1).retention(after: 0),
        RecallModel(.forgetful, 1).retention(after: 1), RecallModel(.power, 0).retention(after: 99),
        RecallModel(.capacity, 7).halfLife(secondsPerCard: 1)
      ) == (1, 0, 1, 7))
    #expect(
      RecallModel(.forgetful, 0.5).retention(after: 3).isWithin(1e-12, of: 0.125)
        && RecallModel(.power, 1).retention(after: 3).isWithin(1e-12, of: 0.25)
        && RecallModel(.forgetful, 0.5).halfLife(secondsPerCard: 1).isWithin(1e-9, of: 1))
    #expect(RecallModel(.power, 1).halfLife(secondsPerCard: 1).isWithin(1e-9, of: 1))
    // e⁴ seconds at the default threshold of -2.
    #expect(
      (
        RecallModel(.forgetful, 0).halfLife(secondsPerCard: 1),
        RecallModel(.power, 0).halfLife(secondsPerCard: 1), RecallModel(.capacity, 7).description,
        RecallModel(.forgetful, 0.1).description
      ) == (.infinity, .infinity, "capacity:7", "forgetful:0.1"))
    #expect(
      PlayerChoice(RecallModel(.actr, 0.1234).description)?.name == "actr:0.1234"
        && RecallModel(.actr, 0.5).halfLife(secondsPerCard: 2).isWithin(1e-3, of: 27.299))
  }
}

extension Double {
  fileprivate func isWithin(_ error: Double, of value: Double) -> Bool {
    abs(self - value) <= error
  }
}
