import Foundation
import TestSupport
import Testing

@Suite("Theory")
struct TheoryTests {
  @Test("the tables show the published figures of a perfect memory, of none, and of two players")
  func printsTables() async throws {
    #expect(
      await [
        runCommand(["theory", "--pairs", "1...6"]).output,
        runCommand(["theory", "--player", "random", "-p", "9...11"]).output,
        runCommand(["theory", "--players", "2", "--pairs", "1...6"]).output,
      ] == [
        """
        Turns and lucky matches of a player with a perfect memory.

        pairs   mean     sd  5 %  median  95 %  lucky  exact mean
            1  1.000  0.000    1       1     1  1.000  1
            2  2.667  0.471    2       3     3  0.667  8/3
            3  4.333  0.596    3       4     5  0.733  13/3
            4  5.924  0.597    5       6     7  0.705  622/105
            5  7.552  0.634    7       8     8  0.708  793/105
            6  9.162  0.667    8       9    10  0.704  31748/3465

        """,
        """
        Turns of a player without memory.

        pairs  mean      sd
            9    81  29.799
           10   100  35.071
           11   121  40.620

        """,
        """
        By how many pairs the first of two perfect memories leads at the end.
        Moves: how many new cards to show with 0, 1, 2 ... known ones; 0 is to pass.

        pairs    mean     sd  exact mean  moves
            1   1.000  0.000  1           21
            2  -0.667  1.886  -2/3        221
            3  -0.200  2.613  -1/5        2121
            4  -0.114  3.169  -4/35       22121
            5  -0.029  2.673  -1/35       212101
            6   0.002  2.428  2/1155      2112101

        """,
      ])
  }

  @Test("exact means that are too long for a line are only in JSON")
  func leavesOutLongFractions() async throws {
    let line = await runCommand(["theory", "-p", "52"]).output.split(separator: "\n").last
    let mean = try await #require(try table(["--pairs", "52"]).theory.first?.turns?.exactMean)
    let parts = mean.split(separator: "/").compactMap { Double($0) }
    #expect(
      line == "   52  83.401  1.445   81      83    86  0.694" && parts.count == 2
        && mean.count > 80 && abs(parts[0] / parts[1] - 83.400_641_127_939_7) < 1e-12)
  }

  /// The output of `theory --json`, decoded independently of the library.
  private struct Table: Decodable {
    struct Moments: Decodable {
      let mean: Double
      let exactMean: String?
      let variance: Double
      let sd: Double
      let distribution: [[Double]]?
    }

    struct Entry: Decodable {
      let pairs: Int
      let turns: Moments?
      let lucky: Moments?
      let margin: Moments?
      let moves: [Int]?
      let values: [Double]?
    }

    let version: Int
    let player: String
    let players: Int
    let theory: [Entry]
  }

  private func table(_ options: [String]) async throws -> Table {
    let json = await runCommand(["theory", "--json"] + options).output
    return try JSONDecoder().decode(Table.self, from: Data(json.utf8))
  }

  @Test(
    "JSON has all distributions, which agree with its means, and all moves of two players"
  )
  func printsJSON() async throws {
    let table = try await table(["--pairs", "1...52"])

    #expect(
      (table.version, table.player, table.players) == (1, "perfect", 1)
        && table.theory.map(\.pairs) == Array(1...52))
    for entry in table.theory {
      for moments in [try #require(entry.turns), try #require(entry.lucky)] {
        let distribution = try #require(moments.distribution)
        #expect(
          abs(distribution.reduce(0) { $0 + $1[1] } - 1) < 1e-12
            && abs(distribution.reduce(0) { $0 + $1[0] * $1[1] } - moments.mean) < 1e-10
            && moments.sd == moments.variance.squareRoot())
      }
      #expect(entry.turns?.distribution?.first?.first == Double(entry.pairs))
    }
    #expect(
      await runCommand(["theory", "--players", "2", "-p", "2", "--json"]).output
        == #"{"version":1,"player":"strategist","players":2,"theory":[{"pairs":2,"#
        + #""margin":{"mean":-0.6666666666666666,"exactMean":"-2/3","#
        + #""variance":3.5555555555555554,"sd":1.8856180831641267},"#
        + #""moves":[2,2,1],"values":[-0.6666666666666666,0.6666666666666666,2.0]}]}"# + "\n")
  }

  @Test(
    "an impossible theory is one line and exit code 64",
    arguments: [
      (["-p", "0"], "--pairs must be N or N...M, of 1...200, not 0"),
      (["-p", "201"], "--pairs must be N or N...M, of 1...200, not 201"),
      (["-p", "6...4"], "--pairs must be N or N...M, of 1...200, not 6...4"),
      (["-p", "1...2...3"], "--pairs must be N or N...M, of 1...200, not 1...2...3"),
      (["-p", "..."], "--pairs must be N or N...M, of 1...200, not ..."),
      (["--players", "3"], "--players must be 1...2, not 3"),
      (["--player", "x"], "--player must be perfect or random, not x"),
      (
        ["--players", "2", "--player", "random"],
        "there is no theory for two players without memory"
      ),
    ])
  func refuses(options: [String], message: String) async throws {
    let result = await runCommand(["theory"] + options)
    #expect(result == RunResult(errors: "memorize: \(message)\n", status: 64))
  }
}
