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

      #expect(try merge.report == run.whole && merge.gaps().isEmpty)
    }
  }

  @Test("two players, shards of different sizes and repeated summaries add up too")
  func addsUpTwoPlayers() throws {
    let simulation = try Simulation(pairs: 5, .perfect, against: .random, .hotSeat(2))
    let run = RunPlan(simulation, games: 50)

    let mixed = try RunPlan.small(games: 60)
    let (thirds, tens) = (mixed.summaries(of: 20), mixed.summaries(of: 10))
    let merge = try ShardMerge((thirds[..<2] + tens[4...]).map(\.line))
    let again = try RunPlan.small()
    let lines = again.summaries(of: 30).map(\.line)
    let repeats = try ShardMerge(lines + lines + [lines[1]])
    #expect(
      try (
        ShardMerge(run.summaries(of: 9).map(\.line)).report, merge.report, repeats.repeatedLines,
        repeats.report
      ) == (run.whole, mixed.whole, 5, again.whole) && merge.gaps().isEmpty)
  }

  @Test("the specs of any missing shards are printed, and without a summary none is known")
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

    #expect(throws: MergeError.nothing(otherLines: 0)) { try ShardMerge().gaps() }
    #expect(throws: MergeError.nothing(otherLines: 1)) { try ShardMerge(["junk"]).gaps() }
  }

  @Test("damaged lines leave a gap until an intact copy comes, and are counted apart from failures")
  func leavesOutDamage() throws {
    let run = try RunPlan.small(games: 40)
    let lines = run.summaries(of: 10).map(\.line)
    let torn = String(lines[2].dropLast(20))
    var merge = try ShardMerge([lines[0], "", torn, "junk", lines[3], lines[1]])

    #expect(try (merge.damagedLines, merge.gaps()) == (2, [20..<30]))
    try merge.add(line: Array(lines[2].utf8))
    let failure = ShardFailure(shard: 2, code: 75, message: "terminated")
    let failed = try ShardMerge(["\(failure.json)"])
    #expect(
      try (merge.report, failed.failures, failed.damagedLines) == (run.whole, [failure], 0)
        && merge.gaps().isEmpty)
    #expect(throws: MergeError.nothing(otherLines: 1)) { try failed.gaps() }
  }

  @Test("summaries of two runs, or of runs of different lengths, are not added")
  func refusesMixedRuns() throws {
    let (run, other) = (try RunPlan.small(), try RunPlan.small(seed: 2))
    #expect(throws: MergeError.mixedRuns(run.digest, other.digest)) {
      try ShardMerge((run.summaries(of: 50) + other.summaries(of: 50)).map(\.line))
    }

    let (short, longer) = (try RunPlan.small(games: 10), try RunPlan.small(games: 11))
    #expect(throws: MergeError.mixedRuns(short.digest, longer.digest)) {
      try ShardMerge((short.summaries(of: 10) + longer.summaries(of: 10)).map(\.line))
    }
  }

  @Test("overlapping summaries, and two different ones of the same games, are a conflict")
  func refusesOverlap() throws {
    let run = try RunPlan.small(games: 60)
    let lines = [run.summaries(of: 20)[1], run.summaries(of: 30)[0]].map(\.line)
    let merge = try ShardMerge(lines)

    #expect(throws: MergeError.overlap(0..<30, 20..<40)) { try merge.gaps() }
    #expect(
      MergeError.overlap(0..<30, 29..<30).description
        == "the summaries of games 0...29 and of game 29 overlap")

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
