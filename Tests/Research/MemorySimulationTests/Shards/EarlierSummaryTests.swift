import PlainJSON
import Testing

@testable import MemorySimulation

@Suite("Lines of earlier versions")
struct EarlierSummaryTests {
  private static let rules =
    #""rules":{"matchSize":2,"matchPoints":2,"missPenalty":1,"bonusLimit":6000000000,"#

  /// The specs of two shards as version 0.1.0 wrote them, and its summaries.
  private static let specs = [
    #"{"v":1,"kind":"shard","run":"bff2c25506dbd7d8","shard":0,"seed":"9","first":0,"count":3,"#
      + #""of":6,"size":3,\#(rules)"players":1,"matchKeepsTurn":true,"peek":0,"limit":null},"#
      + #""deck":{"kinds":2,"copies":2},"player":"perfect","flipTime":1000000000}"#,
    #"{"v":1,"kind":"shard","run":"bff2c25506dbd7d8","shard":1,"seed":"9","first":3,"count":3,"#
      + #""of":6,"size":3,\#(rules)"players":1,"matchKeepsTurn":true,"peek":0,"limit":null},"#
      + #""deck":{"kinds":2,"copies":2},"player":"perfect","flipTime":1000000000}"#,
  ]
  private static let summaries = [
    summary(of: specs[0]) + tally + #""margin":[[2,3]]},"crc":3894541928}"#,
    summary(of: specs[1]) + tally + #""margin":[[2,3]]},"crc":732673200}"#,
  ]
  private static let tally =
    #","engine":1,"tally":{"games":3,"unfinished":0,"turns":[[2,1],[3,2]],"#
    + #""score":[[23,2],[26,1]],"flips":[[4,1],[6,2]],"lucky":[[0,2],[2,1]],"#

  private static func summary(of spec: String) -> String {
    spec.split(separator: #""kind":"shard""#).joined(separator: #""kind":"summary""#).dropLast()
      .description
  }

  /// A summary of two players at one table, without the second's score.
  private static let summaryOfTwo =
    #"{"v":1,"kind":"summary","run":"32953bfefdad6295","shard":0,"seed":"9","first":0,"count":3,"#
    + #""of":6,"size":3,\#(rules)"players":2,"matchKeepsTurn":true,"peek":0,"limit":null},"#
    + #""deck":{"kinds":2,"copies":2},"players":["perfect","random"],"flipTime":1000000000,"#
    + #""engine":1,"tally":{"games":3,"unfinished":0,"turns":[[2,1],[4,2]],"#
    + #""score":[[20,2],[26,1]],"flips":[[4,1],[8,2]],"lucky":[[0,2],[2,1]],"margin":[[2,3]]},"#
    + #""crc":3299847109}"#

  private static func run(of summary: String) throws -> RunPlan {
    try #require(try ShardSummary(line: Array(summary.utf8))).shard.run
  }

  @Test("specs are read, and written unchanged", arguments: [0, 1])
  func readsSpecs(index: Int) throws {
    #expect("\(try Shard(line: Self.specs[index].utf8).json)" == Self.specs[index])
  }

  @Test("summaries add up to the report of the undivided run, also with current ones")
  func readsSummaries() throws {
    let run = try Self.run(of: Self.summaries[0])
    let today = run.summaries(of: 3)[1].line

    let repeated = try ShardMerge(Self.summaries + [today])
    #expect(
      try (
        ShardMerge(Self.summaries).report, ShardMerge([Self.summaries[0], today]).report,
        repeated.report, repeated.repeatedLines
      ) == (run.whole, run.whole, run.whole, 1) && today != Self.summaries[1])
  }

  @Test("with two players only the second's score is left out, and two versions of a game agree")
  func leavesOutSecondScore() throws {
    let run = try Self.run(of: Self.summaryOfTwo)
    let today = run.summaries(of: 3).map(\.line)
    let whole = try ShardMerge(today)
    for lines in [[Self.summaryOfTwo, today[1]], [today[1], Self.summaryOfTwo]] {
      let merge = try ShardMerge(lines)
      let report = try #require(merge.report)

      #expect(
        whole.report == run.whole && merge.lacksSecondScore && !whole.lacksSecondScore
          && run.whole.hasPrefix(report.dropLast() + #","score2":{"mean":"#))
    }

    let current = try Self.run(of: Self.summaryOfTwo).summaries(of: 3)[0].line
    #expect(try ShardMerge([Self.summaryOfTwo, current]).repeatedLines == 1)
  }

  @Test("engine 1 is read, except where players took recalled matches in another order")
  func readsEngine() throws {
    let run = try RunPlan(
      Simulation(pairs: 3, #require(PlayerChoice("actr:0.5")), seed: 4), games: 6)
    let line = try #require(run.summaries(of: 6).first).line
    let body = line.split(separator: #","crc":"#)[0]
    let old = body.split(separator: #""engine":2"#).joined(separator: #""engine":1"#)

    #expect(throws: ShardError.otherEngine(1)) {
      try ShardSummary(line: Array("\(old),\"crc\":\(CRC32(old.utf8).value)}".utf8))
    }
  }
}
