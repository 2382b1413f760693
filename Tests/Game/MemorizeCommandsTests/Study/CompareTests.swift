import SystemCalls
import TestSupport
import Testing

@Suite("Compare")
struct CompareTests {
  private static let options = ["-p", "3", "-n", "60", "--seed", "5"]

  @Test("the table shows the figures of each player, and how often each does better")
  func printsTable() async throws {
    #expect(
      await runCommand(["compare", "perfect", "perfect", "-p", "1", "-n", "2", "--seed", "s"])
        == RunResult(
          output: """
            2 games of 1 pair, perfect and perfect on the same deals, seed s.

                   deals     1st     2nd  difference  +- 95 %     sd  1st better  equal  2nd better
            turns      2   1.000   1.000       0.000    0.000  0.000           0      2           0
            score      2  13.000  13.000       0.000    0.000  0.000           0      2           0

            the same deals  correlation  times fewer games
            turns                     -                  -
            score                     -                  -

            """))
  }

  @Test("--json counts what two runs of simulate count, game by game")
  func agreesWithSimulate() async throws {
    let json = await runCommand(["compare", "perfect", "random"] + Self.options + ["--json"]).output
    let sides = [
      try await simulatedRows(Self.options + ["--player", "perfect"]),
      try await simulatedRows(Self.options + ["--player", "random"]),
    ]
    let turns = zip(sides[0], sides[1]).map { $0.turns - $1.turns }
    let score = zip(sides[0], sides[1]).map { $0.score - $1.score }

    #expect(
      json.hasPrefix(#"{"version":3,"head":{"program":"memorize 0.1.0","engine":2,"#)
        && json.contains(#""players":["perfect","random"],"flipTime":1000000000},"games":60,"#)
        && json.contains(
          #""games":60,"unfinished":0,"unfinishedByFirst":0,"unfinishedBySecond":0,"#
            + #""incomplete":false,"turns":{"deals":60,"first":{"mean":"#)
    )
    for (wins, draws, losses) in [
      (turns.count { $0 < 0 }, turns.count { $0 == 0 }, turns.count { $0 > 0 }),
      (score.count { $0 > 0 }, score.count { $0 == 0 }, score.count { $0 < 0 }),
    ] {
      #expect(json.contains(#""wins":\#(wins),"draws":\#(draws),"losses":\#(losses),"pairing":{"#))
    }
    let products = zip(sides[0], sides[1]).reduce(0) { $0 + $1.0.turns * $1.1.turns }
    #expect(json.contains(#""pairing":{"sumOfProducts":"\#(products)","correlation":"#))
  }

  @Test("any number of threads prints the same bytes", arguments: [[], ["--json"]])
  func splitsEvenly(output: [String]) async throws {
    let options =
      ["compare", "random", "capacity:2", "-p", "1000", "--limit", "turns:9", "-n", "30"]
      + ["--seed", "1"] + output
    let one = await runCommand(options + ["--threads", "1"])
    #expect(one.status == 0 && one.errors.isEmpty)
    for threads in ["2", "5"] {
      #expect(await runCommand(options + ["--threads", threads]) == one)
    }
  }

  @Test(
    "players that cannot be compared are a usage error",
    arguments: [
      ("", "memorize: 2 PLAYERs are missing; usage: memorize compare PLAYER PLAYER [OPTIONS]\n"),
      ("perfect", "memorize: another PLAYER is missing; usage: memorize compare PLAYER PLAYER ["),
      ("perfect random random", "memorize: unexpected argument random; usage: memorize compare "),
      ("perfect --player random", "memorize: unknown option --player; "),
      ("perfect best", "memorize: a player must be "),
      ("perfect random --games 0", "memorize: --games must be 1...1000G, not 0\n"),
      ("perfect random --games 1e15", "memorize: --games must be 1...1000G, not 1e15\n"),
      (
        "perfect external:",
        "memorize: a player must be perfect, random, capacity:N, forgetful:P, swapping:P, actr:D, "
          + "strategist or external:COMMAND, not external:\n"
      ),
      ("perfect strategist", "memorize: a strategist needs rules with 2 players\n"),
    ])
  func refuses(line: String, message: String) async throws {
    let words = line.split(separator: " ").map(String.init)
    let result = await runCommand(["compare"] + words)
    #expect(
      result.status == 64 && result.output.isEmpty && result.errors.hasPrefix(message),
      "\(result.errors)")
  }

  @Test("a full disk is a failure", arguments: ["compare perfect random", "sweep --pairs 1...3"])
  func noticesFullDisk(line: String) async {
    var world = TestWorld()
    world.hearOutput = TestWorld.refusing(with: .noSpace)
    #expect(
      await world.run(line.split(separator: " ").map(String.init) + ["-n", "10"]) == .fullDisk)
  }
}

