import MemoryEngine
import PlainJSON
import TestSupport
import Testing

@testable import MemorySimulation

@Suite("Custom players")
struct CustomPlayerTests {
  private static let lastSeven = PlayerChoice.custom("last-seven") { LastSeven() }

  @Test("the page's player plays, and the report has its name")
  func playsTheExample() async throws {
    let printed = try await LastSeven.example()
    let report = try JSONField(try JSON(parsing: Array(printed.utf8))).object()
    let head = try report["head"].object()

    #expect(try head["player"].text() == "last-seven")
    #expect(head.optional("command") == nil)
    #expect(try report["games"].int() == 10_000 && report["unfinished"].int() == 0)
    let mean = try report["turns"].object()["mean"].value
    guard case .number(let digits) = mean, let turns = Double(digits) else {
      Issue.record("\(mean) is no number of turns")
      return
    }
    // Better than no memory, which takes n² = 64; worse than perfect memory's 13.
    #expect((14.0...40.0).contains(turns))
  }

  @Test("the page shows exactly this player")
  func isOnThePage() throws {
    let page = try DocumentedExample(
      in: "Sources/Research/MemorySimulation/MemorySimulation.docc/OwnPlayer.md", after: "# ")
    let source = #filePath.replacing("CustomPlayerTests", with: "OwnPlayerExample")

    #expect(page.code.count > 15)
    #expect(try DocumentedExample.code(in: source) == page.code)
  }

  /// The built-in players as custom ones, each with its original.
  private static let twins: [(own: PlayerChoice, builtIn: PlayerChoice)] = [
    (.custom("my-random") { RandomPlayer() }, .random),
    (.custom("my-perfect") { PerfectPlayer() }, .perfect),
    (.custom("my-capacity:3") { CapacityPlayer(3) }, .capacity(3)),
  ]

  @Test("a built-in player under another name plays the same games", arguments: twins.indices)
  func playsAsBuiltIn(index: Int) throws {
    let (own, builtIn) = Self.twins[index]
    for rules in [Rules.course, .triples, Rules { $0.peek = .seconds(3) }] {
      let mine = try Simulation(pairs: 6, own, rules)
      let known = try Simulation(pairs: 6, builtIn, rules)
      #expect(mine.figures(50) == known.figures(50))
      #expect(mine.record(game: 7) == known.record(game: 7))
    }
  }

  @Test("it plays the same games at either seat of a table of two", arguments: twins.indices)
  func playsInSeats(index: Int) throws {
    let (own, builtIn) = Self.twins[index]
    for (mine, known) in [
      ([own, .capacity(2)], [builtIn, .capacity(2)]), ([.random, own], [.random, builtIn]),
      ([own, own], [builtIn, builtIn]),
    ] {
      let simulations = try [mine, known].map {
        try Simulation(pairs: 6, $0[0], against: $0[1], .hotSeat(2))
      }
      #expect(simulations[0].figures(50) == simulations[1].figures(50))
    }
  }

  @Test("any number of threads gives the same bytes", arguments: [1, 2, 3, 8])
  func agreesOnThreads(threads: Int) async throws {
    let simulation = try Simulation(pairs: 8, Self.lastSeven, seed: 5)
    let games = UInt64(3 * simulation.gamesPerBatch + 1)
    var tally = Tally()
    var rows: [UInt8] = []
    try await simulation.run(
      games: games, threads: threads, row: { $1 += Array("\($0)\n".utf8) },
      receive: { batch in
        tally.merge(batch.tally)
        rows += batch.rows
      })

    #expect("\(Report(simulation, tally).json)" == simulation.json(0..<games))
    #expect(rows == simulation.figures(games).flatMap { Array("\($0)\n".utf8) })
  }

  @Test("every game has its own player, without knowledge of earlier games")
  func startsAfresh() throws {
    // Without `begin`, it would confuse the cards of the previous game with this one's.
    let simulation = try Simulation(pairs: 5, Self.lastSeven)
    let whole = simulation.figures(30)

    for first in [1, 2, 29] {
      #expect(simulation.figures(UInt64(first)..<30) == Array(whole[first...]))
    }
  }

  @Test("a player that gives up leaves the game unfinished")
  func leaves() throws {
    let simulation = try Simulation(pairs: 3, .custom("quitter") { Quitter() })
    let games = simulation.figures(5)

    #expect(games.allSatisfy { !$0.isFinished && $0.flips == 3 })
  }

  @Test("two of them are compared on the same deals")
  func compares() async throws {
    let sides = try [Self.lastSeven, .random].map { try Simulation(pairs: 6, $0) }
    let comparison = Comparison(sides[0], sides[1])
    var tally = PairedTally()
    try await comparison.run(
      games: 200, threads: 2, unless: { false }, receive: { tally.merge($0.tally) })
    let report = ComparisonReport(comparison, tally)

    #expect("\(report.head.json)".contains(#""players":["last-seven","random"]"#))
    #expect(report.turns.wins > 150)
  }

  @Test("there is no theory for them")
  func hasNoTheory() throws {
    let simulation = try Simulation(pairs: 3, Self.lastSeven)
    #expect(throws: TheoryGap.player("last-seven")) { try simulation.predictions() }
  }
}

@Suite("Shards of custom players")
struct CustomPlayerShardTests {
  private static let players: [PlayerChoice] = [
    .custom("quitter") { Quitter() }, .custom("last-seven") { LastSeven() },
  ]

  @Test("with the player given, they are read, played and add up to the undivided run")
  func addsUp() throws {
    for seats in [[Self.players[1]], [.perfect, Self.players[1]], [Self.players[1], .random]] {
      let simulation = try Simulation(
        kinds: 4, copies: 2, rules: .hotSeat(seats.count), seed: Seed(3), players: seats)
      let run = RunPlan(simulation, games: 50)
      let specs = Array(run.shards(of: 12)).map { "\($0.json)" }
      let read = try specs.map { try Shard(line: $0.utf8, knowing: Self.players) }
      var merge = ShardMerge(knowing: Self.players)
      for shard in read.reversed() { try merge.add(line: Array(shard.played.line.utf8)) }

      #expect(read.map { "\($0.json)" } == specs)
      #expect(try merge.report == run.whole && merge.gaps().isEmpty)
    }
  }

  @Test("without the player, they are refused with the player's name")
  func refusesUnknown() throws {
    let shard = try #require(Array(RunPlan.small(Self.players[1]).shards(of: 50)).first)
    let summary = Array(shard.played.line.utf8)
    let error = ShardError.unknownPlayer("last-seven")

    #expect(throws: error) { try Shard(line: "\(shard.json)".utf8) }
    #expect(throws: error) {
      try Shard(line: "\(shard.json)".utf8, knowing: [Self.players[0], .perfect])
    }
    #expect(throws: error) { try ShardSummary(line: summary) }
    #expect(throws: MergeError.unusable(error)) { try ShardMerge([shard.played.line]) }
  }
}

/// A player that turns three random cards and leaves.
private struct Quitter: Player, ~Copyable {
  private var flips = 0

  func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    generator.draw(below: table.cardCount)
  }

  mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    flips += outcome.isAccepted ? 1 : 0
  }

  var leavesGame: Bool { flips == 3 }
}
