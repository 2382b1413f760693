import MemoryEngine
import TestSupport
import Testing

@testable import MemorizeCommands

/// The columns of a sweep's CSV, beside the reports of `simulate`.
@Suite("Sweep: CSV")
struct SweepCSVTests {
  private static func rows(_ words: String) async throws -> [[String: String]] {
    let text = await runCommand(["sweep", "--csv"] + words.split(separator: " ").map(String.init))
    let lines = text.output.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { cells in
      #expect(cells.count == lines[0].count && Set(lines[0]).count == lines[0].count)
      return Dictionary(uniqueKeysWithValues: zip(lines[0], cells))
    }
  }

  private static func json(_ words: String) async -> String {
    await runCommand(["simulate", "--json"] + words.split(separator: " ").map(String.init)).output
  }

  @Test(
    "every figure of a quantity is that of simulate",
    arguments: ["turns", "score", "flips", "lucky", "seconds"])
  func hasFigures(quantity: String) async throws {
    let rows = try await Self.rows("--pairs 3...5 -n 40 --seed 2 --flip-time 250ms")
    for (pairs, row) in zip(3...5, rows) {
      let json = await Self.json("-p \(pairs) -n 40 --seed 2 --flip-time 250ms")
      func figure(_ name: String) -> String { row["\(quantity)_\(name)"] ?? "missing" }
      let members =
        #""\#(quantity)":{"mean":\#(row[quantity] ?? ""),"sd":\#(figure("sd")),"#
        + #""se":\#(figure("se")),"low":\#(figure("low")),"high":\#(figure("high")),"#
        + #""min":\#(figure("min")),"max":\#(figure("max")),"#
      let quantiles = [5, 25, 50, 75, 95, 99].map { #""\#($0)":\#(figure("q\($0)"))"# }
      let report = try #require(json.split(separator: #""\#(quantity)":{"#).last)
      #expect(
        json.contains(members)
          && report.contains(#""quantiles":{\#(quantiles.joined(separator: ","))}"#))
    }
  }

  @Test("a row has the columns of two players, the deck, the flip time and every rule")
  func hasRules() async throws {
    let row = try #require(
      try await Self.rows("-p 4 -n 1 --players 2 --player perfect --player random").first)
    let words =
      "--pairs 4 -n 3 --flip-time 1500ms...2s:500ms --peek 2s --match-points 7 --limit time:1m"
    let rows = try await Self.rows(words)
    #expect(
      unmet(
        row["margin"] != "" && row["score2"] != "" && row["margin_q50"] != "",
        row["score2_se"] == "" && row["turns_sd"] == "" && row["players"] == "2",
        rows.map { $0["flip_time"] } == ["1.5", "2"]
          && rows.map { $0["flip_time_s"] } == ["1.5", "2"]) == [])
    for row in rows {
      #expect(
        unmet(
          row["kinds"] == "4" && row["copies"] == "2" && row["peek_s"] == "2",
          row["match_points"] == "7" && row["limit"] == "time:1m" && row["players"] == "1",
          row["bonus_limit_s"] == "6" && row["match_keeps_turn"] == "1") == [])
      for rule in Rule.all {
        #expect(row.keys.contains { $0.hasPrefix(rule.optionName.replacing("-", with: "_")) })
      }
    }
  }

  @Test("an interrupted sweep has its header")
  func hasHeader() async throws {
    var world = TestWorld()
    world.interrupt = .when { true }
    let output = await world.run(["sweep", "--csv", "--pairs", "30...31", "-n", "1G"]).output
    #expect(output.hasPrefix("pairs,player,seed,") && output.hasSuffix(",limit\n"))
  }

  @Test("the values share their deals or have their own, which the command in the head deals again")
  func hasSeeds() async throws {
    let words = "-p 5 -n 20 --seed 3 --player capacity:1...3 --player perfect"
    let shared = try await Self.rows(words)
    let apart = try await Self.rows(words + " --seed-per-point")
    func seeds(_ rows: [[String: String]], _ player: String) -> Set<String> {
      Set(rows.filter { $0["player"] == player }.compactMap { $0["seed"] })
    }

    // The line of a player that does not vary is played anew for each value.
    let seed = try #require(apart.first?["seed"])
    let alone = await Self.json("-p 5 -n 20 --seed \(seed) --player capacity:1")
    #expect(
      seeds(shared, "perfect") == ["3"] && Set(shared.map { $0["turns"] }).count == 4
        && seeds(apart, "perfect").count == 3
        && Set(apart.filter { $0["player"] == "perfect" }.map { $0["turns"] }).count > 1
        && alone.contains(#""turns":{"mean":\#(apart[0]["turns"] ?? ""),"#))
    do {
      let words = ["sweep", "--pairs", "2...4", "-n", "9", "--seed", "x y", "--seed-per-point"]
      let json = await runCommand(words + ["--json"]).output
      let line = try #require(json.firstMatch(of: /"command":"memorize ([^"]*)"/)?.1)
      let again = await runCommand(try ProcessRun.shellWords(of: String(line)) + ["--json"])
      #expect(
        await runCommand(words).output.contains(", a seed for each value, from \"x y\".\n")
          && json.contains(#""seedPerPoint":true,"seed":"x y","#) && again.output == json)
    }
  }
}
