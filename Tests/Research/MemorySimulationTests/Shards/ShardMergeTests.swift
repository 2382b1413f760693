import MemoryEngine
import PlainJSON
import TestSupport
import Testing

@testable import MemorySimulation

@Suite("Merging shards")
struct ShardMergeTests {
  @Test("any division, in any order, adds up to the bytes of the undivided run", arguments: 1...4)
  func addsUp(seed: Int) throws {
    var chance = SeededNumbers(seed: seed)
    for player in [PlayerChoice.perfect, .random, .capacity(2)] {
      let run = try RunPlan.small(games: 40, seed: UInt64(seed), player)
      let lines = run.summaries(of: chance.whole(1...45)).map(\.line)
      let merge = try ShardMerge(lines.shuffled(using: &chance))

      #expect(merge.report == run.whole)
      #expect(try merge.gaps().isEmpty)
    }
  }

  @Test("two players add up too, margin and all")
  func addsUpTwoPlayers() throws {
    let simulation = try Simulation(pairs: 5, .perfect, against: .random, .hotSeat(2))
    let run = RunPlan(simulation, games: 50)

    #expect(try ShardMerge(run.summaries(of: 9).map(\.line)).report == run.whole)
  }

  @Test("shards of different sizes can be merged if they do not overlap")
  func mixesSizes() throws {
    let run = try RunPlan.small(games: 60)
    let (thirds, tens) = (run.summaries(of: 20), run.summaries(of: 10))
    let merge = try ShardMerge((thirds[..<2] + tens[4...]).map(\.line))

    #expect(try merge.gaps().isEmpty && merge.report == run.whole)
  }

  @Test("the same summary any number of times counts once")
  func dropsRepeats() throws {
    let run = try RunPlan.small()
    let lines = run.summaries(of: 30).map(\.line)
    let merge = try ShardMerge(lines + lines + [lines[1]])

    #expect(merge.repeatedLines == 5)
    #expect(merge.report == run.whole)
  }

  @Test("the specs of any missing shards are printed")
  func findsGaps() throws {
    let run = try RunPlan.small(games: 35)
    let summaries = run.summaries(of: 10)
    for present in 1..<16 {
      let (here, absent) = (0..<4).reduce(into: ([Int](), [Int]())) { sides, shard in
        if present & 1 << shard != 0 { sides.0.append(shard) } else { sides.1.append(shard) }
      }
      let merge = try ShardMerge(here.map { summaries[$0].line })
      let missing = try merge.gaps().flatMap { run.shards(of: merge.size, covering: $0) }
      #expect(missing.map { "\($0.json)" } == absent.map { "\(summaries[$0].shard.json)" })
    }
  }

  @Test("without a summary it is unknown what is missing")
  func knowsNothing() throws {
    #expect(throws: MergeError.nothing(otherLines: 0)) { try ShardMerge().gaps() }
    #expect(throws: MergeError.nothing(otherLines: 1)) { try ShardMerge(["junk"]).gaps() }
  }

  @Test("damaged lines leave a gap, are counted, and are replaced by an intact copy")
  func leavesOutDamage() throws {
    let run = try RunPlan.small(games: 40)
    let lines = run.summaries(of: 10).map(\.line)
    let torn = String(lines[2].dropLast(20))
    var merge = try ShardMerge([lines[0], "", torn, "junk", lines[3], lines[1]])

    #expect(merge.damagedLines == 2)
    #expect(try merge.gaps() == [20..<30])
    try merge.add(line: Array(lines[2].utf8))
    #expect(try merge.gaps().isEmpty && merge.report == run.whole)
  }

  @Test("failures that a worker reports are counted separately from damage")
  func keepsFailures() throws {
    let failure = ShardFailure(shard: 2, code: 75, message: "terminated")
    let merge = try ShardMerge(["\(failure.json)"])

    #expect(merge.failures == [failure] && merge.damagedLines == 0)
    #expect(throws: MergeError.nothing(otherLines: 1)) { try merge.gaps() }
  }

  @Test("summaries of two runs are not added")
  func refusesMixedRuns() throws {
    let (run, other) = (try RunPlan.small(), try RunPlan.small(seed: 2))
    #expect(throws: MergeError.mixedRuns(run.digest, other.digest)) {
      try ShardMerge((run.summaries(of: 50) + other.summaries(of: 50)).map(\.line))
    }
  }

  @Test("runs of different lengths are two runs")
  func refusesOtherLengths() throws {
    let (run, longer) = (try RunPlan.small(games: 10), try RunPlan.small(games: 11))
    #expect(throws: MergeError.mixedRuns(run.digest, longer.digest)) {
      try ShardMerge((run.summaries(of: 10) + longer.summaries(of: 10)).map(\.line))
    }
  }

  @Test("overlapping summaries are a conflict")
  func refusesOverlap() throws {
    let run = try RunPlan.small(games: 60)
    let lines = [run.summaries(of: 20)[1], run.summaries(of: 30)[0]].map(\.line)
    let merge = try ShardMerge(lines)

    #expect(throws: MergeError.overlap(0..<30, 20..<40)) { try merge.gaps() }
    #expect(
      MergeError.overlap(0..<30, 29..<30).description
        == "the summaries of games 0...29 and of game 29 overlap")
  }

  @Test("two different summaries of the same games are a conflict")
  func refusesContradiction() throws {
    let shard = try #require(Array(RunPlan.small(games: 30, pairs: 6).shards(of: 30)).first)
    let other = shard.run.simulation.tally(30..<60)
    #expect(throws: MergeError.contradiction(0..<30)) {
      try ShardMerge([shard.played.line, ShardSummary(shard, other).line])
    }
  }

  @Test("an intact line that cannot be used is refused with the reason")
  func refusesUnusable() throws {
    let line = try #require(try RunPlan.small().summaries(of: 100).first).line
    let body = line.split(separator: #","crc":"#)[0]
    let old = body.split(separator: #""engine":2"#).joined(separator: #""engine":0"#)

    #expect(throws: MergeError.unusable(.otherEngine(0))) {
      try ShardMerge(["\(old),\"crc\":\(CRC32(old.utf8).value)}"])
    }
  }
}
