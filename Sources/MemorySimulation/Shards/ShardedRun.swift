import MemoryEngine

/// A simulation of so many games, to be played in shards on any number of machines.
public struct ShardedRun: Sendable {
  /// The range of the number of games.
  public static let gameCounts = 1...1_000_000_000_000

  public let simulation: Simulation
  /// How many games there are in all shards together, from game 0 on.
  public let games: Int
  /// Tells this run from others, in 16 hexadecimal digits.
  ///
  /// It is FNV-1a (64 bits) of the text of a spec line without `run`, `shard`, `first`, `count` and
  /// `size`: of everything but the range.
  public let digest: String

  /// - Precondition: The number of games is in `gameCounts`.
  public init(_ simulation: Simulation, games: Int) {
    precondition(Self.gameCounts.contains(games), "a run cannot have \(games) games")
    self.simulation = simulation
    self.games = games
    digest = Fingerprint("\(JSON.members(Self.members(simulation, games)))").hexadecimal
  }

  /// The games cut into shards of one size, the last of which may be smaller.
  ///
  /// - Parameters:
  ///   - size: Games in a shard, in `gameCounts`.
  ///   - games: Only these games; at their ends a shard may be a part of one.
  /// - Returns: The shards in order, each made when it is asked for.
  public func shards(
    of size: Int, covering games: Range<Int>? = nil
  ) -> LazyMapCollection<Range<Int>, Shard> {
    precondition(Self.gameCounts.contains(size), "a shard cannot have \(size) games")
    let games = (games ?? 0..<self.games).clamped(to: 0..<self.games)
    let end = games.isEmpty ? 0 : (games.upperBound - 1) / size + 1
    return (min(end, games.lowerBound / size)..<end).lazy.map { [self] number in
      let all = number * size..<(number + 1) * size
      return Shard(run: self, size: size, games: all.clamped(to: games))
    }
  }
}

extension ShardedRun {
  /// The members of a spec line that say what is played, in their order.
  static func members(_ simulation: Simulation, _ games: Int) -> [(String, JSON)] {
    [
      ("v", .int(Shard.version)),
      ("kind", .string(Shard.kind)),
      ("seed", .string(simulation.seed.text)),
      ("of", .int(games)),
      ("rules", simulation.rules.json),
      ("deck", .object(["kinds": .int(simulation.kinds), "copies": .int(simulation.copies)])),
      simulation.playerMember,
      ("flipTime", .int(Int(simulation.flipTime.clampedNanoseconds))),
    ]
  }

  /// Takes those members, but for version and kind, out of a line.
  init(_ fields: inout JSONFields) throws(ShardError) {
    let seedText = try fields.string("seed")
    guard let seed = Seed(seedText) else {
      throw .wrong("seed", mustBe: "text of 1...256 bytes")
    }
    let games = try fields.int("of", in: Self.gameCounts)
    var rules = try fields.object("rules")
    var deck = try fields.object("deck")
    let players = try fields.players()
    let flipTime = try fields.int("flipTime", in: 0...Int.max)
    let kinds = try deck.int("kinds")
    let copies = try deck.int("copies")
    try deck.end()
    let playable = try Rules(&rules)
    do {
      let simulation = try Simulation(
        kinds: kinds, copies: copies, rules: playable, seed: seed, players: players,
        flipTime: .nanoseconds(flipTime))
      self.init(simulation, games: games)
    } catch {
      throw .unplayable("\(error)")
    }
  }
}

extension JSONFields {
  /// Reads `Simulation.playerMember`.
  fileprivate mutating func players() throws(ShardError) -> [PlayerChoice] {
    if has("player") { return [try PlayerChoice(field: "player", try take("player"))] }
    guard case .array(let names) = try take("players") else {
      throw .wrong("players", mustBe: "a list")
    }
    return try names.map { name throws(ShardError) in try PlayerChoice(field: "players", name) }
  }
}

extension PlayerChoice {
  fileprivate init(field: String, _ json: JSON) throws(ShardError) {
    guard case .string(let name) = json, let player = PlayerChoice(name) else {
      throw .wrong(field, mustBe: "a player that is known here")
    }
    self = player
  }
}

extension Rules {
  /// Reads what `json` wrote; every field must be there.
  fileprivate init(_ fields: inout JSONFields) throws(ShardError) {
    self.init()
    matchSize = try fields.int("matchSize")
    matchPoints = try fields.int("matchPoints")
    missPenalty = try fields.int("missPenalty")
    bonusLimit = .nanoseconds(try fields.int("bonusLimit"))
    players = try fields.int("players")
    matchKeepsTurn = try fields.bool("matchKeepsTurn")
    peek = .nanoseconds(try fields.int("peek"))
    limit = try Limit(try fields.take("limit"))
    try fields.end()
  }
}

extension Rules.Limit {
  /// - Returns: `nil` for `null`.
  fileprivate init?(_ json: JSON) throws(ShardError) {
    if case .null = json { return nil }
    guard case .members(let members) = json, members.count == 1,
      case .int(let number) = members[0].1
    else { throw .wrong("rules.limit", mustBe: Self.spelling) }
    switch members[0].0 {
    case "turns": self = .turns(number)
    case "misses": self = .misses(number)
    case "time": self = .time(.nanoseconds(number))
    default: throw .wrong("rules.limit", mustBe: Self.spelling)
    }
  }

  private static var spelling: String {
    #"null, {"turns":n}, {"misses":n} or {"time":nanoseconds}"#
  }
}
