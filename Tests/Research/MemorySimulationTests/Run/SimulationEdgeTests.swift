import MemoryEngine
import MemorySimulation
import PlainJSON
import Testing

@Suite("A simulation at the limits of its options")
struct SimulationEdgeTests {
  /// Returns a simulation of one kind, so that every game takes the same flips.
  private static func simulation(_ flipTime: Duration) throws -> Simulation {
    try Simulation(
      kinds: 1, copies: 8, rules: .course, seed: Seed(1), players: [.random], flipTime: flipTime)
  }

  private static func report(_ simulation: Simulation, games: UInt64) -> Report {
    var tally = Tally()
    simulation.play(0..<games) { tally.add($0) }
    return Report(simulation, tally)
  }

  @Test("the mean of equal times is that time", arguments: [100, 300, 700, 1_100])
  func meansEqualTimes(milliseconds: Int) throws {
    let report = Self.report(try Self.simulation(.milliseconds(milliseconds)), games: 3)

    #expect(report.seconds.mean == Double(7 * milliseconds) / 1000)
  }

  @Test("an invalid flip time is refused by name", arguments: [-1, 86_401, Int64.max])
  func refusesFlipTime(seconds: Int64) {
    let error = #expect(throws: RulesError.self) { try Self.simulation(.seconds(seconds)) }

    #expect(error?.field == "flipTime")
  }

  @Test("a record has the times of the play, also for a flip time with fractions of nanoseconds")
  func recordsTimes() throws {
    let simulation = try Self.simulation(.nanoseconds(3) / 2)
    var last: [Duration] = []
    simulation.play(0..<1) { last.append($0.lastFlip) }

    let record = simulation.record(game: 0)
    #expect(record.moves.last.map { .nanoseconds($0.nanoseconds) } == last[0])
  }

  @Test("values of any size have a summary, and equal deviations are equal")
  func summarisesAnyValues() {
    var histogram = Histogram()
    for value in [Int.min, .max, .max - 1] { histogram.add(value) }

    #expect(Summary(histogram).minimum == .min && Summary(histogram).sd != nil)

    var none = Histogram()
    for value in [5, 5_000] { none.add(value, times: 0) }

    #expect(none.entries.isEmpty)

    var (one, other) = (Histogram(), Histogram())
    for value in [2, 0, 0] { one.add(value) }
    for value in [4, 6, 6] { other.add(value) }

    #expect(Summary(one).sd == Summary(other).sd)
  }

  @Test(
    "the number of games may be the maximum of its type, and an error of the receiver ends the run")
  func numbersAllGames() async throws {
    var batches = 0
    try await Self.simulation(.seconds(1)).run(
      games: .max, threads: 1, unless: { true }, receive: { _ in batches += 1 })

    #expect(batches == 0)

    let simulation = try Self.simulation(.seconds(1))
    let size = simulation.gamesPerBatch
    var games = 0
    await #expect(throws: CancellationError.self) {
      try await simulation.run(
        games: UInt64(20 * size), threads: 3, unless: { false },
        receive: { batch in
          games += batch.tally.games
          if games == 2 * size { throw CancellationError() }
        })
    }

    #expect(games == 2 * size)
  }

  @Test("a player without a game traps instead of writing beyond its memory")
  func staysInItsMemory() async {
    await #expect(processExitsWith: .failure) {
      var game = try MemoryGame(deck: Deck(pairsOf: 0..<3000), seed: Seed(1))
      var player = PerfectPlayer()
      player.saw(5000, kind: 2, outcome: game.choose(5, at: .zero))
    }
    await #expect(processExitsWith: .failure) {
      var game = try MemoryGame(deck: Deck(pairsOf: 0..<3000), seed: Seed(1))
      var player = RandomPlayer()
      player.saw(5000, kind: 2, outcome: game.choose(5, at: .zero))
    }
  }

  @Test("two players have a margin in matches, which agrees with their scores without bonus")
  func tellsMargin() throws {
    var rules = Rules.relaxed
    rules.players = 2
    let simulation = try Simulation(
      kinds: 5, copies: 2, rules: rules, seed: Seed(3), players: [.perfect])
    var tally = Tally()
    simulation.play(0..<200) { game in
      tally.add(game)
      #expect((game.margin, game.secondScore) == (2 * (game.score / 2) - 5, 10 - game.score))
    }

    let report = Report(simulation, tally)
    #expect(
      (
        report.margin?.count, report.secondScore?.mean.isClose(to: 10 - (report.score.mean ?? 0)),
        report.quantities.map(\.name).suffix(2)
      ) == (200, true, ["margin", "score2"])
        && report.json.description.contains(#","margin":{"mean":"#))
  }
}
