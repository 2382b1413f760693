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

    #expect(!check.isPassed)
    let turns = try #require(check.deviations.first { $0.prediction.name == "turns" })
    #expect(turns.errors > 100 && !turns.isTolerable)
  }

  @Test("one pair has either no deviation from theory or an infinite one")
  func allowsNoDifference() throws {
    let one = try Simulation(pairs: 1, .perfect)
    let two = try Simulation(pairs: 2, .perfect)

    #expect(try Self.report(of: 0..<50, one).check?.deviations.map(\.errors) == [0, 0])
    let check = try #require(try Self.report(of: 0..<50, two, as: one).check)
    #expect(check.deviations.first?.errors == .infinity)
    #expect(
      try Self.report(of: 0..<50, two, as: one).json.description.hasSuffix(
        #""turns":{"theory":1.0,"errors":null},"lucky":{"theory":1.0,"errors":null}}}"#))
  }

  @Test("without games there is nothing to compare")
  func needsGames() throws {
    let check = try #require(try Self.report(of: 0..<0, Simulation(pairs: 3, .random)).check)
    #expect(check.deviations.isEmpty && check.isPassed)
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

    #expect(check.deviations.map(\.prediction.name) == ["margin"])
    #expect(
      check.deviations.first?.prediction.mean
        == TwoPlayerTheory(pairs: pairs).start(pairs: pairs).value.double)
    #expect(check.isPassed)
  }
}