@Suite("Compare: games that do not end, and numbers of games")
struct CompareSizeTests {
  private static let options = ["-p", "4", "-n", "40", "--seed", "8"]

  @Test("the table says who did not finish, and which deals are counted")
  func tellsUnfinished() async throws {
    let output = await runCommand(
      ["compare", "perfect", "random", "--limit", "turns:6"] + Self.options
    ).output
    let lines = output.split(separator: "\n")
    #expect(
      lines[0].contains("seed 8, unfinished: ") && lines[0].hasSuffix(" by random.")
        && lines[3].hasPrefix("score     40 ")
        && lines[4]
          == "Turns are of deals that both have finished, scores of deals that ended for both by the rules."
    )
  }

  @Test("--power says how many games a difference takes; equal players need none")
  func tellsSize() async throws {
    let words = ["compare", "perfect", "random", "--power", "0.9"] + Self.options
    let table = await runCommand(words + ["--difference", "0.5"]).output
    let json = await runCommand(words + ["--difference", "0.5", "--json"]).output
    let games = try #require(
      table.firstMatch(of: /power 0\.9  difference  +games\nturns +0\.500 +(\d+)\n/))

    let measured = await runCommand(words + ["--json"]).output
    #expect(
      await !(runCommand(Array(words.prefix(3)) + Self.options + ["--json"])).output.contains(
        "power") && json.contains(#","power":0.9,"turns":{"deals":40,"#)
        && json.contains(#","sampleSize":{"difference":0.5,"games":\#(games.1)}}"#)
        && measured.contains(#","sampleSize":{"difference":"#))
    do {
      let words = ["compare", "perfect", "perfect", "--power", "0.8"] + Self.options
      #expect(
        await unmet(
          runCommand(words).output.hasSuffix(
            "power 0.8  difference  games\nturns               -      -\nscore               -      -\n"
          ), runCommand(words + ["--json"]).output.hasSuffix(#","sampleSize":null}}"# + "\n")) == []
      )
    }
  }

  @Test(
    "powers and differences that make no sense are usage errors",
    arguments: [
      ("--power 1", "--power must be a number of 0.5...0.999, not 1\n"),
      ("--power 0.4999", "--power must be a number of 0.5...0.999, not 0.4999\n"),
      ("--power nan", "--power must be a number of 0.5...0.999, not nan\n"),
      ("--power 90%", "--power must be a number of 0.5...0.999, not 90%\n"),
      ("--power 0.9 --difference 0", "--difference must be a number of 0.001...1M, not 0\n"),
      ("--power 0.9 --difference=-1", "--difference must be a number of 0.001...1M, not -1\n"),
      ("--difference 1", "--difference needs --power\n"),
    ])
  func refuses(words: String, message: String) async throws {
    let result = await runCommand(
      ["compare", "perfect", "random"] + words.split(separator: " ").map(String.init))
    #expect(result.status == 64 && result.output.isEmpty && result.errors == "memorize: \(message)")
  }
}
