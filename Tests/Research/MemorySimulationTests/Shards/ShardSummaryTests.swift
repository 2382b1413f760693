import MemoryEngine
import PlainJSON
import Testing

@testable import MemorySimulation

@Suite("Summaries of shards")
struct ShardSummaryTests {
  private static func line(games: Int = 3) throws -> String {
    try #require(try RunPlan.small(games: games, pairs: 1).summaries(of: games).first).line
  }

  /// Returns the line with a part replaced and a valid checksum.
  private static func sealed(_ line: String, _ part: String, _ other: String) throws -> [UInt8] {
    let body = try #require(line.split(separator: #","crc":"#).first)
    let parts = body.split(separator: part, omittingEmptySubsequences: false)
    #expect(parts.count == 2, "\(part)")
    let changed = parts.joined(separator: other)
    return Array("\(changed),\"crc\":\(CRC32(changed.utf8).value)}".utf8)
  }

  @Test("a summary has the spec, the engine, the tally and the checksum of all these")
  func spells() throws {
    let run = try RunPlan.small(games: 3, pairs: 1)
    let spec = "\(try #require(Array(run.shards(of: 3)).first).json)"
    let head = spec.split(separator: #""v":1,"kind":"shard""#, maxSplits: 1)
      .joined(separator: #""v":3,"kind":"summary""#)
    let body =
      head.dropLast() + #","engine":2,"tally":{"games":3,"unfinished":0,"turns":[[1,3]],"#
      + #""score":[[13,3]],"flips":[[2,3]],"lucky":[[1,3]],"margin":[[1,3]]}"#

    #expect(try Self.line() == "\(body),\"crc\":\(CRC32(body.utf8).value)}")
  }

  @Test("a summary is read back to the byte", arguments: PlayerChoice.examples)
  func readsBack(player: PlayerChoice) throws {
    for summary in try RunPlan.small(games: 40, pairs: 5, player).summaries(of: 15) {
      let read = try #require(try ShardSummary(line: Array(summary.line.utf8)))
      #expect(read.line == summary.line && read.shard.games == summary.shard.games)
    }
  }

  @Test("the second score of two players is read back, and refused if it is impossible")
  func readsSecondScore() throws {
    let simulation = try Simulation(pairs: 1, .perfect, against: .random, .hotSeat(2))
    let run = RunPlan(simulation, games: 3)
    let line = try #require(run.summaries(of: 3).first).line
    let read = try #require(try ShardSummary(line: Array(line.utf8)))

    let zeros = try Self.sealed(line, #""score2":[]"#, #""score2":[[0,3]]"#)
    #expect(
      try (
        read.line, read.tally.secondScore?.entries.isEmpty,
        ShardSummary(line: zeros)?.tally.secondScore?.entries.map(\.value)
      ) == (line, true, [0]) && line.contains(#""margin":[[1,3]],"score2":[]},"crc":"#))
    #expect(throws: Self.wrong("score2")) {
      try ShardSummary(line: Self.sealed(line, #""score2":[]"#, #""score2":[[0,2]]"#))
    }
    #expect(throws: ShardError.json(.missing("tally.score2"))) {
      try ShardSummary(line: Self.sealed(line, #","score2":[]"#, ""))
    }
  }

  @Test("in a line of version 2 the second score is of all games, and never empty")
  func readsSecondScoreOfVersion2() throws {
    let simulation = try Simulation(pairs: 1, .perfect, against: .random, .hotSeat(2))
    let line = try #require(RunPlan(simulation, games: 3).summaries(of: 3).first).line
    let empty = try Self.sealed(line, #"{"v":3"#, #"{"v":2"#)
    let zeros = String(decoding: empty, as: UTF8.self)

    #expect(throws: Self.wrong("score2")) { try ShardSummary(line: empty) }
    let read = try ShardSummary(line: Self.sealed(zeros, #""score2":[]"#, #""score2":[[0,3]]"#))
    #expect(read?.tally.secondScore?.entries.map(\.count) == [3])
  }

  @Test("every changed bit is detected, and every truncated, joined or lengthened line")
  func noticesFlippedBits() throws {
    let line = Array(try Self.line().utf8)
    for place in line.indices {
      for bit in 0..<8 {
        var damaged = line
        damaged[place] ^= 1 << bit
        #expect(try ShardSummary(line: damaged) == nil, "bit \(bit) of byte \(place)")
      }
    }

    let torn = Array(try Self.line().utf8)
    for length in torn.indices {
      #expect(
        try ShardSummary(line: Array(torn[..<length])) == nil
          && ShardSummary(line: Array(torn[(torn.count - length)...])) == nil
          && (ShardSummary(line: Array(torn[..<length]) + torn) == nil || length == 0))
    }
    for more in [" ", "\r", "}", "\u{0}"] {
      #expect(try ShardSummary(line: torn + more.utf8) == nil)
    }
  }

  /// Lines with valid checksums and impossible figures.
  private static let impossible: [(part: String, other: String, error: ShardError)] = [
    (#""engine":2"#, #""engine":3"#, .otherEngine(3)),
    (#""v":3"#, #""v":4"#, .json(.wrong("v", mustBe: "1 or 2 or 3"))),
    (#""v":3"#, #""v":0"#, .json(.wrong("v", mustBe: "1 or 2 or 3"))),
    (
      #""margin":[[1,3]]}"#, #""margin":[[1,3]],"score2":[[0,3]]}"#,
      .json(.unknownMember("tally.score2"))
    ),
    (
      #""games":3"#, #""games":4"#, .json(.outside("tally.games", value: "4", allowed: "3...3"))
    ),
    (
      #""unfinished":0"#, #""unfinished":4"#,
      .json(.outside("tally.unfinished", value: "4", allowed: "0...3"))
    ),
    (#""turns":[[1,3]]"#, #""turns":[[1,2]]"#, wrong("turns")),
    (#""turns":[[1,3]]"#, #""turns":[[1,4]]"#, wrong("turns")),
    (#""turns":[[1,3]]"#, #""turns":[[1,2],[1,1]]"#, wrong("turns")),
    (#""turns":[[1,3]]"#, #""turns":[[2,2],[1,1]]"#, wrong("turns")),
    (#""turns":[[1,3]]"#, #""turns":[[1,3],[2,0]]"#, wrong("turns")),
    (#""turns":[[1,3]]"#, #""turns":[[1,3,0]]"#, wrong("turns")),
    (#""turns":[[1,3]]"#, #""turns":[[-1,3]]"#, wrong("turns")),
    (#""turns":[[1,3]]"#, #""turns":[["9223372036854775807",3]]"#, wrong("turns")),
    (#""flips":[[2,3]]"#, #""flips":{}"#, wrong("flips")),
    (#""lucky":[[1,3]]"#, #""lucky":[[2,3]]"#, wrong("lucky")),
    (#""margin":[[1,3]]"#, #""margin":[[-2,3]]"#, wrong("margin")),
    (#""score":[[13,3]]"#, #""score":[["-9223372036854775808",3]]"#, wrong("score")),
    (#""score":[[13,3]]"#, #""score":[["13",3]]"#, wrong("score")),
    (#""margin":[[1,3]]}"#, #""margin":[[1,3]],"more":0}"#, .json(.unknownMember("tally.more"))),
    (#""margin":[[1,3]]}"#, #""margin":[[1,3]]},"more":0"#, .json(.unknownMember("more"))),
  ]

  private static func wrong(_ name: String) -> ShardError {
    .json(.wrong("tally.\(name)", mustBe: "the counts of 3 games, smallest value first"))
  }

  @Test("impossible figures are refused despite a valid checksum", arguments: impossible.indices)
  func refuses(index: Int) throws {
    let change = Self.impossible[index]
    let line = try Self.sealed(try Self.line(), change.part, change.other)
    #expect(throws: change.error) { try ShardSummary(line: line) }
  }

  @Test("a line with any byte changed and a valid checksum is rejected or can be reported")
  func survivesSealedChanges() throws {
    let body = Array(try #require(Self.line().split(separator: #","crc":"#).first).utf8)
    for place in body.indices {
      for byte in "9-[],".utf8 {
        var changed = body
        changed[place] = byte
        let line = changed + Array(#","crc":\#(CRC32(changed).value)}"#.utf8)
        guard let read = try? ShardSummary(line: line) else { continue }
        #expect(Report(read.shard.run.simulation, read.tally).turns.count == 3)
      }
    }
  }

  @Test("the largest figures are reported, and times whose squares exceed 127 bits without these")
  func reportsLargestFigures() throws {
    let line = try Self.line()
    let large = #"[["1152921504606846976",3]]"#
    let scores = try Self.sealed(line, #""score":[[13,3]]"#, #""score":\#(large)"#)
    let summary = try #require(try ShardSummary(line: scores))

    let json = Report(summary.shard.run.simulation, summary.tally).json.description
    #expect(json.contains(#""sum":"3458764513820540928""#))

    let time = Duration.nanoseconds(86_399_999_999_999)
    let long = try Simulation(pairs: 9, .random, flipTime: time)
    var flips = Histogram()
    flips.add(20_001, times: 1_000)
    let tally = Tally(
      games: 1_000, unfinished: 0, turns: flips, score: flips, flips: flips, lucky: flips,
      margin: flips)

    let seconds = Report(long, tally).json.description.split(separator: #""seconds":"#)[1]
    #expect(seconds.contains(#""sum":"1727999999999.98","sumOfSquares":null,"#))
  }

  @Test("whole numbers beyond 2^53 are written as text, so that no reader rounds them")
  func spellsLargeNumbers() {
    let edge = 1 << 53
    for number in [0, -7, edge, -edge] {
      #expect(("\(JSON.exact(number))", JSON.exact(number).exactInt) == ("\(number)", number))
    }
    for number in [edge + 1, -edge - 1, .max, .min] {
      #expect(("\(JSON.exact(number))", JSON.exact(number).exactInt) == ("\"\(number)\"", number))
    }
    for json in [JSON.string("7"), .string("+9223372036854775807"), .int(edge + 1), .null] {
      #expect(json.exactInt == nil)
    }
  }
}
