public import PlainJSON

/// A part of the games of a run, as one line of JSON that any machine can play.
///
///     {"v":1,"kind":"shard","run":"…","shard":3,"seed":"42","first":3000,"count":1000,"of":10000,
/// "size":1000,"rules":{…},"deck":{"kinds":8,"copies":2},"player":"perfect","flipTime":1000000000}
///
/// `of` is the number of games in the whole run, with which a merge detects that the last shards
/// are missing; `size` that of a full shard, with which missing games are listed as the lines that
/// were planned. `shard` is `first / size`. Rules and deck are spelled as in records, `flipTime` is
/// in nanoseconds, `run` is the digest of everything but the range.
public struct Shard: Sendable {
  /// The version of spec lines.
  public static let version = 1
  static let kind = "shard"

  /// The run that the shard belongs to.
  public let run: RunPlan
  /// The number of games in a full shard.
  public let size: Int
  /// The games of the shard, as indices in the run; they do not cross a multiple of `size`.
  public let games: Range<Int>

  /// The number of the shard in the run, counted from zero in full shards.
  public var number: Int { games.lowerBound / size }

  /// The spec line without its end.
  public var json: JSON { .members(members(kind: Self.kind, version: Self.version)) }

  func members(kind: String, version: Int) -> [(String, JSON)] {
    let shared = Dictionary(run.members.map { ($0.name, $0.value) }) { first, _ in first }
    let own: [String: JSON] = [
      "v": .int(version), "kind": .string(kind), "run": .string(run.digest), "shard": .int(number),
      "first": .int(games.lowerBound), "count": .int(games.count), "size": .int(size),
    ]
    return Self.order.compactMap { name in
      (own[name] ?? shared[name]).map { (name, $0) }
    }
  }

  private static let order = [
    "v", "kind", "run", "shard", "seed", "first", "count", "of", "size", "rules", "deck", "player",
    "players", "flipTime",
  ]
}

extension Shard {
  /// Parses a spec line.
  ///
  /// - Parameters:
  ///   - line: The line without its end.
  ///   - players: Custom players that the line may name.
  ///   - connect: Returns a connection to an external program of a name. Specs contain no commands:
  ///     `external:NAME` is unknown unless this returns a connection.
  /// - Throws: `ShardError` for the first error, including a wrong digest.
  public init(
    line: some Sequence<UInt8>, knowing players: [PlayerChoice] = [],
    connecting connect: @escaping @Sendable (_ name: String) -> ExternalLine? = { _ in nil }
  ) throws(ShardError) {
    let fields = try ShardError.reading { () throws(JSONError) in
      try JSONObject.read(line: Array(line))
    }
    self = try Shard(
      fields, kind: Self.kind, versions: Self.version...Self.version, knowing: players,
      connecting: connect)
  }

  init(
    _ fields: JSONObject, kind: String, versions: ClosedRange<Int>, knowing players: [PlayerChoice],
    connecting connect: @escaping @Sendable (String) -> ExternalLine?,
    alsoAllowing more: [String] = []
  ) throws(ShardError) {
    let digest = try ShardError.reading { () throws(JSONError) in
      try Self.check(fields["v"], in: versions)
      return try Self.digest(in: fields, kind: kind, alsoAllowing: more)
    }
    let run = try RunPlan(fields, knowing: players, connecting: connect)
    guard digest == run.digest else { throw .wrongRun(digest, expected: run.digest) }
    self = try ShardError.reading { () throws(JSONError) in try Shard(fields, of: run) }
  }

  private static func check(
    _ version: JSONField, in versions: ClosedRange<Int>
  ) throws(JSONError) {
    guard versions.contains(try version.int()) else {
      throw version.wrong(versions.map { "\($0)" }.joined(separator: " or "))
    }
  }

  private static func digest(
    in fields: JSONObject, kind: String, alsoAllowing more: [String]
  ) throws(JSONError) -> String {
    let name = try fields["kind"]
    guard try name.text() == kind else { throw name.wrong(kind) }
    try fields.allowOnly(order + more)
    return try fields["run"].text()
  }

  /// Decodes the games of a shard.
  private init(_ fields: JSONObject, of run: RunPlan) throws(JSONError) {
    self.run = run
    size = try fields["size"].int(in: RunPlan.gameCounts)
    let first = try fields["first"].int(in: 0...run.games - 1)
    let number = first / size
    let end = min(run.games, (number + 1) * size)
    let shard = try fields["shard"]
    guard try shard.int() == number else { throw shard.wrong("\(number)") }
    games = first..<first + (try fields["count"].int(in: 1...end - first))
  }
}
