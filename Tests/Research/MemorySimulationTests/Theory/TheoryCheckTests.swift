import MemoryEngine
import MemorySimulation
import PlainJSON
import Testing

@Suite("Comparing a run with theory")
struct TheoryCheckTests {
  private static func report(
    of games: Range<UInt64>, _ simulation: Simulation, as other: Simulation? = nil
  ) throws -> Report {
    let predictions = try (other ?? simulation).predictions()
    return Report(simulation, simulation.tally(games), comparedWith: predictions)
  }

  @Test("a run of one player is far from the theory of another")
  func findsOtherPlayer() throws {
    let perfect = try Simulation(pairs: 6, .perfect)
    let random = try Simulation(pairs: 6, .random)
    let check = try #require(try Self.report(of: 0..<200, random, as: perfect).check)

    let turns = try #require(check.deviations.first { $0.prediction.name == "turns" })
    #expect(!check.isPassed && turns.errors > 100 && !turns.isTolerable)
  }

  @Test("one pair has either no deviation from theory or an infinite one, and no games have none")
  func allowsNoDifference() throws {
    let one = try Simulation(pairs: 1, .perfect)
    let two = try Simulation(pairs: 2, .perfect)

    let check = try #require(try Self.report(of: 0..<50, two, as: one).check)
    let none = try #require(try Self.report(of: 0..<0, Simulation(pairs: 3, .random)).check)
    #expect(
      try (
        Self.report(of: 0..<50, one).check?.deviations.map(\.errors), check.deviations.first?.errors
      ) == ([0, 0], .infinity))
    #expect(
      try Self.report(of: 0..<50, two, as: one).json.description.hasSuffix(
        #""turns":{"theory":1.0,"errors":null},"lucky":{"theory":1.0,"errors":null}}}"#)
        && none.deviations.isEmpty && none.isPassed)
  }

  @Test("any number of seats with perfect memories needs the same turns", arguments: [1, 2, 5])
  func ignoresSeats(seats: Int) throws {
    let simulation = try Simulation(pairs: 5, .perfect, .hotSeat(seats))
    #expect(try Self.report(of: 0..<2_000, simulation).check?.isPassed == true)
  }

  @Test("the lead of two strategists agrees with theory", arguments: [3, 8, 20])
  func knowsStrategists(pairs: Int) throws {
    let simulation = try Simulation(pairs: pairs, .strategist, .hotSeat(2))
    let check = try #require(try Self.report(of: 0..<1_000, simulation).check)

    #expect(
      (check.deviations.map(\.prediction.name), check.deviations.first?.prediction.mean) == (
        ["margin"], TwoPlayerTheory(pairs: pairs).start(pairs: pairs).value.double
      ) && check.isPassed)
  }
}
