import Foundation
import MemoryEngine
import MemorySimulation
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("A report reproduces itself")
struct ReproductionTests {
  private struct Headed: Decodable {
    struct Head: Decodable {
      let program: String
      let engine: Int
      let command: String
    }

    let head: Head
  }

  private static func command(of json: String) throws -> String {
    let head = try JSONDecoder().decode(Headed.self, from: Data(json.utf8)).head
    #expect(head.program == "memorize 0.1.0" && head.engine == 2)
    return head.command
  }

  /// Runs the command line of a report, split as in a shell, with more options.
  private static func run(_ command: String, _ options: String) async throws -> RunResult {
    #expect(command.hasPrefix("memorize "))
    return try await runLine("\(command.dropFirst(9)) \(options)")
  }

  private static let lines = [
    ["simulate"],
    ["simulate", "-p", "3", "--seed", "sea", "--flip-time", "250ms"],
    ["simulate", "--seed", "a 'quote' \"and\" $HOME `x` \\ 🐶\u{202E}\u{1B}[31m\n*", "-p", "2"],
    ["simulate", "--seed=-5", "-p", "2"],
    ["simulate", "--seed=--json", "-p", "2"],
    ["simulate", "--seed", "007", "-p", "2", "--rules", "relaxed"],
    ["simulate", "--rules", "triples", "--kinds", "4", "--player", "random"],
    ["simulate", "--rules", "time-attack:9s", "-p", "4", "--peek", "1500ms", "--flip-time", "0"],
    ["simulate", "--kinds", "3", "--copies", "4", "--match-points", "7", "--miss-penalty", "0"],
    ["simulate", "-p", "4", "--bonus-limit", "0", "--limit", "misses:2", "--player", "capacity:2"],
    ["simulate", "-p", "4", "--player", "perfect", "--player", "forgetful:0.25"],
    ["simulate", "-p", "4", "--rules", "hot-seat:3", "--match-keeps-turn", "no"],
    ["simulate", "-p", "4", "--player", "strategist", "--players", "2", "--limit", "turns:3"],
    ["compare", "capacity:2", "perfect", "-p", "4", "--limit", "turns:5"],
    ["compare", "random", "random", "--kinds", "2", "--copies", "4", "--players", "2"],
    ["sweep", "--pairs", "2...9:3", "--player", "capacity:3", "--seed", "x y"],
    ["sweep", "--pairs", "3", "--player", "perfect", "--player", "random"],
    ["sweep", "--pairs", "3...4", "--player", "perfect", "--player", "random", "--players", "2"],
    ["sweep", "--player", "capacity:0...5:2", "-p", "3", "--limit", "turns:7"],
    ["sweep", "--player", "capacity:1...4:x2", "--player", "perfect", "--rules", "triples"],
    ["sweep", "--flip-time", "500ms...2s", "-p", "3", "--player", "forgetful:0.5"],
  ]

