import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("memorize export")
struct ExportCommandTests {
  /// The record of three pairs in which a turn misses and the next hits.
  private static func record() async -> String {
    let line = [
      "simulate", "--player", "perfect", "-p", "3", "-n", "1", "--seed", "4", "--records",
    ]
    return await runCommand(line).output
  }

  private static func rows(_ output: String) -> [[String]] {
    output.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test("a row has the game, the flip, its times and its lags")
  func writesRows() async throws {
    let result = await runCommand(["export", "-"], input: await Self.record())
    let rows = Self.rows(result.output)
    #expect(
      unmet(
        result.status == 0 && result.errors.isEmpty
          && rows[0].joined(separator: ",") == FlipTable.columns.joined(separator: ",")
          && rows.allSatisfy { $0.count == FlipTable.columns.count },
        rows[1].prefix(5) == ["line 1", "", "1", "1", "1"]
          && rows[2].prefix(5) == ["line 1", "", "1", "1", "2"]
          && rows[1].suffix(4) == ["up", "0", "", ""] && rows.last?[15] == "match") == [])
  }

  @Test("the lags of a card and of its partner count flips and seconds since the last sight")
  func countsLags() async throws {
    let json = await runCommand(["export", "-", "--json"], input: await Self.record()).output
    #expect(json.hasPrefix(#"{"version":2,"columns":["game","theme","player","turn","flip","#))
    let cells = json.split(separator: "[").dropFirst(2).map {
      $0.prefix { $0 != "]" }.split(separator: ",", omittingEmptySubsequences: false).map(
        String.init)
    }
    let (card, time, seen, lag, lagTime) = (5, 7, 9, 10, 11)
    var last: [String: (flip: Int, time: Double)] = [:]
    for (flip, row) in cells.enumerated() {
      let now = try #require(Double(row[time]))
      if let earlier = last[row[card]] {
        #expect(
          row[lag] == "\(flip - earlier.flip)" && Double(row[lagTime]) == now - earlier.time
            && row[seen] != "0")
      } else {
        #expect(row[lag] == "null" && row[seen] == "0")
      }
      last[row[card]] = (flip, now)
    }
    #expect(cells.count >= 6)
  }

  @Test(
    "records are printed as they came in, ignored moves have no row, and no games leave the head")
  func repeatsRecords() async throws {
    let record = await Self.record()
    let result = await runCommand(["export"])
    #expect(
      await runCommand(["export", "-", "--records"], input: record).output == record
        && result.status == 0 && result.output == FlipTable.columns.joined(separator: ",") + "\n")
    do {
      let record = await Self.record()
      let rows = Self.rows(await runCommand(["export", "-"], input: record).output)
      let more = record.replacing(#""moves":["#, with: #""moves":[[9,0],"#)
      #expect(
        await Self.rows(runCommand(["export", "-"], input: more).output) == rows
          && more != record)
    }
  }

  @Test(
    "one form at a time, and one standard input",
    arguments: [
      ["--json", "--csv"], ["--json", "--records"], ["--csv", "--records"], ["-", "-"],
    ])
  func refuses(words: [String]) async throws {
    #expect(await runCommand(["export"] + words).status == 64)
  }

  @Test("a record that is cut or of other rules is refused with its line")
  func refusesImpossible() async throws {
    let record = await Self.record()
    let cut = await runCommand(["export", "-"], input: record + record.dropLast(20))
    let wrong = record.replacing(#""matchSize":2"#, with: #""matchSize":9"#)
    let result = await runCommand(["export", "-"], input: wrong)
    #expect(
      cut.status == 65 && cut.errors.hasPrefix("memorize: standard input, line 2")
        && result.status == 65 && result.errors.hasPrefix("memorize: standard input, line 1"))
  }
}
