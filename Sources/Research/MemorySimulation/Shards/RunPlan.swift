import MemoryEngine
import PlainJSON

/// A simulation with a number of games, which is played in shards on any number of machines.
public struct RunPlan: Sendable {
  /// The valid numbers of games.
  public static let gameCounts = 1...1_000_000_000_000

  /// The simulation that is played.
  public let simulation: Simulation
  /// The number of games in all shards, from game 0 on.
  public let games: Int
  /// The digest that identifies this run, in 16 hexadecimal digits.
  ///
  /// It is FNV-1a (64 bits) of the text of a spec line without `run`, `shard`, `first`, `count` and
  /// `size`: of everything but the range.
  public let digest: String
  /// The members of a spec line that describe the games, in order.
  let members: [(name: String, value: JSON)]

  /// - Precondition: The number of games is in `gameCounts`.
  public init(_ simulation: Simulation, games: Int) {
    precondition(Self.gameCounts.contains(games), "a run cannot have \(games) games")
    self.simulation = simulation
    self.games = games
    members = Self.members(of: RunHead(simulation, games: games))
    digest = Fingerprint("\(JSON.members(members))").hexadecimal
  }

  /// Returns the games cut into shards of one size, the last of which may be smaller.
  ///
  /// - Parameters:
  ///   - size: The number of games in a shard, in `gameCounts`.
  ///   - games: The games to cover; nil for all. At their ends a shard may be incomplete.
  /// - Returns: The shards in order, each created when it is needed.
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

extension RunPlan {
  private static func members(of head: RunHead) -> [(name: String, value: JSON)] {
    [("v", .int(Shard.version)), ("kind", .string(Shard.kind))]
      + head.run(countingGamesAs: "of")
  }

  /// Decodes the `members` of a spec line, except for its version and kind.
  ///
  /// - Parameters:
  ///   - fields: The object of the line.
  ///   - players: The known players besides the built-in ones.
  ///   - connect: Returns a connection to an external program of a name, if there is one.
  /// - Throws: `ShardError` for the first error.
  init(
    _ fields: JSONObject, knowing players: [PlayerChoice],
    connecting connect: @escaping @Sendable (_ name: String) -> ExternalLine?
  ) throws(ShardError) {
    let plan = try ShardError.reading { () throws(JSONError) in try Plan(fields) }
    let chosen = try plan.players.map { name throws(ShardError) in
      guard let player = PlayerChoice(name) ?? players.first(where: { $0.name == name }) else {
        throw .unknownPlayer(name)
      }
      if case .external(let program) = player, connect(program) == nil {
        throw .unknownPlayer(name)
      }
      return player
    }
    do {
      let simulation = try plan.simulation(by: chosen) { connect($0) ?? .closed }
      self.init(simulation, games: plan.games)
    } catch {
      throw .unplayable("\(error)")
    }
  }
}

/// The description of a run as decoded from a line, before it is known to be playable.
private struct Plan {
  let seed: Seed
  let games: Int
  let rules: Rules
  let kinds: Int
  let copies: Int
  /// The names of the players.
  let players: [String]
  let flipTime: Int

  init(_ fields: JSONObject) throws(JSONError) {
    let seedField = try fields["seed"]
    guard let seed = Seed(try seedField.text()) else {
      throw seedField.wrong("text of 1...256 bytes")
    }
    self.seed = seed
    games = try fields["of"].int(in: RunPlan.gameCounts)
    rules = try Rules(try fields["rules"])
    let deck = try fields["deck"].object()
    try deck.allowOnly(["kinds", "copies"])
    kinds = try deck["kinds"].int()
    copies = try deck["copies"].int()
    players = try Self.players(fields)
    flipTime = try fields["flipTime"].int(in: 0...Int.max)
  }

  /// Decodes `player` or, for several, the list `players`.
  private static func players(_ fields: JSONObject) throws(JSONError) -> [String] {
    guard let player = fields.optional("player") else {
      return try fields["players"].list().map { field throws(JSONError) in try name(field) }
    }
    if let other = fields.optional("players") { throw .unknownMember(other.place) }
    return [try name(player)]
  }

  private static func name(_ field: JSONField) throws(JSONError) -> String {
    guard case .string(let name) = field.value,
      PlayerChoice(name) != nil || (try? CustomPlayer.check(name)) != nil
    else { throw field.wrong("the name of a player") }
    return name
  }

  func simulation(
    by players: [PlayerChoice], connecting connect: @escaping @Sendable (String) -> ExternalLine
  ) throws -> Simulation {
    try Simulation(
      kinds: kinds, copies: copies, rules: rules, seed: seed, players: players,
      flipTime: .nanoseconds(flipTime), connecting: connect)
  }
}
