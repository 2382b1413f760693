import MemoryEngine
import MemorySimulation
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("The players of a simulation")
struct PlayerOptionsTests {
  private func simulate(_ line: String) throws -> SimulateCommand {
    let words = ["simulate"] + line.split(separator: " ").map(String.init)
    return try #require(try CommandTable.request(words) as? SimulateCommand)
  }

  @Test("every player that help names is accepted")
  func readsEveryPlayer() throws {
    let tenth = Probability(millionths: 100_000)
    let players: [(String, PlayerChoice)] = [
      ("perfect", .perfect), ("random", .random), ("capacity:3", .capacity(3)),
      ("forgetful:0.10", .forgetful(tenth)), ("swapping:.1", .swapping(tenth)),
      ("actr:0.5", .actr(ActivationModel(decay: ExactDecimal(millionths: 500_000)))),
      ("external:cat", .external(command: "cat")),
    ]
    for (text, player) in players {
      #expect(try simulate("--player \(text)").setup.players == [player])
    }
    let strategist = try simulate("--player strategist --players 2")
    #expect(
      strategist.setup.players == [.strategist] && players.count + 1 == PlayerForm.allCases.count)
  }

  @Test("an option given twice makes two players in that order, and three are refused")
  func seatsTwo() async throws {
    let two = try simulate("--player random --player capacity:7")

    let seated = try simulate("--player random --rules hot-seat --player perfect")
    let words = ["simulate"] + ["random", "perfect", "random"].flatMap { ["--player", $0] }
    #expect(
      try await unmet(
        two.setup.players == [.random, .capacity(7)] && two.setup.rules.players == 2
          && seated.setup.rules.players == 2
          && simulate("--player random").setup.rules.players == 1,
        runCommand(words)
          == RunResult(
            errors: "memorize: --player: one player or two can be chosen, not 3\n", status: 64))
        == [])
  }

  @Test(
    "two players at another table are refused, with the reason",
    arguments: ["--players 1", "--players 3", "--rules hot-seat:4"])
  func refusesOtherTables(table: String) async throws {
    let words = ["simulate", "--player", "random", "--player", "perfect"]
    let result = await runCommand(words + table.split(separator: " ").map(String.init))

    #expect(
      result.status == 64
        && result.errors.hasPrefix("memorize: --player: two players were chosen for a game of "))
  }

  @Test(
    "an error about a strategist that cannot play says what it needs",
    arguments: [
      ("", "rules with 2 players"), ("--players 3", "rules with 2 players"),
      ("--players 2 --match-size 3", "pairs: matches of 2, and 2 cards of each kind"),
      ("--players 2 --kinds 4 --copies 4", "pairs: matches of 2, and 2 cards of each kind"),
      ("--players 2 --match-keeps-turn no", "rules in which a match keeps the turn"),
      ("--player random --pairs 201", "at most 200 pairs"),
    ])
  func refusesStrategist(options: String, need: String) async throws {
    let words = options.split(separator: " ").map(String.init)

    #expect(
      await runCommand(["simulate", "--player", "strategist"] + words)
        == RunResult(
          errors: "memorize: --player: a strategist needs \(need)\n", status: 64))
  }

  @Test("a bad name is refused wherever it stands")
  func refusesNames() throws {
    for line in ["--player best --player perfect", "--player perfect --player best"] {
      let error = #expect(throws: UsageError.self) { try simulate(line) }
      #expect(
        error?.description == "--player must be perfect, random, capacity:N, forgetful:P, "
          + "swapping:P, actr:D, strategist or external:COMMAND, not best")
    }
  }

  @Test("two players are named in table and JSON, and their game is replayed move by move")
  func namesTwo() async throws {
    let options = ["simulate", "-n", "20", "-p", "3", "--seed", "1"]
    let players = ["--player", "perfect", "--player", "forgetful:0.5"]
    let table = await runCommand(options + players).output
    let json = await runCommand(options + players + ["--json"]).output

    #expect(
      unmet(
        table.contains("20 games of 3 pairs, players perfect and forgetful:0.5, seed 1.\n")
          && table.contains("\nmargin ") && table.contains("\nscore2 ")
          && json.contains(#"},"players":["perfect","forgetful:0.5"],"flipTime":1000000000},"#),
        json.contains(#","margin":{"mean":"#) && json.contains(#","score2":{"mean":"#)) == [])
    do {
      let options = ["-p", "4", "--player", "random", "--player", "capacity:2", "--seed", "1"]
      let rows = try await simulatedRows(options + ["-n", "5"])
      for row in rows {
        let lines = await runCommand(["replay", "--game", "\(row.game)"] + options).output
        #expect(lines.contains("\n\(row.turns) turns, scores [\(row.score), "))
      }
    }
  }
}
