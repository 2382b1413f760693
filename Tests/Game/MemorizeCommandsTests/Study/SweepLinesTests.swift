import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Sweeps of several players, and over other values than pairs")
struct SweepLinesTests {
  private static let options = " -n 30 --seed 5"

  private static func sweep(_ words: String) async throws -> RunResult {
    try await runLine("sweep \(words)\(options)")
  }

  private static func rows(_ words: String) async throws -> [[String]] {
    try await sweep("\(words) --csv").output.split(separator: "\n").map { row in
      row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test("each player has its own line with the games as alone, named in table and report")
  func playsLines() async throws {
    let players = ["perfect", "capacity:2", "random"]
    let all = players.map { "--player \($0)" }.joined(separator: " ")
    let rows = try await Self.rows("--pairs 2...4 \(all)")

    #expect(rows.dropFirst().map { $0[0] } == ["2", "2", "2", "3", "3", "3", "4", "4", "4"])
    for (number, player) in players.enumerated() {
      let alone = try await Self.rows("--pairs 2...4 --player \(player)")
      let ours = rows.dropFirst().enumerated().filter { $0.offset % 3 == number }.map(\.element)
      #expect(ours == Array(alone.dropFirst()))
    }
    let words = "--pairs 1...2 --player perfect --player random"
    let table = try await Self.sweep(words).output
    let json = try await Self.sweep("\(words) --json").output

    #expect(
      table.hasPrefix("30 games each, 2 players, seed 5 in each row.\n\npairs  player ")
        && table.contains("\n    2  perfect  ") && table.contains("\n    2  random   ")
        && json.contains(#""players":["perfect","random"]"#))
    for (value, player) in [(1, "perfect"), (1, "random"), (2, "perfect"), (2, "random")] {
      #expect(json.contains(#"{"value":\#(value),"player":"\#(player)","report":{"version":2,"#))
    }
  }

  @Test("with rules for two, two players share a table and one line")
  func seatsTwo() async throws {
    let words = "--pairs 2 --player perfect --player random"
    let json = try await Self.sweep("\(words) --players 2 --json").output
    #expect(
      try await Self.sweep("\(words) --players 3 --csv").output.split(separator: "\n").count == 3
        && json.contains(#""points":[{"value":2,"player":"perfect and random","report":"#)
        && json.split(separator: #""value":"#).count == 2)
  }

  @Test(
    "a player without a range has the figures of simulate, and players may vary together"
  )
  func repeatsOthers() async throws {
    let rows = try await Self.rows("-p 3 --player forgetful:0...1:0.5 --player random")
    let mean = try await SimulatedReport(
      ["-p", "3", "--player", "random", "-n", "30", "--seed", "5"]
    ).turns.mean

    #expect(
      rows[0][0] == "forgetful"
        && rows.dropFirst().map { "\($0[0]) \($0[1])" } == [
          "0 forgetful:0", "0 random", "0.5 forgetful:0.5", "0.5 random", "1 forgetful:1",
          "1 random",
        ])
    for row in rows where row[1] == "random" { #expect(Double(row[5]) == mean) }
    do {
      let rows = try await Self.rows("-p 3 --player capacity:0...2 --player capacity:0...2:1")
      #expect(rows.dropFirst().map { $0[1] } == [0, 0, 1, 1, 2, 2].map { "capacity:\($0)" })
    }
  }

  @Test("a sweep over the flip time has the figures of simulate, in seconds and nanoseconds")
  func sweepsFlipTime() async throws {
    let words = "-p 4 --flip-time 1s...7s:x2.5"
    let rows = try await Self.rows(words)
    let json = try await Self.sweep("\(words) --json").output
    #expect(
      rows[0][0] == "flip_time" && rows.dropFirst().map { $0[0] } == ["1", "2.5", "6.25"]
        && json.contains(#""values":[1000000000,2500000000,6250000000]"#))
    for time in ["1s", "2500ms", "6250ms"] {
      let report = try await runLine(
        "simulate -p 4 --flip-time \(time) --json\(Self.options)"
      ).output.dropLast()
      #expect(json.contains(#""report":\#(report)}"#))
    }
    #expect(try await Self.sweep(words).output.contains("\n   2500ms  "))
  }

  @Test("on a terminal the turns are plotted, elsewhere on request")
  func plots() async throws {
    let words = ["sweep", "-p", "2...5", "-n", "9", "--seed", "1"]
    var world = TestWorld()
    let table = await world.run(words).output
    #expect(!table.contains("┤"))
    world.terminals = [.output]
    world.variables = ["LANG": "C.UTF-8"]
    let plotted = await world.run(words).output
    let two = await runCommand(words + ["--plot", "score,flips", "--log", "y"]).output
    #expect(
      unmet(
        plotted.hasPrefix(table) && plotted.contains("turns\n") && plotted.contains("● ") == false
          && plotted.contains("●"),
        plotted.split(separator: "\n").allSatisfy { $0.count <= 80 } && two.hasPrefix(table)
          && two.contains(" score\n") && two.contains(" flips\n"), !two.contains(" turns\n")) == [])
  }

  @Test("pictures have a line for each player, in the requested colors and quantities")
  func draws() async throws {
    let words = "-p 2...16:x2 --player perfect --player random --svg -"
    let light = try await Self.sweep(words).output
    let dark = try await Self.sweep("\(words) --scheme dark --plot turns,score --log x").output

    #expect(
      unmet(
        light.split(separator: "<polyline ").count == 3 && light.contains(">perfect<")
          && light.contains(">random<") && light.contains(">turns<"),
        light.contains(##"fill="#ffffff""##) && !dark.contains(##"fill="#ffffff""##)
          && dark.split(separator: "<polyline ").count == 5 && dark.contains(">Score by pairs<"))
        == [])
  }
}
