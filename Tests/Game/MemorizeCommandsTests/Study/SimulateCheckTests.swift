import Foundation
import TestSupport
import Testing

@Suite("Simulate --check")
struct SimulateCheckTests {
  private struct Report: Decodable {
    struct Deviation: Decodable {
      let theory: Double
      let errors: Double?
    }

    struct Check: Decodable {
      let passed: Bool
      let mostErrors: Double
      let turns: Deviation?
      let lucky: Deviation?
      let margin: Deviation?
    }

    struct Mean: Decodable { let mean: Double }

    let turns: Mean
    let check: Check?
  }

  private func report(_ options: [String]) async throws -> Report {
    let json = await runCommand(["simulate", "--json", "--seed", "11"] + options).output
    return try JSONDecoder().decode(Report.self, from: Data(json.utf8))
  }

  @Test("a separate table has the deviation of the run in standard errors, only on request")
  func printsTable() async throws {
    let result = await runCommand(["simulate", "-n", "2", "-s", "s", "-p", "1", "--check"])

    #expect(
      try await report(["-p", "2", "-n", "10"]).check == nil && result.status == 0
        && result.output.hasSuffix(
          """
          seconds   1.000    0.000  0.000    1    1       1     1    1

                  mean  theory  standard errors apart
          turns  1.000   1.000                  0.000
          lucky  1.000   1.000                  0.000

          """)
    )
  }

  @Test("fair runs are close to theory", arguments: ["perfect", "random"], [2, 7])
  func passesHonestRuns(player: String, pairs: Int) async throws {
    let options = ["--player", player, "-p", "\(pairs)", "-n", "2000"]
    let check = try #require(try await report(options + ["--check"]).check)

    #expect(
      try await unmet(
        check.passed && check.mostErrors == 4 && abs(#require(check.turns?.errors)) <= 4
          && (check.lucky == nil) == (player == "random"),
        runCommand(["simulate", "--check", "-s", "11"] + options).status == 0) == [])
  }

  @Test(
    "the errors count theory's standard deviation over the root of the games, also of the margin")
  func countsErrors() async throws {
    let options = ["--rules", "hot-seat", "--player", "strategist", "-p", "3", "-n", "500"]
    let check = try #require(try await report(options + ["--check"]).check)

    let report = try await report(["-p", "4", "-n", "400", "--check"])
    let turns = try #require(report.check?.turns)
    #expect(
      unmet(
        check.margin?.theory == -0.2 && check.passed && check.turns == nil && check.lucky == nil,
        turns.theory == 622.0 / 105) == [])
    // For 4 pairs: 16/105 + 25·20/105 + 36·70/105 + 49·14/105 - (622/105)².
    let variance = 3_926.0 / 11_025
    let error = (variance / 400).squareRoot()
    #expect(abs(try #require(turns.errors) - (report.turns.mean - 622.0 / 105) / error) < 1e-6)
  }

  @Test(
    "if no theory applies, no game is played, and one line says why",
    arguments: [
      (["--peek", "1s"], "theory is about games without a peek"),
      (["--limit", "turns:9"], "theory is about games without a limit"),
      (["-p", "201"], "theory is about at most 200 pairs"),
      (["--match-size", "3"], "theory is about pairs: two cards of each kind, two to a match"),
      (["--copies", "4"], "theory is about pairs: two cards of each kind, two to a match"),
      (["--player", "capacity:3"], "there is no theory for player capacity:3"),
      (
        ["--player", "perfect", "--player", "random"],
        "there is no theory for two different players"
      ),
      (["--csv"], "give --check or --csv, not both"),
    ])
  func refuses(options: [String], message: String) async throws {
    let result = await runCommand(["simulate", "--check"] + options)
    #expect(result == RunResult(errors: "memorize: \(message)\n", status: 64))
  }
}
