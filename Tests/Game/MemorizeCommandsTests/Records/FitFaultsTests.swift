import TestSupport
import Testing

@testable import MemorizeCommands

/// Records and players that tell little about memory, or what is not true.
@Suite struct FitFaultsTests {
  private func records(_ player: String, _ options: [String] = []) async -> String {
    let line = ["simulate", "--player", player, "-p", "6", "--seed", "2", "--records", "-n", "10"]
    return await runCommand(line + options).output
  }

  private func fit(_ records: String, _ options: [String] = []) async -> RunResult {
    await runCommand(["fit", "-", "--model", "capacity"] + options, input: records)
  }

  @Test func `a record that is cut is named with its line, and none before it is printed`() async {
    let lines = await records("capacity:2").split(separator: "\n", omittingEmptySubsequences: false)
    for length in [1, 30, lines[1].count / 2, lines[1].count - 1] {
      let result = await fit("\(lines[0])\n\(lines[1].prefix(length))\n")
      #expect(
        result.status == 65 && result.output.isEmpty
          && result.errors.hasPrefix("memorize: standard input, line 2: "))
    }
  }

  @Test(arguments: [
    (#""version":1"#, #""version":9"#, "the record has version 9; this program reads version 1"),
    (#""players":1"#, #""players":99"#, "players"),
    (#""players":1"#, #""players":-9223372036854775808"#, "players"),
    (#""moves":[["#, #""shuffles":[900],"moves":[["#, "shuffle 0 of the record is out of place"),
    (#""matchSize":2"#, #""matchSize":3"#, "is not a game of pairs with two cards of each kind"),
  ])
  func `a forged record is refused`(text: String, forged: String, message: String) async {
    let record = await records("capacity:2", ["-n", "1"])
    let changed = record.split(separator: text).joined(separator: forged)
    let result = await fit(changed)
    #expect(
      changed != record && result.status == 65 && result.errors.contains(message),
      "\(result.errors)")
  }

  @Test func `flips that the rules ignore, and times that go back, are no choices`() async throws {
    let record = await records("capacity:2", ["-n", "1"])
    let start = try #require(record.firstRange(of: #""moves":[["#))
    let ignored =
      record[..<start.lowerBound] + #""moves":[[500,0],["#
      + record[start.upperBound...]
    #expect(await fit(String(ignored)).output == fit(record).output)
  }

  @Test func `games with a peek, with shuffles, or of several players are fitted`() async throws {
    for options in [["--peek", "5s"], ["--players", "2"], ["--rules", "time-attack"]] {
      let players = options[0] == "--players" ? ["--player", "capacity:2"] : []
      let result = await fit(await records("capacity:2", options + players))
      #expect(result.status == 0 && result.output.hasPrefix("10 games, "), "\(result.errors)")
    }
    let record = await records("capacity:2", ["-n", "1"])
    let shuffled = record.split(separator: #""moves":[["#).joined(
      separator: #""shuffles":[2,4],"moves":[["#)
    #expect(await fit(shuffled).status == 0)
  }

  @Test func `games without a second flip have nothing to fit`() async throws {
    let record = await records("capacity:2", ["-n", "1"])
    let moves = try #require(record.firstMatch(of: /"moves":\[\[\d+,\d+\].*\]\]/))
    let single = record.split(separator: moves.output).joined(separator: #""moves":[[0,0]]"#)
    let result = await fit(single)
    #expect(result.status == 65 && result.errors.contains("1 game without a chance to remember"))
  }

  @Test func `a player who never misses has one-sided intervals`() async {
    let result = await runCommand(["fit", "-"], input: await records("perfect"))
    let rows = result.output.split(separator: "\n")
    for (model, side) in [
      ("capacity", " at least "), ("forgetful", " at most "), ("power", " at most "),
      ("actr", " at most "),
    ] {
      #expect(rows.contains { $0.hasPrefix(model) && $0.contains(side) })
    }
    #expect(result.output.contains("\nHalf of the cards are remembered for at least "))
  }

  @Test func `a player who only guesses has no memory that could be told`() async {
    let result = await runCommand(["fit", "-"], input: await records("random"))
    let rows = result.output.split(separator: "\n")
    #expect(
      rows.contains { $0.hasPrefix("capacity ") && $0.contains(" any ") }
        && rows.contains { $0.hasPrefix("forgetful ") && $0.contains(" any ") }
        && result.output.contains("\nHardly a card is remembered.\n"))
  }
}
