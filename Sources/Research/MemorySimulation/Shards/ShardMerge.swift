import MemoryEngine
import PlainJSON

/// A merge of the summaries of a run's shards, in any order.
///
/// A repeated summary counts once. Damaged lines are skipped, so that their games are missing.
/// Memory only grows with the number of shards, not with their figures.
public struct ShardMerge {
  /// The run of the summaries; `nil` until the first.
  public private(set) var run: RunPlan?
  /// The sum of the summaries that have been added.
  public private(set) var tally = Tally()
  /// The number of lines that were skipped because they are truncated or corrupt.
  public private(set) var damagedLines = 0
  /// The number of repeated summaries.
  public private(set) var repeatedLines = 0
  /// The error lines of workers.
  public private(set) var failures: [ShardFailure] = []
  private let players: [PlayerChoice]
  private var sizes: [Int: Int] = [:]
  private var parts: [Range<Int>: Fingerprint] = [:]

  /// - Parameter players: Custom players that the summaries may name.
  public init(knowing players: [PlayerChoice] = []) { self.players = players }

  /// Adds a line without its end; an empty one is ignored.
  ///
  /// - Throws: `MergeError` for a line that does not belong to the lines before it.
  public mutating func add(line: [UInt8]) throws(MergeError) {
    guard !line.isEmpty else { return }
    let summary: ShardSummary?
    do {
      summary = try ShardSummary(line: line, knowing: players)
    } catch {
      throw .unusable(error)
    }
    guard let summary else {
      keep(other: line)
      return
    }
    try add(summary)
  }

  private mutating func keep(other line: [UInt8]) {
    if let failure = ShardFailure(line: line) {
      failures.append(failure)
    } else {
      damagedLines += 1
    }
  }

  private mutating func add(_ summary: ShardSummary) throws(MergeError) {
    let digest = summary.shard.run.digest
    if let run, run.digest != digest { throw .mixedRuns(run.digest, digest) }
    run = summary.shard.run
    // The members that all versions have, because workers of several versions may play the same
    // games.
    let fingerprint = Fingerprint("\(JSON.members(summary.tally.membersOfVersion1))")
    if let known = parts.updateValue(fingerprint, forKey: summary.shard.games) {
      guard known == fingerprint else { throw .contradiction(summary.shard.games) }
      repeatedLines += 1
      return
    }
    sizes[summary.shard.size, default: 0] += 1
    tally.merge(summary.tally)
  }

  /// Returns the games of the run that no summary covers, in order; none if the tally is complete.
  ///
  /// - Throws: `MergeError` if summaries overlap, or if there are none.
  public func gaps() throws(MergeError) -> [Range<Int>] {
    guard let run else { throw .nothing(otherLines: damagedLines + failures.count) }
    var gaps: [Range<Int>] = []
    var latest = 0..<0
    for part in parts.keys.sorted(by: { ($0.lowerBound, $0.count) < ($1.lowerBound, $1.count) }) {
      guard part.lowerBound >= latest.upperBound else { throw .overlap(latest, part) }
      gaps.append(latest.upperBound..<part.lowerBound)
      latest = part
    }
    gaps.append(latest.upperBound..<run.games)
    return gaps.filter { !$0.isEmpty }
  }

  /// True if two players play, and a summary of version 1 lacks the second player's score.
  public var lacksSecondScore: Bool {
    run?.simulation.rules.players == 2 && tally.secondScore == nil
  }

  /// The size of most of the shards; the larger one in a tie.
  public var size: Int {
    sizes.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
  }
}

/// The reason why summaries cannot be merged.
public enum MergeError: Error, Hashable, Sendable {
  /// A line is complete, but its values are impossible.
  case unusable(ShardError)
  /// Two summaries belong to different runs; the texts are the digests of the runs.
  case mixedRuns(String, String)
  /// Two summaries of the same games differ.
  case contradiction(Range<Int>)
  /// Two summaries have different ranges that overlap.
  case overlap(Range<Int>, Range<Int>)
  /// None of the lines is a summary; `otherLines` is the number of damaged and error lines.
  case nothing(otherLines: Int)
}

extension MergeError: CustomStringConvertible {
  /// The error in one sentence without a full stop.
  public var description: String {
    switch self {
    case .unusable(let error): "\(error)"
    case .mixedRuns(let one, let other): "run \(other) does not belong to run \(one)"
    case .contradiction(let games): "two summaries of \(Self.name(games)) contradict each other"
    case .overlap(let one, let other):
      "the summaries of \(Self.name(one)) and of \(Self.name(other)) overlap"
    case .nothing(0): "there is no summary of a shard"
    case .nothing: "there is no summary of a shard, only damaged lines and failures"
    }
  }

  private static func name(_ games: Range<Int>) -> String {
    games.count == 1
      ? "game \(games.lowerBound)" : "games \(games.lowerBound)...\(games.upperBound - 1)"
  }
}
