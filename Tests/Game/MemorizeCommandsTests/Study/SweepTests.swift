import TestSupport
import Testing

@Suite("Sweep")
struct SweepTests {
  private static let options = ["-n", "30", "--seed", "5"]

  private static func sweep(_ words: String) async throws -> RunResult {
    await runCommand(["sweep"] + words.split(separator: " ").map(String.init) + options)
  }

  @Test("the table has a line for each value, from 4 to 26 pairs without a range")
  func printsTable() async throws {
    let values = try await Self.sweep("--csv").output.split(separator: "\n").dropFirst().map {
      Int($0.prefix { $0 != "," })
    }
    #expect(
      try await Self.sweep("--pairs 1")
        == RunResult(
          output: """
            30 games each, player perfect, seed 5 in each row.

            pairs  turns  +- 95 %     sd   score  +- 95 %     sd  lucky  unfinished
                1  1.000    0.000  0.000  13.000    0.000  0.000  1.000           0

            """) && values == (4...26).map { $0 })
  }

  @Test(
    "a report in --json is the same as that of simulate",
    arguments: ["perfect", "random", "capacity:2"])
  func agreesWithSimulate(player: String) async throws {
    let json = try await Self.sweep("--pairs 2...6:2 --json --player \(player)").output
    var reports: [String] = []
    for pairs in [2, 4, 6] {
      let words = ["simulate", "-p", "\(pairs)", "--player", player, "--json"] + Self.options
      let report = await runCommand(words).output.dropLast()
      reports.append(#"{"value":\#(pairs),"player":"\#(player)","report":\#(report)}"#)
    }
    #expect(
      json.hasSuffix(
        #","flipTime":1000000000},"parameter":"pairs","incomplete":false,"points":["#
          + reports.joined(separator: ",") + "]}\n")
        && json.hasPrefix(#"{"version":3,"head":{"program":"memorize 0.1.0","engine":2,"#)
        && json.contains(#""study":"sweep","parameter":"pairs","values":[2,4,6],"seed":"5","#))
  }

  @Test("over a player's number, each value is another player of the same games")
  func sweepsCapacity() async throws {
    let lines = try await Self.sweep("--player capacity:0...2 --pairs 4 --csv").output.split(
      separator: "\n")
    let head = "capacity,player,seed,games,unfinished,turns,turns_se,turns_low,turns_high,turns_sd,"

    #expect(lines[0].hasPrefix(head))
    for (value, line) in lines.dropFirst().enumerated() {
      let options = ["-p", "4", "--player", "capacity:\(value)"] + Self.options
      let mean = try await #require(try SimulatedReport(options).turns.mean)
      #expect(line.hasPrefix("\(value),capacity:\(value),5,30,0,\(mean),"))
    }
    #expect(lines.count == 4)
  }

  @Test("any number of threads prints the same bytes", arguments: ["", "--json", "--csv"])
  func splitsEvenly(output: String) async throws {
    let words = "--pairs 100...200:50 --limit turns:9 \(output)"
    let one = try await Self.sweep("\(words) --threads 1")
    #expect(try await Self.sweep("\(words) --threads 3") == one && one.status == 0)
  }

  @Test(
    "an impossible sweep is a usage error",
    arguments: [
      (
        "--pairs 1...2 --player capacity:1...2",
        "only one thing can vary at a time, not both --pairs 1...2 and --player capacity:1...2"
      ),
      (
        "--player capacity:0...1 --player forgetful:0...0.5",
        "only one thing can vary at a time, not both --player capacity:0...1 and --player "
          + "forgetful:0...0.5"
      ),
      ("--pairs 4..6", "--pairs must be N or N...M, of 1...32767, not 4..6"),
      ("--pairs 0", "--pairs must be N or N...M, of 1...32767, not 0"),
      ("--flip-time 1", "--flip-time must be a time (250ms, 6s, 1.5m) or a range of them "),
      ("--player perfect:0...3", "--player must be perfect, random, capacity:N, forgetful:P, "),
      ("--player forgetful:0...2:1", "--player forgetful:0...2:1: forgetful:2 is not a player"),
      ("--player capacity:0...4:0.5", "--player capacity:0...4:0.5: capacity:0.5 is not a player"),
      ("--players 2 --player random --player perfect --player random", "--player: one player or "),
      ("--plot margin", "--plot margin needs rules with 2 players"),
      ("--plot score --json", "give --json or --plot, not both"),
      ("--log x --csv", "give --csv or --log, not both"),
      ("--scheme dark", "--scheme needs --svg"),
      (
        "--player capacity:0...3 --log xy",
        "--log x needs values above 0; capacity:0...3 begins with 0"
      ),
      ("--pairs 1...2 --json --csv", "give --json or --csv, not both"),
      ("--pairs 1...2 --rules triples", "--pairs deals too few cards for matches of 3; "),
      ("--player external:", "--player must be perfect, random, capacity:N, forgetful:P, "),
      ("--svg - --csv", "--svg - and --csv cannot both be on standard output"),
      ("--csv-head", "--csv-head needs --csv or --out"),
      ("--out -", "--out must be the path of a folder, not -"),
    ])
  func refuses(words: String, message: String) async throws {
    let result = try await Self.sweep(words)
    #expect(
      result.status == 64 && result.output.isEmpty
        && result.errors.hasPrefix("memorize: \(message)"), "\(result.errors)")
  }

  @Test(
    "a picture is written beside the results, which it does not change",
    arguments: ["sweep --pairs 1...3", "simulate --pairs 3"])
  func drawsPicture(line: String) async throws {
    let folder = try TemporaryFolder()
    let words = line + " -n 30 --seed '<5 &'"
    let result = try await runLine("\(words) --svg \(folder.path)/p.svg")
    let picture = try folder.text(of: "p.svg")
    #expect(
      try await unmet(
        result == runLine(words) && result.status == 0 && result.errors.isEmpty,
        picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n")
          && picture.contains("&lt;5 &amp;")
          && !picture.contains("<script")) == [])
  }

  @Test(
    "an interrupted run prints its partial result, marked as incomplete",
    arguments: [
      ("sweep --pairs 30...31", "the result has 0 of 2 values"),
      ("compare perfect random -p 300", "of 1000000000 games"),
    ])
  func stops(line: String, message: String) async {
    var world = TestWorld()
    world.interrupt = .when { true }
    let result = await world.run(
      line.split(separator: " ").map(String.init) + ["-n", "1G", "--seed", "1"])
    #expect(
      result.output.contains(" INCOMPLETE: stopped early.\n")
        && result.errors.hasPrefix("memorize: interrupted: the result ")
        && result.errors.hasSuffix("\(message)\n") && result.status == 130)
  }
}
