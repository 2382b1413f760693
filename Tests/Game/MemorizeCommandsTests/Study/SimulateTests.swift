import Foundation
import TestSupport
import Testing

/// A row of `simulate --csv`.
struct SimulatedRow: Equatable {
  let seed: String
  let game: Int
  let turns: Int
  let score: Int
  let flips: Int
  let lucky: Int
  let seconds: Double
  let isFinished: Bool

  init?(_ line: Substring) {
    let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let numbers = cells.map { Double($0).flatMap(Int.init(exactly:)) }
    // Runs of two players have two more cells.
    guard [8, 10].contains(cells.count), let game = numbers[1], let turns = numbers[2],
      let score = numbers[3], let flips = numbers[4], let lucky = numbers[5],
      let seconds = Double(cells[6]), ["0", "1"].contains(cells[7])
    else { return nil }
    seed = cells[0]
    (self.game, self.turns, self.score) = (game, turns, score)
    (self.flips, self.lucky, self.seconds) = (flips, lucky, seconds)
    isFinished = cells[7] == "1"
  }
}

/// Parses the output of `simulate --csv`; every line below the header must be a row.
func simulatedRows(_ options: [String]) async throws -> [SimulatedRow] {
  let lines = await runCommand(["simulate", "--csv"] + options).output.split(separator: "\n")
  let head = "seed,game,turns,score,flips,lucky,seconds,finished"
  let columns = [8: head, 10: head + ",margin,score2"]
  #expect(lines.first.map(String.init) == columns[lines.last?.split(separator: ",").count ?? 0])
  return try lines.dropFirst().map { try #require(SimulatedRow($0), "\($0)") }
}

/// The compared parts of `simulate --json`.
struct SimulatedReport: Decodable {
  struct Figure: Decodable, Equatable {
    let mean: Double?
    let min: Int?
    let max: Int?
    let sum: String
    let sumOfSquares: String
    let histogram: [[Int]]
  }

  struct Deck: Decodable {
    let kinds: Int
    let copies: Int
  }

  struct Head: Decodable {
    let deck: Deck
  }

  let games: Int
  let unfinished: Int
  let incomplete: Bool
  let head: Head
  let turns: Figure
  let score: Figure
  let flips: Figure
  let lucky: Figure

  init(_ options: [String]) async throws {
    try await self.init(json: runCommand(["simulate", "--json"] + options).output)
  }

  init(json: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }
}

@Suite("Simulate")
struct SimulateTests {
  @Test("--json and the table have these figures for small games")
  func printsForms() async throws {
    func figure(_ value: Int, _ square: Int) -> String {
      #"{"mean":\#(value).0,"sd":null,"se":null,"low":null,"high":null,"min":\#(value),"#
        + #""max":\#(value),"sum":"\#(value)","sumOfSquares":"\#(square)","quantiles":"#
        + #"{"5":\#(value),"25":\#(value),"50":\#(value),"75":\#(value),"95":\#(value),"#
        + #""99":\#(value)},"histogram":[[\#(value),1]]}"#
    }
    #expect(
      await unmet(
        runCommand(["simulate", "-n", "1", "--seed", "s", "-p", "1", "--json"]).output
          == #"{"version":2,"head":{"program":"memorize 0.1.0","engine":2,"#
          + #""command":"memorize simulate --seed s --games 1 --pairs 1 --player perfect "#
          + #"--flip-time 1s --rules course","study":"simulate","seed":"s","games":1,"#
          + #""rules":{"matchSize":2,"matchPoints":2,"missPenalty":1,"bonusLimit":6000000000,"#
          + #""players":1,"matchKeepsTurn":true,"peek":0,"limit":null},"#
          + #""deck":{"kinds":1,"copies":2},"player":"perfect","flipTime":1000000000},"#
          + #""games":1,"unfinished":0,"incomplete":false,"turns":\#(figure(1, 1)),"#
          + #""score":\#(figure(13, 169)),"flips":\#(figure(2, 4)),"lucky":\#(figure(1, 1)),"#
          + #""seconds":\#(figure(1, 1))}"# + "\n",
        runCommand(["simulate", "-n", "2", "--seed", "s", "-p", "1"]).output == """
          2 games of 1 pair, player perfect, seed s.

                     mean  +- 95 %     sd  min  5 %  median  95 %  max
          turns     1.000    0.000  0.000    1    1       1     1    1
          score    13.000    0.000  0.000   13   13      13    13   13
          flips     2.000    0.000  0.000    2    2       2     2    2
          lucky     1.000    0.000  0.000    1    1       1     1    1
          seconds   1.000    0.000  0.000    1    1       1     1    1

          """) == [])
  }

  @Test("any number of threads prints the same bytes", arguments: [["--json"], ["--csv"], []])
  func splitsEvenly(output: [String]) async throws {
    // Large decks with few flips: many batches in little time.
    let options =
      ["--player", "random", "-p", "1000", "--limit", "turns:9", "-n", "40", "--seed", "1"]
      + output
    let one = await runCommand(["simulate", "--threads", "1"] + options)
    #expect(one.status == 0 && !one.output.isEmpty && one.errors.isEmpty)
    for threads in ["2", "3", "8"] {
      #expect(await runCommand(["simulate", "--threads", threads] + options) == one)
    }
  }

  @Test("a perfect memory without bonus ends each game with 2n points", arguments: 1...6)
  func scoresWithoutBonus(pairs: Int) async throws {
    let options = ["-p", "\(pairs)", "--bonus-limit", "0", "-n", "200", "--seed", "3"]
    let rows = try await simulatedRows(options)

    #expect(
      rows.map(\.game) == Array(0..<200)
        && rows.allSatisfy { $0.score == 2 * pairs && $0.isFinished }
        && rows.allSatisfy { (pairs...max(1, 2 * pairs - 1)).contains($0.turns) })
  }

  @Test("with the bonus and a flip a second it ends with 16n - 3 turns", arguments: 1...6)
  func scoresWithBonus(pairs: Int) async throws {
    for row in try await simulatedRows(["-p", "\(pairs)", "-n", "200", "--seed", "4"]) {
      #expect(
        row.score == 16 * pairs - 3 * row.turns && row.flips == 2 * row.turns
          && row.seconds == Double(row.flips - 1), "game \(row.game)")
    }
  }

  @Test("a player without memory needs n² turns on average", arguments: 2...5)
  func playsAtRandom(pairs: Int) async throws {
    let games = 2_000
    let options = ["--player", "random", "-p", "\(pairs)", "-n", "\(games)", "--seed", "5"]
    let mean = try await #require(try SimulatedReport(options).turns.mean)

    let n = Double(pairs)
    let variance = n * (n - 1) * (4 * n + 1) / 3
    #expect(abs(mean - n * n) < 4 * (variance / Double(games)).squareRoot())
  }

  @Test("the report adds up the rows, and a longer run begins with the games of a shorter one")
  func addsUp() async throws {
    let options = ["-p", "4", "-n", "300", "--seed", "🐶"]
    let rows = try await simulatedRows(options)
    let report = try await SimulatedReport(options)

    #expect(
      unmet(
        report.games == 300 && report.unfinished == 0 && !report.incomplete
          && report.turns == figure(rows.map(\.turns)),
        report.score == figure(rows.map(\.score)) && report.flips == figure(rows.map(\.flips))
          && report.lucky == figure(rows.map(\.lucky))) == [])
    do {
      let options = ["-p", "4", "--seed", "6", "-n"]
      #expect(
        try await simulatedRows(options + ["30"]).prefix(10) == simulatedRows(options + ["10"])[...]
      )
    }
  }

  private func figure(_ values: [Int]) -> SimulatedReport.Figure {
    let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
    let sum = values.reduce(0, +)
    return SimulatedReport.Figure(
      mean: Double(sum) / Double(values.count), min: values.min(), max: values.max(),
      sum: "\(sum)", sumOfSquares: "\(values.reduce(0) { $0 + $1 * $1 })",
      histogram: counts.sorted { $0.key < $1.key }.map { [$0.key, $0.value] })
  }

  @Test(
    "decks other than pairs are played out",
    arguments: [
      (["--kinds", "5", "--copies", "6"], 5, 6, 15), (["--match-size", "3"], 10, 3, 10),
      (["--kinds", "2", "--copies", "8", "--match-size", "8"], 2, 8, 2),
    ])
  func playsOddDecks(options: [String], kinds: Int, copies: Int, matches: Int) async throws {
    for player in ["perfect", "random"] where player == "perfect" || kinds < 6 && copies < 8 {
      let report = try await SimulatedReport(
        options + ["-n", "20", "--seed", "7", "--player", player])
      #expect(
        try unmet(
          report.head.deck.kinds == kinds && report.head.deck.copies == copies
            && report.unfinished == 0 && report.games == 20, #require(report.turns.min) >= matches)
          == [])
    }
  }

  @Test(
    "games that reach a limit count as unfinished",
    arguments: ["turns:5", "misses:1", "time:9s"])
  func countsUnfinished(limit: String) async throws {
    let options = ["-p", "4", "-n", "200", "--seed", "8", "--limit", limit]
    let rows = try await simulatedRows(options)
    let unfinished = rows.filter { !$0.isFinished }.count

    let table = await runCommand(["simulate"] + options).output
    #expect(
      try await SimulatedReport(options).unfinished == unfinished && (1..<200).contains(unfinished)
        && table.contains("4 pairs, player perfect, seed 8, \(unfinished) of 200 unfinished.\n"))
  }

  @Test("a random seed is printed, and plays the same games again")
  func tellsSeed() async throws {
    let rows = try await simulatedRows(["-p", "4", "-n", "20"])
    let seed = try #require(rows.first?.seed)
    #expect(try await simulatedRows(["-p", "4", "-n", "20", "--seed", seed]) == rows)
  }
}
