import SystemCalls
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("memorize fit")
struct FitCommandTests {
  private static func records(_ player: String, _ options: [String] = []) async -> String {
    let line = ["simulate", "--player", player, "-p", "5", "-n", "6", "--seed", "2", "--records"]
    return await runCommand(line + options).output
  }

  @Test(
    "the records of a simulation are fitted, and JSON, CSV and the picture agree with the table")
  func fitsRecords() async throws {
    let records = await Self.records("capacity:2")
    let result = await runCommand(["fit", "-", "--model", "capacity"], input: records)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(
      unmet(
        records.split(separator: "\n").count == 6 && result.errors.isEmpty && result.status == 0
          && lines[0].hasPrefix("6 games, "),
        lines[1].hasPrefix("model     estimate  95 % interval  lapse")
          && lines[2].hasPrefix("capacity         2  ")
          && result.output.contains("recall, corrected for guessing\ncards since")
          && result.output.contains("\nHalf of the cards are remembered for 2 others")) == [])
    do {
      let records = await Self.records("perfect")
      let line = ["fit", "-", "--model", "capacity"]
      let json = await runCommand(line + ["--json"], input: records).output
      let csv = await runCommand(line + ["--csv"], input: records).output
      let svg = await runCommand(line + ["--svg", "-"], input: records).output

      let rows = csv.split(separator: "\n")
      let head = "lag_low,lag_high,chances,hits,recall,recall_low,recall_high,capacity_recall"
      #expect(
        unmet(
          json.hasPrefix(#"{"version":1,"games":6,"chances":"#)
            && json.contains(#""best":"capacity:6","models":[{"model":"capacity","parameter":6.0"#)
            && rows[0] == head
            && rows.dropFirst().allSatisfy { $0.split(separator: ",").count == 8 },
          json.components(of: #""lags":"#) == rows.count - 1 && svg.hasPrefix("<svg ")
            && svg.contains("cards seen since")) == [])
    }
  }

  @Test(
    "all models are fitted without the option, the best is named, and a record is replayed to its end"
  )
  func comparesModels() async throws {
    let result = await runCommand(["fit", "-"], input: await Self.records("capacity:2"))
    for model in ["capacity", "forgetful", "power", "actr"] {
      #expect(result.output.contains("\n\(model) "))
    }
    #expect(result.output.contains("The smallest BIC has "))
    do {
      let record = await Self.records("perfect", ["-n", "1"])
      let result = await runCommand(["replay", "-"], input: record)
      #expect(result.status == 0 && result.output.contains(", finished, digest "))
    }
  }

  @Test(
    "what cannot be fitted is said with its line",
    arguments: [
      ("{}\n", "standard input, line 1: version is missing"),
      ("\n[1]\n", "standard input, line 2: the record: must be an object"),
    ])
  func refuses(input: String, message: String) async throws {
    let result = await runCommand(["fit", "-"], input: input)
    #expect(result.status == 65 && result.errors.hasPrefix("memorize: \(message)"))
  }

  @Test("triples, another seat and no games have clear errors")
  func refusesOthers() async throws {
    let triples = await runCommand([
      "simulate", "--kinds", "2", "--copies", "4", "-n", "1", "--records",
    ]).output
    let notPairs = await runCommand(["fit", "-"], input: triples)
    let seat = await runCommand(["fit", "-", "--seat", "2"], input: await Self.records("random"))
    let none = await runCommand(["fit"])
    #expect(
      await unmet(
        notPairs.errors.contains("line 1: is not a game of pairs with two cards of each kind")
          && seat.errors.contains("line 1: has no player 2, only 1") && none.status == 65
          && none.errors.contains("0 games without a chance to remember"),
        runCommand(["fit", "-", "-"]).status == 64) == [])
  }

  @Test("records are not printed beside another result", arguments: ["--json", "--csv", "--svg=x"])
  func refusesMixing(option: String) async throws {
    let result = await runCommand(["simulate", "-n", "1", "--records", option])
    #expect(result.status == 64 && result.errors.contains("--records"))
  }
}

extension String {
  /// The number of places of a text.
  fileprivate func components(of text: String) -> Int {
    var (count, rest) = (0, self[...])
    while let place = rest.firstRange(of: text) {
      count += 1
      rest = rest[place.upperBound...]
    }
    return count
  }
}
