import PlainJSON

/// The result of a shard, as one line of JSON with a checksum at its end.
///
/// {"v":3,"kind":"summary", … as in the spec … ,"engine":1,"tally":{"games":1000,"unfinished":0,
///      "turns":[[11,2],[12,40],…],"score":…,"flips":…,"lucky":…,"margin":…},"crc":3735928559}
///
/// For two players the tally also has the second's `score2`, which version 1 did not have; since
/// version 3 it is empty if the second player turned no card in any of the games. A tally lists how
/// often each value occurred, the smallest value first; whole numbers beyond 2^53 are strings of
/// digits. `crc` is the CRC-32, as of `zlib.crc32`, of the bytes before its comma.
public struct ShardSummary: Sendable {
  /// The version of summary lines.
  public static let version = 3
  /// The length in bytes that a reader must accept; real histograms are far below.
  public static let longestLine = 256 << 20

  /// The shard that was played.
  public let shard: Shard
  /// The sum of the games.
  public let tally: Tally

  /// - Precondition: `tally` is the sum of the shard's games.
  public init(_ shard: Shard, _ tally: Tally) {
    precondition(tally.games == shard.games.count, "\(tally.games) games are not the shard's")
    self.shard = shard
    self.tally = tally
  }

  /// The summary line without its end.
  public var line: String {
    let members =
      shard.members(kind: Self.kind, version: Self.version)
      + [("engine", .int(RunHead.engineVersion)), ("tally", tally.json)]
    let body = "\(JSON.members(members))".dropLast()
    return "\(body)\(Self.seal)\(CRC32(body.utf8).value)}"
  }

  private static let kind = "summary"
  private static let seal = #","crc":"#
}

extension ShardSummary {
  /// Parses a summary line; `nil` for one that was truncated or corrupted, whose checksum is wrong
  /// or missing.
  ///
  /// - Parameters:
  ///   - line: The line without its end.
  ///   - players: Custom players that the line may name.
  /// - Throws: `ShardError` for a complete line with impossible values.
  public init?(line: [UInt8], knowing players: [PlayerChoice] = []) throws(ShardError) {
    guard let body = Self.body(ofSealed: line) else { return nil }
    let fields = try ShardError.reading { () throws(JSONError) in
      try JSONObject.read(line: body + [UInt8(ascii: "}")])
    }
    let shard = try Shard(
      fields, kind: Self.kind, versions: 1...Self.version, knowing: players,
      connecting: { _ in .closed }, alsoAllowing: ["engine", "tally"])
    let engine: Int = try ShardError.reading { () throws(JSONError) in try fields["engine"].int() }
    guard shard.run.simulation.plays(asBy: engine) else { throw .otherEngine(engine) }
    tally = try ShardError.reading { () throws(JSONError) in
      try Tally(fields["tally"], of: shard, version: fields["v"].int())
    }
    self.shard = shard
  }

  /// Returns the part of a line before its checksum; nil if the checksum is wrong.
  private static func body(ofSealed line: [UInt8]) -> [UInt8]? {
    let tail = String(decoding: line.suffix(seal.utf8.count + 11), as: UTF8.self)
    guard let start = tail.range(ofLast: seal), tail.hasSuffix("}") else { return nil }
    let digits = tail[start...].dropLast()
    let body = Array(line.dropLast(seal.utf8.count + digits.utf8.count + 1))
    return digits == "\(CRC32(body).value)" ? body : nil
  }
}

extension String {
  /// Returns the index after the last occurrence.
  fileprivate func range(ofLast part: String) -> Index? {
    indices.last { self[$0...].hasPrefix(part) }.map { index($0, offsetBy: part.count) }
  }
}
