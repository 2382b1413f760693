import MemoryEngine
import MemorySimulation
import PlainJSON
import Testing

@Suite("The report of a simulation")
struct ReportTests {
  /// A report decoded independently of the library.
  private struct Parsed: Decodable {
    struct Deck: Decodable, Equatable {
      let kinds: Int
      let copies: Int
    }

    struct Summary: Decodable {
      let mean: Double?
      let sd: Double?
      let se: Double?
      let low: Double?
      let high: Double?
      let min: Double?
      let max: Double?
      let sum: String
      let sumOfSquares: String
      let quantiles: [String: Double?]
      let histogram: [[Double]]
    }

    struct Head: Decodable {
      let engine: Int
      let study: String
      let seed: String
      let games: Int
      let deck: Deck
      let rules: Rules
      let player: String
      let flipTime: Int
    }

    let version: Int
    let head: Head
    let games: Int
    let unfinished: Int
    let incomplete: Bool
    let turns: Summary
    let score: Summary
    let flips: Summary
    let lucky: Summary
    let seconds: Summary

    init(_ report: Report) throws {
      self = try read(Self.self, from: report.json.description)
    }
  }

  // The four games have 3, 3, 2 and 3 turns, so that the means are short decimals.
  @Test("four games of two pairs, one game and none by the perfect player have these reports")
  func spellsTinyRun() throws {
    let simulation = try Simulation(pairs: 2, .perfect, seed: 5, flipTime: .milliseconds(250))

    let other = try Simulation(pairs: 2, .random)
    let none =
      #"{"mean":null,"sd":null,"se":null,"low":null,"high":null,"min":null,"#
      + #""max":null,"sum":"0","sumOfSquares":"0","quantiles":{"5":null,"25":null,"50":null,"75":null,"#
      + #""95":null,"99":null},"histogram":[]}"#
    let figures = ["turns", "score", "flips", "lucky", "seconds"]
      .map { "\"\($0)\":\(none)" }.joined(separator: ",")
    let random = try Simulation(pairs: 2, .random)
    let game = try #require(random.figures(1).first)
    let turns = try Parsed(Report(random, random.tally(0..<1))).turns
    #expect(
      (simulation.figures(4).map(\.turns), simulation.json(0..<4)) == ([3, 3, 2, 3], Self.tinyRun)
        && other.json(0..<0).hasPrefix(#"{"version":2,"head":{"engine":2,"#)
        && other.json(0..<0).hasSuffix(
          #","games":0,"unfinished":0,"incomplete":false,\#(figures)}"#)
    )
    #expect(
      [turns.mean, turns.min, turns.max].allSatisfy { $0 == Double(game.turns) }
        && [turns.sd, turns.se, turns.low, turns.high].allSatisfy { $0 == nil })
  }

  private static let tinyRun =
    #"{"version":2,"head":{"engine":2,"study":"simulate","seed":"5","games":4,"#
    + #""rules":{"matchSize":2,"matchPoints":2,"missPenalty":1,"#
    + #""bonusLimit":6000000000,"players":1,"matchKeepsTurn":true,"peek":0,"limit":null},"#
    + #""deck":{"kinds":2,"copies":2},"player":"perfect","flipTime":250000000},"#
    + #""games":4,"unfinished":0,"incomplete":false,"#
    + #""turns":{"mean":2.75,"sd":0.5,"se":0.25,"low":1.9543884236790736,"#
    + #""high":3.545611576320926,"min":2,"max":3,"sum":"11","sumOfSquares":"31","#
    + #""quantiles":{"5":2,"25":2,"50":3,"75":3,"95":3,"99":3},"histogram":[[2,1],[3,3]]},"#
    + #""score":{"mean":24.5,"sd":1.0,"se":0.5,"low":22.908776847358148,"#
    + #""high":26.091223152641852,"min":24,"max":26,"sum":"98","sumOfSquares":"2404","#
    + #""quantiles":{"5":24,"25":24,"50":24,"75":24,"95":26,"99":26},"#
    + #""histogram":[[24,3],[26,1]]},"#
    + #""flips":{"mean":5.5,"sd":1.0,"se":0.5,"low":3.9087768473581472,"#
    + #""high":7.091223152641852,"min":4,"max":6,"sum":"22","sumOfSquares":"124","#
    + #""quantiles":{"5":4,"25":4,"50":6,"75":6,"95":6,"99":6},"histogram":[[4,1],[6,3]]},"#
    + #""lucky":{"mean":0.5,"sd":1.0,"se":0.5,"low":-1.0912231526418528,"#
    + #""high":2.0912231526418528,"min":0,"max":2,"sum":"2","sumOfSquares":"4","#
    + #""quantiles":{"5":0,"25":0,"50":0,"75":0,"95":2,"99":2},"histogram":[[0,3],[2,1]]},"#
    + #""seconds":{"mean":1.125,"sd":0.25,"se":0.125,"low":0.7271942118395368,"#
    + #""high":1.522805788160463,"min":0.75,"max":1.25,"sum":"4.5","sumOfSquares":"5.25","#
    + #""quantiles":{"5":0.75,"25":0.75,"50":1.25,"75":1.25,"95":1.25,"99":1.25},"#
    + #""histogram":[[0.75,1],[1.25,3]]}}"#

