import SystemCalls
import TestSupport
import Testing

@Suite("Files and pictures of a comparison")
struct CompareFilesTests {
  private static let line = "compare capacity:1 random -p 3 -n 40 --seed 5"

  private static func rows(_ options: String) async throws -> [[String]] {
    try await runLine("\(line) \(options)").output.split(separator: "\n").map { row in
      row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test(
    "CSV has one line per deal with the figures of simulate, or those of a table of two"
  )
  func listsDeals() async throws {
    let rows = try await Self.rows("--csv")
    let columns = ["turns", "score", "flips", "lucky", "seconds", "finished"]
    #expect(
      rows[0] == ["seed", "game", "first"] + columns.map { "first_\($0)" } + ["second"]
        + columns.map { "second_\($0)" })
    for (player, place) in [("capacity:1", 2), ("random", 9)] {
      let alone = try await runLine("simulate -p 3 -n 40 --seed 5 --player \(player) --csv")
      let cells = rows.dropFirst().map { row in
        (row[0...1] + row[(place + 1)...(place + 6)]).joined(separator: ",")
      }
      #expect(
        cells == alone.output.split(separator: "\n").dropFirst().map(String.init)
          && rows.dropFirst().allSatisfy { $0[place] == player })
    }
    do {
      let rows = try await Self.rows("--csv --players 2")
      #expect(
        rows[0].count == 20 && rows[0].suffix(2) == ["second_margin", "second_score2"]
          && rows.allSatisfy { $0.count == 20 })
    }
  }

  @Test("any number of threads writes the same rows, with a head on request")
  func splitsEvenly() async throws {
    let one = try await runLine("\(Self.line) --csv --csv-head --threads 1").output
    #expect(
      try await unmet(
        runLine("\(Self.line) --csv --csv-head --threads 3").output == one
          && one.hasPrefix("# program: ")
          && one.contains("\n# players: [\"capacity:1\",\"random\"]\n"),
        one.hasSuffix(runLine("\(Self.line) --csv").output)) == [])
  }

  @Test("rows and report are written to a folder, and the table is still printed")
  func keeps() async throws {
    let folder = try TemporaryFolder()
    let table = try await runLine(Self.line)
    let kept = try await runLine("\(Self.line) --out \(folder.path)/o --svg \(folder.path)/p")
    #expect(
      try await unmet(
        kept == table, folder.text(of: "o/compare.csv") == runLine("\(Self.line) --csv").output,
        folder.text(of: "o/compare.json") == runLine("\(Self.line) --json").output,
        folder.text(of: "p") == runLine("\(Self.line) --svg -").output) == [])
  }

  @Test(
    "pictures and bars have the requested histograms, also of unfinished games"
  )
  func draws() async throws {
    let turns = try await runLine("\(Self.line) --svg -").output
    let both = try await runLine("\(Self.line) --svg - --histogram turns,score --scheme dark")
      .output
    #expect(
      unmet(
        turns.split(separator: "<svg ").count == 3 && turns.contains(">capacity:1, mean ")
          && turns.contains(">random, mean ")
          && turns.contains(">Difference in turns: capacity:1 less random<"),
        both.split(separator: "<svg ").count == 5 && both.contains(">score<")
          && !both.contains(##"fill="#ffffff""##)) == [])
    let svg = try await runLine("\(Self.line) --limit turns:5 --svg -").output
    // Each report has the text for the eye and for screen readers.
    let table = try await runLine(Self.line).output
    let bars = try await runLine("\(Self.line) --histogram score").output
    #expect(
      svg.split(separator: ", unfinished: ").count == 1 + 2 && bars.hasPrefix(table)
        && bars.contains("\n\ndifference in score\n"))
  }

  @Test(
    "figures that cannot be shown are a usage error",
    arguments: [
      ("--json --csv", "give --json or --csv, not both"),
      ("--histogram flips", "--histogram flips: only turns and score are compared"),
      ("--histogram turns --csv", "give --csv or --histogram, not both"),
      ("--svg - --json", "--svg - and --json cannot both be on standard output"),
      ("--scheme dark", "--scheme needs --svg"),
      ("--csv-head", "--csv-head needs --csv or --out"),
    ])
  func refuses(options: String, message: String) async throws {
    let result = try await runLine("\(Self.line) \(options)")
    #expect(result == RunResult(errors: "memorize: \(message)\n", status: 64))
  }

  @Test(
    "a place that cannot be written is reported before the first game is played",
    arguments: ["--svg", "--out"])
  func refusesAtOnce(option: String) async throws {
    let result = try await runLine("compare perfect random -n 1000G \(option) /none/o")
    #expect(
      result.errors == "memorize: /none/o: No such file or directory\n" && result.status == 74
        && result.output.isEmpty)
  }
}