  @Test("the command in a report's head prints the same bytes again", arguments: lines.indices)
  func repeats(index: Int) async throws {
    let words = Self.lines[index] + ["-n", "20", "--json"]
    let first = await runCommand(words)
    let command = try Self.command(of: first.output)

    #expect(
      try await unmet(
        first.status == 0 && first.errors.isEmpty, Self.run(command, "--json") == first,
        Self.run(command, "--json --threads 3") == first) == [])
  }

  @Test("for any options, the command in the head leads to the same head", arguments: 1...100)
  func leadsBack(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    func some(_ words: [String]...) -> [String] {
      words.flatMap { Bool.random(using: &numbers) ? [] : $0 }
    }
    func one(_ words: String...) -> String { words[Int.random(in: words.indices, using: &numbers)] }
    let options =
      some(["--games", one("1", "10k", "1G")], ["--flip-time", one("0", "1ns", "90s", "24h")])
      + some(["--rules", one("course", "relaxed", "hot-seat", "hot-seat:8", "time-attack:1h")])
      + some(["--players", one("1", "2", "5")], ["--peek", one("0", "333333us", "5s")])
      + some(
        ["--bonus-limit", one("0", "1500ms", "24h")], ["--match-keeps-turn", one("yes", "no")])
      + some(["--match-points", one("0", "2", "1M")], ["--miss-penalty", one("0", "1", "9")])
      + some(["--limit", one("none", "turns:7", "misses:1", "time:61s", "time:1h")])
    let cards = [
      ["--pairs", one("1", "8")], ["--kinds", "3", "--copies", "6"], [],
      ["--match-size", "3"], ["--kinds", "2", "--match-size", "4", "--copies", "8"],
    ].randomElement(using: &numbers)
    let player = one("perfect", "random", "capacity:0", "forgetful:0.000001")
    let words = [options, cards ?? [], ["--seed", one("0", "042", "x-y", "=")]].flatMap(\.self)

    for line in [["simulate", "--player", player], ["compare", player, "perfect"]] {
      let head = try Self.head(line + words).withProvenance
      let again = try #require(head.command).split(separator: " ").dropFirst().map {
        $0.filter { $0 != "'" }
      }
      #expect(try Self.head(Array(again)).withProvenance == head)
    }
  }

  /// Returns the head of a run without playing.
  private static func head(_ words: [String]) throws -> RunHead {
    switch try CommandTable.request(words) {
    case let command as SimulateCommand:
      RunHead(try command.setup.planned(), games: command.games)
    case let command as CompareCommand:
      RunHead(
        Comparison(try command.first.planned(), try command.second.planned()),
        games: command.games)
    default: throw UsageError.usage("not a command that plays")
    }
  }

  @Test("the command in the head includes the external programs and their time")
  func repeatsPrograms() async throws {
    let player = #"while read -r line; do case $line in *'"choose"'*) echo 0;; esac; done"#
    let words = [
      "simulate", "-p", "2", "-n", "2", "--player", "external:\(player)", "--answer-timeout", "9s",
    ]
    let first = await runCommand(words + ["--seed", "1", "--threads", "1", "--json"])
    let command = try Self.command(of: first.output)

    #expect(
      try await Self.run(command, "--threads 1 --json").output == first.output
        && first.output.contains(#""answerTimeout":9000000000"#)
        && command.contains(" --answer-timeout 9s ") && command.contains(" --player 'external:"))
  }

  @Test(
    "the head of CSV is the report's, and its command prints the CSV again", arguments: [7, 15])
  func headsCSV(index: Int) async throws {
    let words = Self.lines[index] + ["-n", "20", "--seed", "5"]
    let plain = await runCommand(words + ["--csv"]).output
    let headed = await runCommand(words + ["--csv", "--csv-head"]).output
    let json = await runCommand(words + ["--json"]).output
    let head = headed.split(separator: "\n").prefix { $0.hasPrefix("# ") }
    let members = head.map { line in
      let parts = line.dropFirst(2).split(separator: ": ", maxSplits: 1)
      return "\"\(parts[0])\":\(parts[1])"
    }

    #expect(
      try await Self.run(Self.command(of: json), "--csv --csv-head").output == headed
        && headed == head.map { $0 + "\n" }.joined() + plain
        && json.contains(#""head":{\#(members.joined(separator: ","))},"#))
  }

  @Test(
    "--out writes CSV and JSON, and prints the table",
    arguments: [("simulate", ""), ("simulate", "--csv"), ("sweep -p 2...3", "--csv")])
  func fillsFolder(line: String, option: String) async throws {
    let folder = try TemporaryFolder()
    let run = "\(line) -n 20 --seed 5"
    let name = line.prefix { $0 != " " }
    let results = "\(folder.path)/results"

    #expect(
      try await unmet(
        runLine("\(run) \(option) --csv-head --out \(results)") == runLine(run),
        folder.text(of: "results/\(name).csv")
          == runLine("\(run) --csv --csv-head").output,
        folder.text(of: "results/\(name).json") == runLine("\(run) --json").output
          && TemporaryFolder.names(in: results) == ["\(name).csv", "\(name).json"]) == [])
  }

  @Test("reports of merged shards and of interrupted runs have the command of the whole run")
  func repeatsMerged() async throws {
    let options = "-n 40 -p 3 --seed 'a b' --player perfect --player capacity:1"
    let plan = try await runLine("shards \(options) --size 9").output
    let summaries = await runCommand(["work"], input: plan).output
    let merged = await runCommand(["merge", "--json"], input: summaries)
    let command = try Self.command(of: merged.output)

    #expect(
      try await Self.run(command, "--json") == merged && merged.status == 0
        && merged.output.contains(#","score2":{"mean":"#))
    var world = TestWorld()
    world.interrupt = .when { true }
    let result = await world.run(["simulate", "-p", "8", "-n", "1G", "--seed", "1", "--json"])
    #expect(
      try Self.command(of: result.output).contains(" --games 1000000000 ")
        && result.output.contains(#""incomplete":true"#))
  }
}

extension SimulationSetup {
  fileprivate func planned() throws -> Simulation {
    try simulation(by: Seed(1), connecting: { _ in .closed })
  }
}
