import TestSupport
import Testing

@Suite("Unfinished games and small numbers of games")
struct UnfinishedTests {
  private static let options = ["-p", "4", "-n", "50", "--seed", "8", "--limit", "turns:5"]

  private static func unfinished() async throws -> Int {
    try await SimulatedReport(options).unfinished
  }

  @Test("every form of a result has the number of unfinished games")
  func tells() async throws {
    let unfinished = try await Self.unfinished()
    let note = "\(unfinished) of 50 unfinished"
    #expect((1..<50).contains(unfinished))
    for words in [["simulate"], ["simulate", "--svg", "-"]] {
      #expect(await runCommand(words + Self.options).output.contains(note), "\(words)")
    }
    for words in [[], ["--svg", "-"]] {
      let compare = ["compare", "perfect", "perfect"] + words + Self.options
      #expect(
        await runCommand(compare).output.contains(
          ", unfinished: \(unfinished) by perfect, \(unfinished) by perfect"))
    }
    let sweep = ["sweep"] + Self.options
    let svg = await runCommand(sweep + ["--svg", "-"]).output
    // The second circle is in the legend.
    #expect(
      await unmet(
        runCommand(sweep).output.contains("  \(unfinished) of 50\n"),
        runCommand(sweep + ["--csv"]).output.contains("4,perfect,8,50,\(unfinished),"),
        svg.contains("some games unfinished, at most \(unfinished) of 50<")
          && svg.contains(##"r="3" fill="#ffffff" stroke="#b3261e""##),
        svg.split(separator: #"r="2.5""#).count == 2) == [])
  }

  @Test(
    "no unfinished games leave no remark; a single game has no interval, and few have Student's")
  func hasNoInterval() async throws {
    let svg = await runCommand(["sweep", "-p", "2...3", "-n", "9", "--svg", "-"]).output
    #expect(svg.contains(#"r="2.5""#) && !svg.contains("unfinished") && !svg.contains(#"r="3""#))
    do {
      let options = ["-p", "3", "-n", "1", "--seed", "1"]
      let table = await runCommand(["simulate"] + options).output
      let json = await runCommand(["compare", "perfect", "random", "--json"] + options).output
      let csv = await runCommand(["sweep", "--csv"] + options).output
      let svg = await runCommand(["sweep", "--svg", "-"] + options).output

      #expect(
        table.contains("turns    ") && table.contains("        -   -    ")
          && json.contains(#""sd":null,"se":null,"low":null,"high":null"#)
          && json.contains(#""correlation":null,"savedFactor":null"#)
          && csv.split(separator: "\n")[1].contains(".0,,,,"))
      for text in [table, json, csv, svg] {
        #expect(!text.contains("nan") && !text.contains("inf"))
      }
    }
    let json = await runCommand(["simulate", "-p", "8", "-n", "2", "--seed", "3", "--json"]).output
    let turns = try #require(json.split(separator: #""turns":{"#).last)
    let figures = turns.split(separator: ",").prefix(5).compactMap { member in
      member.split(separator: ":").last.flatMap { Double($0) }
    }
    let (mean, error, high) = (figures[0], figures[2], figures[4])
    #expect(error > 0 && abs((high - mean) / error - 12.706204736) < 1e-6)
  }

  @Test("two players have both scores and the margin in every form")
  func tellsBoth() async throws {
    let options = [
      "-p", "4", "-n", "30", "--seed", "5", "--player", "perfect", "--player", "random",
      "--players", "2",
    ]
    let rows = await runCommand(["simulate", "--csv"] + options).output.split(separator: "\n")
    let cells = rows.dropFirst().map { $0.split(separator: ",").suffix(2).compactMap { Int($0) } }
    let margins = cells.map { $0[0] }.reduce(0, +)
    let scores = cells.map { $0[1] }.reduce(0, +)
    let json = await runCommand(["simulate", "--json"] + options).output
    let sweep = await runCommand(["sweep"] + options).output

    let head = await runCommand(["sweep", "--csv"] + options).output.prefix { $0 != "\n" }
    #expect(
      unmet(
        rows[0].hasSuffix(",finished,margin,score2") && cells.count == 30
          && json.split(separator: #""margin":"#)[1].contains(#""sum":"\#(margins)""#)
          && json.split(separator: #""score2":"#)[1].contains(#""sum":"\#(scores)""#),
        sweep.contains("score2  +- 95 %") && sweep.contains("margin  +- 95 %")
          && head.contains(",margin,margin_se,") && head.contains(",score2,score2_se,")) == [])
  }

  @Test("histograms of all quantities are drawn on request, in the table and in the picture")
  func drawsHistograms() async throws {
    let options = ["simulate", "-p", "3", "-n", "40", "--seed", "5", "--players", "2"]
    let names = ["turns", "score", "flips", "lucky", "seconds", "margin", "score2"]
    let list = names.joined(separator: ",")
    let table = await runCommand(options + ["--histogram", list]).output
    let twice = names.flatMap { ["--histogram", $0] }
    let svg = await runCommand(options + ["--svg", "-", "--histogram", list]).output

    #expect(
      await unmet(
        names.allSatisfy { table.contains("\n\n\($0)\n      ") },
        runCommand(options + twice).output == table
          && svg.split(separator: "<svg ").count == 1 + names.count
          && svg.contains(#"y="2640" viewBox="0 0 720 440""#),
        svg.contains(#"viewBox="0 0 720 3080""#) && svg.contains(">Score2 with 3 pairs, "),
        runCommand(options).output.contains("#") == false) == [])
  }

  @Test(
    "a figure that cannot be drawn is a usage error",
    arguments: [
      ("--histogram points", "--histogram must be some of turns, score, flips, "),
      ("--histogram turns,", "--histogram must be some of turns, score, flips, "),
      ("--histogram margin", "--histogram margin needs rules with 2 players"),
      ("--histogram score --json", "give --json or --histogram, not both"),
      ("--histogram score --csv", "give --csv or --histogram, not both"),
      ("--svg - --json", "--svg - and --json cannot both be on standard output"),
      ("--csv-head", "--csv-head needs --csv or --out"),
    ])
  func refuses(words: String, message: String) async throws {
    let result = await runCommand(["simulate"] + words.split(separator: " ").map(String.init))
    #expect(
      result.status == 64 && result.output.isEmpty
        && result.errors.hasPrefix("memorize: \(message)"), "\(result.errors)")
  }
}
