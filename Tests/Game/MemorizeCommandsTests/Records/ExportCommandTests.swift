import Foundation
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

  @Test("a record that is cut or of other rules is named with its line, and the others are printed")
  func leavesOut() async throws {
    let record = await Self.record()
    let cut = await runCommand(
      ["export", "-"], input: record + record.dropLast(20) + "\n" + record)
    let rows = Self.rows(cut.output).dropFirst()
    let wrong = record.replacing(#""matchSize":2"#, with: #""matchSize":9"#)
    let alone = await runCommand(["export", "-"], input: wrong)
    let records = await runCommand(["export", "-", "--records"], input: "[1]\n" + record)
    #expect(
      unmet(
        cut.status == 3 && Set(rows.map { $0[0] }) == ["line 1", "line 3"]
          && cut.errors.hasPrefix("memorize: standard input, line 2: ")
          && cut.errors.hasSuffix("\nmemorize: 1 record left out of the result\n"),
        alone.status == 65 && alone.output.isEmpty
          && alone.errors.hasPrefix("memorize: standard input, line 1: "),
        records.status == 3 && records.output == record) == [])
  }

  @Test("a finished game that is damaged is named and left out, and the other one is printed")
  func leavesOutOwn() async throws {
    let home = PlayerHome()
    for seed in ["1", "2"] {
      let options = ["--pairs", "2", "--seed", seed]
      let lines = try await DealtCards(options).winningLines.joined(separator: "\n")
      _ = await runCommand(options + ["--flip-time", "1s"], input: lines + "\nquit\n", at: home)
    }
    let whole = await runCommand(["export"], at: home)
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: home.data + "/finished").first)
    try home.write("damaged", to: "\(home.data)/finished/\(name)")
    let part = await runCommand(["export"], at: home)
    #expect(
      whole.status == 0 && part.status == 3 && part.output.count > FlipTable.columns.count
        && part.output.count < whole.output.count && part.errors.contains(name))
  }

  @Test("times are exact up to the last nanosecond that a record can have")
  func keepsNanoseconds() async throws {
    let record = smallRecord(
      moves: "[[0,0],[2,9223372036854775807],[1,4611686018427387903],[2,9007199254740993]]")
    let rows = Self.rows(await runCommand(["export", "-"], input: record).output).dropFirst()
    #expect(
      rows.map { Array($0[7...8]) } == [
        ["0", ""], ["9223372036.854775807", "9223372036.854775807"],
        ["4611686018.427387903", "-4611686018.427387904"],
        ["9007199.254740993", "-4602678819.17264691"],
      ])
  }

  @Test("the last sight of a kind's other cards is found as by a search of all", arguments: 0..<20)
  func findsSights(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    var sights = CardSights()
    var known: [Int: Int] = [:]
    let differences = (1...300).filter { flip in
      let card = Int(numbers.next() % 12)
      let expected = known.filter { $0.key % 3 == card % 3 && $0.key != card }.values.max()
      let found = sights.latest(of: card % 3, besides: card)?.flip
      sights.see(card, of: card % 3, flip: flip, at: Int64(flip))
      known[card] = flip
      if numbers.next() % 4 == 0 { (known[card], _) = (nil, sights.remove(card)) }
      if numbers.next() % 60 == 0 { (known, _) = ([:], sights.removeAll()) }
      return found != expected
    }
    #expect(differences == [])
  }
}
