import PlainJSON

/// What came out of a shard, as one line of JSON with a checksum at its end.
///
///     {"v":3,"kind":"summary", … as in the spec … ,"engine":1,"tally":{"games":1000,"unfinished":0,
///      "turns":[[11,2],[12,40],…],"score":…,"flips":…,"lucky":…,"margin":…},"crc":3735928559}
///
/// Of two players the tally has the second's `score2` as well, which version 1 had not; since version 3
/// it is empty if the second player turned no card in any of the games. A tally lists how often each
/// value occurred, smallest value first; whole numbers beyond 2^53 are strings of digits. `crc` is CRC-32, as `zlib.crc32` counts it, of the bytes before its comma.
public struct ShardSummary: Sendable {
  /// Of the form of the lines.
  public static let version = 3
  /// Bytes that a reader must take; the histograms of a shard do not come near.
  public static let longestLine = 256 << 20

  /// Which games it is of.
  public let shard: Shard
  /// What came of them.
  public let tally: Tally

  /// - Precondition: The tally is of the shard's games.
  public init(_ shard: Shard, _ tally: Tally) {
    precondition(tally.games == shard.games.count, "\(tally.games) games are not the shard's")
    self.shard = shard
    self.tally = tally
  }

  /// The summary line, without its end.
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
  /// Reads a summary line; one that was torn or changed on its way, so that its checksum is wrong
  /// or it has none, gives `nil`.
  ///
  /// - Parameters:
  ///   - line: Without its end.
  ///   - players: Players of your own that the line may name.
  /// - Throws: `ShardError` for a whole line that says something impossible.
  public init?(line: [UInt8], knowing players: [PlayerChoice] = []) throws(ShardError) {
    guard let body = Self.body(ofSealed: line) else { return nil }
    let fields = try ShardError.reading { () throws(JSONError) in
      try JSONObject.read(line: body + [UInt8(ascii: "}")])
    }
    let shard = try Shard(
      fields, kind: Self.kind, versions: 1...Self.version, knowing: players,
      connecting: { _ in .closed }, alsoAllowing: ["engine", "tally"])
    let engine: Int = try ShardError.reading { () throws(JSONError) in try fields["engine"].int() }
    guard engine == RunHead.engineVersion else { throw .otherEngine(engine) }
    tally = try ShardError.reading { () throws(JSONError) in
      try Tally(fields["tally"], of: shard, version: fields["v"].int())
    }
    self.shard = shard
  }

  /// All of a line before its checksum, if that is right.
  private static func body(ofSealed line: [UInt8]) -> [UInt8]? {
    let tail = String(decoding: line.suffix(seal.utf8.count + 11), as: UTF8.self)
    guard let start = tail.range(ofLast: seal), tail.hasSuffix("}") else { return nil }
    let digits = tail[start...].dropLast()
    let body = Array(line.dropLast(seal.utf8.count + digits.utf8.count + 1))
    return digits == "\(CRC32(body).value)" ? body : nil
  }
}

extension String {
  /// Where the text after the last occurrence begins.
  fileprivate func range(ofLast part: String) -> Index? {
    indices.last { self[$0...].hasPrefix(part) }.map { index($0, offsetBy: part.count) }
  }
}
