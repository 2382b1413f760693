import Foundation
import TestSupport
import Testing

@Suite("Settings")
struct SettingsOrderTests {
  private func home(_ settings: String, _ variables: [String: String] = [:]) throws -> PlayerHome {
    let home = PlayerHome(variables)
    try home.write("\(settings)\n", to: home.settingsFile)
    return home
  }

  private func greeting(_ arguments: [String], at home: PlayerHome) async throws -> String {
    let result = await runCommand(arguments + ["-p", "3", "--seed", "1"], at: home)
    #expect(result.status == 0, "\(result.errors)")
    return String(result.output.split(separator: "\n").first ?? "")
  }

  @Test("options override variables, variables the file, and the file the default, one by one")
  func countsInOrder() async throws {
    let nothing = PlayerHome()
    let file = try home("players = 2")
    let variable = try home("players = 2", ["MEMORIZE_PLAYERS": "3"])

    let start = "Animals: 6 cards, 2 to a match"
    #expect(
      try await [
        greeting([], at: nothing), greeting([], at: file), greeting([], at: variable),
        greeting(["--players", "4"], at: variable),
      ] == [
        "\(start). Seed 1.", "\(start), 2 players, player 1 begins. Seed 1.",
        "\(start), 3 players, player 1 begins. Seed 1.",
        "\(start), 4 players, player 1 begins. Seed 1.",
      ])
    let home = try home("rules = time-attack\nbonus = false\nopponent = casual")
    let record = await runCommand(["-p", "3"], input: "record\n", at: home).output
    let other = await runCommand(
      ["-p", "3", "--bonus", "yes", "--opponent", "none", "--limit", "none"], input: "record\n",
      at: home
    ).output
    #expect(
      unmet(
        record.contains(#""bonusLimit":0"#) && record.contains(#""time":90000000000"#)
          && record.contains("against the computer (Casual), you begin")
          && other.contains(#""bonusLimit":6000000000"#) && other.contains(#""limit":null"#),
        other.contains("Animals: 6 cards, 2 to a match. Seed")) == [])
  }

  @Test("--no-config uses no settings, --config another file, and no override is saved")
  func choosesTheFile() async throws {
    let home = try home("players = 2")
    let before = try home.read(home.settingsFile)
    let start = "Animals: 6 cards, 2 to a match"
    let own = home.path + "/own.conf"
    let both = await runCommand(["--config", own, "--no-config"], at: home)
    #expect(
      try await unmet(
        greeting(["--no-config"], at: home) == "\(start). Seed 1.",
        home.read(home.settingsFile) == before,
        greeting(["--config", own], at: home) == "\(start). Seed 1.",
        home.read(own).contains("lastTheme") && home.read(home.settingsFile) == before,
        both.status == 64 && both.errors == "memorize: give --no-config or --config, not both\n")
        == [])
    do {
      let home = PlayerHome(["MEMORIZE_PLAYERS": "3"])
      _ = try await greeting(["--opponent", "perfect", "--practice"], at: home)

      let text = try home.read(home.settingsFile)
      #expect(
        text.contains("lastTheme") && !text.contains("players") && !text.contains("opponent")
          && !text.contains("practice"))
    }
  }

  @Test("every variable is documented, and the command for a deal means the same with any settings")
  func documentsVariables() async throws {
    let help = await runCommand(["help", "variables"]).output
    let manual = await runCommand(["manual"]).output
    for name in ["PLAYERS", "OPPONENT", "RULES", "BONUS", "KIDS_MODE", "COLOR_SCHEME", "ASCII"] {
      #expect(help.contains("  MEMORIZE_\(name) ") && manual.contains("MEMORIZE_\(name)"))
    }
    let home = try home("rules = relaxed\nplayers = 3\npractice = true\nbonus = no")
    for options in [
      [], ["--rules", "course"], ["--opponent", "skilled"], ["--players", "1"],
      ["--opponent", "casual,skilled", "--players", "4"],
      ["--rules", "triples", "--kinds", "4"], ["--no-config", "--limit", "turns:9"],
    ] {
      let first = await runCommand(options + ["--seed", "8"], input: "record\n", at: home).output
      let line = try #require(first.components(separatedBy: "again: memorize ").last)
      let again = try await runLine(line, input: "record\n", at: home).output
      let records = [first, again].map { text in
        text.split(separator: "\n").first { $0.hasPrefix("{") }
      }
      #expect(records[0] != nil && records[0] == records[1], "\(line)")
    }
  }

  @Test("computers take seats among the players, and leave one to a person")
  func seatsComputers() async throws {
    let greetings = [
      (["--players", "2"], "casual", "against the computer (Casual), you begin"),
      (["--rules", "hot-seat"], "casual", "against the computer (Casual), you begin"),
      ([], "casual,perfect", "against 2 computers (Casual, Perfect memory), you begin"),
      (["--players", "3"], "casual", "3 players with the computer (Casual), player 1 begins"),
    ]
    for (options, levels, words) in greetings {
      let result = await runCommand(options + ["--opponent", levels, "-p", "2"])
      #expect(result.output.contains(words), "\(options) \(levels)")
    }
    #expect(
      await unmet(
        runCommand(["--opponent", "casual,casual", "--players", "2"]).errors
          == "memorize: 2 computers and a person are more than 2 players\n",
        runCommand(["--opponent", "casual,god"]).errors.contains(
          "--opponent must be beginner, casual, skilled, perfect, me or none, or several levels"),
        runCommand(["--opponent", "none", "--players", "2", "-p", "2"]).status == 0) == [])
  }
}
