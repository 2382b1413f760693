import Foundation
import TestSupport
import Testing

@Suite("Scores on the command line")
struct ScoresCommandTests {
  /// Wins one pair of a theme by the real clock.
  private func win(_ theme: String, at home: PlayerHome) async throws {
    let result = await runCommand(
      [theme, "--pairs", "1", "--seed", "5", "--bonus", "no"], input: "1 2\n", at: home)
    #expect(result.output.contains("You win."))
  }

  @Test("games that were won are listed by theme, best first")
  func lists() async throws {
    let home = PlayerHome()
    for theme in ["sea", "animals", "sea"] { try await win(theme, at: home) }
    let output = await runCommand(["scores"], at: home).output
    let line = "2 points, 1 turn, 0 seconds, 1 pair, seed 5, "

    let lines = output.split(separator: "\n")
    #expect(
      await unmet(
        lines.count == 5 && lines[0] == "Animals, custom rules:"
          && lines[1].hasPrefix("  1. \(line)")
          && lines[2] == "Sea, custom rules:", lines[4].hasPrefix("  2. \(line)20"),
        runCommand(["scores", "sea"], at: home).output.hasPrefix("Sea, custom rules:\n"),
        runCommand(["scores", "birds"], at: home).output == "No score yet.\n") == [])
  }

  @Test("the best score is announced, a worse one is not, and games that do not count have none")
  func tellsTheBest() async throws {
    let home = PlayerHome()
    for options in [
      ["--flip-time", "1s"], ["--practice"], ["--players", "2"], ["--opponent", "perfect"],
    ] {
      let arguments = ["--pairs", "1", "--seed", "1"] + options
      #expect(
        await runCommand(arguments, input: "1 2\n", at: home).output.contains("All cards matched"))
    }
    _ = await runCommand(["-p", "2", "--limit", "turns:1"], input: "1 2\n3 4\n", at: home)
    #expect(await runCommand(["scores"], at: home).output == "No score yet.\n")
    do {
      let home = PlayerHome()
      let arguments = ["-p", "2", "--seed", "1", "--rules", "relaxed"]
      let best = await runCommand(arguments, input: "1 2 3 4\n", at: home).output
      let worse = await runCommand(arguments, input: "1 3 2 1 3 4\n", at: home).output
      let asked = await runCommand(arguments, input: "1 2 3 4\nscores\n", at: home).output
      #expect(
        best.contains("You win.\nThat is the best score so far.\nSeed 1.")
          && worse.contains("You win.\nYour 2nd best of 2 with 2 pairs.\nSeed 1.")
          && asked.contains(
            "card> scores\nScores of Animals, relaxed rules:\n1. 4 points, 2 turns,")
      )
    }
  }

  @Test("scores can be grouped by size, by day, or not at all; an unknown group is refused")
  func groups() async throws {
    let home = PlayerHome()
    for theme in ["sea", "animals"] { try await win(theme, at: home) }
    let arguments = ["sea", "-p", "2", "--seed", "1", "--bonus", "no"]
    _ = await runCommand(arguments, input: "1 2 3 4\n", at: home)
    func lines(_ grouping: String) async -> [String] {
      let output = await runCommand(["scores", "--by", grouping], at: home).output
      return output.split(separator: "\n").map(String.init)
    }
    let sizes = await lines("size")
    let all = await lines("none")
    let days = await lines("day")
    let themes = await runCommand(["scores", "--by", "theme"], at: home)
    let sea = await runCommand(["scores", "sea", "--by", "size"], at: home).output
    let shared = await runCommand(["games", "--by", "day", "--shared"], at: PlayerHome())
    let result = await runCommand(["games", "--by", "colour"], at: PlayerHome())
    #expect(
      await unmet(
        sizes.count == 5 && sizes[0] == "1 pair:" && sizes[3] == "2 pairs:"
          && sizes[4].hasPrefix("  1. Sea, 4 points, 2 turns"),
        all.count == 4 && all[0] == "All scores:" && all[1].hasPrefix("  1. Sea, 4 points"),
        themes == runCommand(["scores"], at: home) && days[0].hasPrefix("20") && days[0].count == 11
          && days.count >= 4,
        sea.hasPrefix("1 pair:\n  1. Sea, ") && !sea.contains("Animals")
          && shared.errors == "memorize: give --by or --shared, not both\n",
        result.status == 64 && result.errors.contains("none, theme, day or size")) == [])
  }

  @Test("groups are for the printed list only", arguments: ["--json", "--csv"])
  func refusesGroups(form: String) async {
    let result = await runCommand(["scores", "--by", "day", form], at: PlayerHome())
    #expect(result.status == 64 && result.errors.contains("--by") && result.errors.contains(form))
  }

  @Test("scores can be printed as JSON")
  func printsJSON() async throws {
    struct Listed: Decodable {
      struct Score: Decodable {
        let theme: String
        let rules: String
        let pairs: Int
        let points: Int
        let player: String
        let won: Bool
        let time: Int
      }
      let version: Int
      let scores: [Score]
    }
    let home = PlayerHome(["MEMORIZE_PLAYER_NAME": "Zoë"])
    try await win("sea", at: home)
    let output = await runCommand(["scores", "--json"], at: home).output
    let listed = try JSONDecoder().decode(Listed.self, from: Data(output.utf8))

    let score = try #require(listed.scores.first)
    #expect(
      unmet(
        listed.version == 1 && (score.theme, score.pairs, score.points) == ("sea", 1, 2),
        score.player == "Zoë" && score.won && score.time > 0) == [])
  }

  @Test(
    "no cell of the spreadsheet is a formula, and cells with commas and quotes stay whole",
    arguments: [
      ("=1+1", "'=1+1"), ("-2", "'-2"), ("+x", "'+x"), ("@sum", "'@sum"), ("Ada", "Ada"),
      ("a,b", "\"a,b\""), ("=\"x\",1", "\"'=\"\"x\"\",1\""),
    ])
  func guardsCells(name: String, cell: String) async throws {
    let home = PlayerHome(["MEMORIZE_PLAYER_NAME": name])
    try await win("sea", at: home)
    let lines = await runCommand(["scores", "--csv"], at: home).output.split(separator: "\n")

    #expect(
      unmet(
        lines.count == 2
          && lines[0]
            == "theme,theme_name,rules,pairs,players,points,turns,time_ns,seed,player,date,won,sides"
          && lines[1].hasPrefix("sea,Sea,custom,1,1,2,1,"),
        lines[1].contains(",5,\(cell),") && lines[1].hasSuffix(",yes,same")) == [])
  }
}