  @Test("the JSON of a report has the simulated figures")
  func survivesParsing() throws {
    let seed = try #require(Seed("\"\u{1B}]0;\u{202E}\\🐶"))
    let rules = Rules {
      ($0.players, $0.peek, $0.limit) = (3, .milliseconds(1500), .time(.seconds(40)))
    }
    let simulation = try Simulation(
      kinds: 5, copies: 4, rules: rules, seed: seed, players: [.random])
    let games = simulation.figures(200)
    let head = RunHead(simulation, games: 300)
    let parsed = try Parsed(Report(simulation, simulation.tally(0..<200), under: head))

    #expect(
      (parsed.version, parsed.games, parsed.incomplete, parsed.unfinished, parsed.head.engine) == (
        2, 200, true, games.count { !$0.isFinished }, RunHead.engineVersion
      ))
    #expect(
      (parsed.head.study, parsed.head.seed, parsed.head.games, parsed.head.deck, parsed.head.rules)
        == ("simulate", seed.text, 300, Parsed.Deck(kinds: 5, copies: 4), rules)
        && (parsed.head.player, parsed.head.flipTime) == ("random", 1_000_000_000))
    for (summary, values) in [
      (parsed.turns, games.map(\.turns)), (parsed.score, games.map(\.score)),
      (parsed.flips, games.map(\.flips)), (parsed.lucky, games.map(\.lucky)),
    ] {
      let counts = values.counts.sorted { $0.key < $1.key }
      #expect(
        (summary.min, summary.max, summary.sum, summary.sumOfSquares, summary.histogram) == (
          values.min().map(Double.init), values.max().map(Double.init), "\(values.reduce(0, +))",
          "\(values.reduce(0) { $0 + $1 * $1 })", counts.map { [Double($0.key), Double($0.value)] }
        ))
      let sorted = values.sorted()
      for (percent, rank) in [("5", 10), ("25", 50), ("50", 100), ("95", 190), ("99", 198)] {
        #expect(summary.quantiles[percent] == Double(sorted[rank - 1]))
      }
    }
  }

  @Test(
    "seconds are exact decimals of the last flips' times",
    arguments: [1_000_000_000, 250_000_000, 1_500_000_000, 333_333_333, 1, 0, 86_400_000_000_000],
    [0, 2_000_000_000, 1_000_001])
  func countsSeconds(flipTime: Int64, peek: Int64) throws {
    let rules = Rules { ($0.peek, $0.limit) = (.nanoseconds(peek), .turns(7)) }
    let simulation = try Simulation(
      pairs: 6, .random, rules, flipTime: .nanoseconds(flipTime))
    let games = simulation.figures(60)
    let times = games.map { peek + flipTime * Int64($0.flips - 1) }
    try #require(games.map(\.lastFlip) == times.map { .nanoseconds($0) })

    let report = Report(simulation, simulation.tally(0..<60))
    let seconds = try Parsed(report).seconds
    let sum = times.reduce(0) { $0 + Int128($1) }
    let text = report.json.description
    let least = try #require(times.min())
    let most = try #require(times.max())
    #expect(
      (seconds.sum, seconds.sumOfSquares) == (
        decimal(sum, places: 9),
        decimal(times.reduce(0) { $0 + Int128($1) * Int128($1) }, places: 18)
      ) && report.seconds.mean.isClose(to: Double(sum) / 60e9))
    #expect(
      text.contains(
        "\"min\":\(decimal(Int128(least), places: 9)),\"max\":\(decimal(Int128(most), places: 9)),"
          + "\"sum\":\"\(seconds.sum)\""))
  }

  @Test("games that end before the first flip have no figures, and sums beyond 64 bits are exact")
  func countsNoSeconds() throws {
    let rules = Rules { ($0.peek, $0.limit) = (.seconds(5), .time(.seconds(5))) }
    let simulation = try Simulation(pairs: 3, .perfect, rules)
    let parsed = try Parsed(Report(simulation, simulation.tally(0..<10)))

    let large = Rules { ($0.matchPoints, $0.bonusLimit) = (1_000_000, .seconds(86_400)) }
    let long = try Simulation(pairs: 300, .perfect, large, flipTime: .seconds(1))
    let scores = long.figures(120).map(\.score)
    let squares = scores.reduce(Int128(0)) { $0 + Int128($1) * Int128($1) }
    let exact = try Parsed(Report(long, long.tally(0..<120)))
    #expect(
      (
        parsed.games, parsed.unfinished, parsed.seconds.sum, parsed.seconds.max,
        exact.score.sumOfSquares
      ) == (10, 10, "0", nil, "\(squares)") && parsed.flips.max == nil && parsed.seconds.mean == nil
        && squares > Int128(Int.max))
  }
}

/// Returns a fixed-point number as text, by its digits rather than by division.
private func decimal(_ number: Int128, places: Int) -> String {
  let digits = String(number.magnitude)
  let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
  var fraction = padded.suffix(places)
  while fraction.last == "0" { fraction.removeLast() }
  let point = fraction.isEmpty ? "" : "."
  return (number < 0 ? "-" : "") + padded.dropLast(places) + point + fraction
}
