import MemoryEngine
import PlainJSON
import Testing

@testable import MemorySimulation

@Suite("Specs of shards")
struct ShardTests {
  @Test("a spec line has all that decides the result, and its digest is FNV-1a without the range")
  func spells() throws {
    let shards = Array(try RunPlan.small(games: 10).shards(of: 4))

    let run = try RunPlan.small(games: 10)
    let text =
      #"{"v":1,"kind":"shard","seed":"1","of":10,"rules":\#(run.simulation.rules.json),"#
      + #""deck":{"kinds":4,"copies":2},"player":"perfect","flipTime":1000000000}"#
    #expect(
      "\(shards[2].json)"
        == #"{"v":1,"kind":"shard","run":"\#(shards[0].run.digest)","shard":2,"seed":"1","first":8,"#
        + #""count":2,"of":10,"size":4,"rules":{"matchSize":2,"matchPoints":2,"missPenalty":1,"#
        + #""bonusLimit":6000000000,"players":1,"matchKeepsTurn":true,"peek":0,"limit":null},"#
        + #""deck":{"kinds":4,"copies":2},"player":"perfect","flipTime":1000000000}"#)
    #expect(
      (run.digest, Fingerprint("").hexadecimal, Fingerprint("foobar").hexadecimal) == (
        Fingerprint(text).hexadecimal, "cbf29ce484222325", "85944171f73967e8"
      ))
  }

  @Test("everything that decides the result changes the digest")
  func tellsRunsApart() throws {
    let rules = Rules { $0.peek = .seconds(1) }
    let triples = Rules { $0.matchSize = 3 }
    let runs = [
      try RunPlan.small(), try .small(games: 101), try .small(seed: 2), try .small(pairs: 5),
      try .small(.random), try .small(.capacity(3)),
      RunPlan(try Simulation(pairs: 4, .perfect, rules), games: 100),
      RunPlan(try Simulation(pairs: 4, .perfect, triples), games: 100),
      RunPlan(try Simulation(pairs: 4, .perfect, flipTime: .seconds(2)), games: 100),
      RunPlan(try Simulation(pairs: 4, .perfect, against: .random, .hotSeat(2)), games: 100),
      RunPlan(try Simulation(pairs: 4, .random, against: .perfect, .hotSeat(2)), games: 100),
    ]
    #expect(Set(runs.map(\.digest)).count == runs.count)
  }

  @Test("shards cover every game once, in order, none larger than the size", arguments: 1...12)
  func coversAll(games: Int) throws {
    let run = try RunPlan.small(games: games)
    for size in 1...13 {
      let shards = Array(run.shards(of: size))
      #expect(
        (shards.flatMap { Array($0.games) }, shards.map(\.number)) == (
          Array(0..<games), Array(shards.indices)
        ) && shards.dropLast().allSatisfy { $0.games.count == size })
    }
  }

  @Test("a part of the games is covered by their shards, and the maximum number without a loop")
  func coversSome() throws {
    let run = try RunPlan.small(games: 20)
    for first in 0...20 {
      for end in first...20 {
        let shards = Array(run.shards(of: 6, covering: first..<end))
        #expect(
          shards.flatMap { Array($0.games) } == Array(first..<end)
            && shards.allSatisfy { $0.games.lowerBound / 6 == ($0.games.upperBound - 1) / 6 })
      }
    }

    let longest = try RunPlan.small(games: RunPlan.gameCounts.upperBound)
    let last = Array(longest.shards(of: 1).suffix(2)).map(\.games)
    #expect(
      (last, Array(longest.shards(of: longest.games)).map(\.games)) == (
        [longest.games - 2..<longest.games - 1, longest.games - 1..<longest.games],
        [0..<longest.games]
      ))
  }

  @Test("a line is read back to the byte, for any run")
  func readsBack() throws {
    let limits: [Rules.Limit?] = [nil, .turns(5), .misses(2), .time(.seconds(9))]
    let players: [[PlayerChoice]] = [
      [.perfect], [.capacity(3)], [.random, .perfect], [.capacity(3, evicting: .newest)],
      [.swapping(Probability(millionths: 10))],
      [.actr(ActivationModel(decay: .init(millionths: 1)))],
    ]
    for (limit, players) in limits.flatMap({ limit in players.map { (limit, $0) } }) {
      let rules = Rules { ($0.limit, $0.players, $0.peek) = (limit, players.count, .seconds(1)) }
      for seed in ["42", "a \"seed\"\\", "🐶\u{202E}\u{0}"].compactMap(Seed.init) {
        let simulation = try Simulation(
          kinds: 3, copies: 4, rules: rules, seed: seed, players: players,
          flipTime: .milliseconds(250))
        for shard in RunPlan(simulation, games: 7).shards(of: 3) {
          let line = "\(shard.json)"
          #expect(try "\(Shard(line: line.utf8).json)" == line)
        }
      }
    }
  }

  /// Parts of a line, their replacements, and the resulting errors.
  private static let damages: [(part: String, other: String, error: JSONError)] = [
    (#""v":1"#, #""v":2"#, .wrong("v", mustBe: "1")),
    (#""kind":"shard""#, #""kind":"summary""#, .wrong("kind", mustBe: "shard")),
    (#""shard":1"#, #""shard":2"#, .wrong("shard", mustBe: "1")),
    (#""first":40"#, #""first":-1"#, .outside("first", value: "-1", allowed: "0...99")),
    (#""first":40"#, #""first":100"#, .outside("first", value: "100", allowed: "0...99")),
    // Up to the end of the shard, not of the run.
    (#""count":40"#, #""count":41"#, .outside("count", value: "41", allowed: "1...40")),
    (#""count":40"#, #""count":0"#, .outside("count", value: "0", allowed: "1...40")),
    (#""count":40"#, #""count":4e1"#, .wrong("count", mustBe: "a whole number")),
    (#""size":40"#, #""size":0"#, .outside("size", value: "0", allowed: "1...1000000000000")),
    (#""seed":"1""#, #""seed":"""#, .wrong("seed", mustBe: "text of 1...256 bytes")),
    (#""seed":"1""#, #""seed":1"#, .wrong("seed", mustBe: "text")),
    (
      #""player":"perfect""#, #""player":"best one""#,
      .wrong("player", mustBe: "the name of a player")
    ),
    (
      #""player":"perfect""#, #""players":["perfect","capacity:x"]"#,
      .wrong("players[1]", mustBe: "the name of a player")
    ),
    (#""player":"perfect""#, #""player":3"#, .wrong("player", mustBe: "the name of a player")),
    (#""player":"perfect""#, #""players":"perfect""#, .wrong("players", mustBe: "a list")),
    (#""player":"#, #""players":["perfect"],"player":"#, .unknownMember("players")),
    (#""deck":{"kinds":4,"#, #""deck":{"#, .missing("deck.kinds")),
    (#""copies":2"#, #""copies":2,"faces":[]"#, .unknownMember("deck.faces")),
    (#""peek":0,"#, "", .missing("rules.peek")),
    (#""peek":0,"#, #""peek":0,"peak":0,"#, .unknownMember("rules.peak")),
    (
      #""matchKeepsTurn":true"#, #""matchKeepsTurn":1"#,
      .wrong("rules.matchKeepsTurn", mustBe: "true or false")
    ),
    (
      #""limit":null"#, #""limit":{"turns":1,"misses":1}"#,
      .wrong("rules.limit", mustBe: #"null, {"turns":n}, {"misses":n} or {"time":nanoseconds}"#)
    ),
    (#","limit":null"#, "", .missing("rules.limit")),
    (#""rules":{"#, #""rules":[],"else":{"#, .unknownMember("else")),
    (#""of":100,"#, "", .missing("of")),
    (#""flipTime""#, #""more":1,"flipTime""#, .unknownMember("more")),
    (#""v":1"#, #""v":1,"v":1"#, .syntax(line: 1, column: 8, wanted: "the name comes twice")),
    (#"{"v""#, #"["v""#, .syntax(line: 1, column: 5, wanted: "a comma or ] was expected")),
  ]

  @Test("any invalid line is rejected with the reason", arguments: damages.indices)
  func refuses(index: Int) throws {
    let damage = Self.damages[index]
    let line = try Self.line(with: damage.other, inPlaceOf: damage.part)

    #expect(throws: ShardError.json(damage.error)) { try Shard(line: line.utf8) }
  }

  @Test(
    "a line with an unknown player is rejected by name, an unplayable one in the engine's words")
  func refusesUnknownPlayers() throws {
    let alone = try Self.line(with: #""player":"best""#, inPlaceOf: #""player":"perfect""#)
    let second = try Self.line(
      with: #""players":["perfect","best"]"#, inPlaceOf: #""player":"perfect""#)

    for line in [alone, second] {
      #expect(throws: ShardError.unknownPlayer("best")) { try Shard(line: line.utf8) }
    }
    #expect(
      "\(ShardError.unknownPlayer("best"))" == "this program does not know player best")

    let noKinds = try Self.line(with: #""kinds":0"#, inPlaceOf: #""kinds":4"#)
    let nines = try Self.line(with: #""matchSize":9"#, inPlaceOf: #""matchSize":2"#)

    #expect(throws: ShardError.unplayable("the deck has no kinds")) {
      try Shard(line: noKinds.utf8)
    }
    #expect(throws: ShardError.unplayable("matchSize must be 2...8, not 9")) {
      try Shard(line: nines.utf8)
    }
  }

  /// Returns the second of three specs with a part replaced.
  private static func line(with other: String, inPlaceOf part: String) throws -> String {
    let shards = Array(try RunPlan.small().shards(of: 40))
    let parts = "\(shards[1].json)".split(separator: part, omittingEmptySubsequences: false)
    #expect(parts.count == 2, "\(part)")
    return parts.joined(separator: other)
  }

  @Test("a line with any byte changed is rejected or keeps its meaning")
  func survivesChanges() throws {
    let rules = Rules { ($0.limit, $0.players) = (.turns(5), 2) }
    let simulation = try Simulation(pairs: 4, .strategist, rules)
    let shard = try #require(RunPlan(simulation, games: 100).shards(of: 40).first)
    let line = Array("\(shard.json)".utf8)
    for place in line.indices {
      for byte in "9-\",{}\\ \u{0}".utf8 {
        var changed = line
        changed[place] = byte
        guard let read = try? Shard(line: changed) else { continue }
        #expect(read.run.digest == shard.run.digest, "\(byte) at \(place)")
      }
    }
  }

  @Test("a line with another run's digest is refused, and a failure has the shard's number")
  func refusesWrongDigest() throws {
    let (run, other) = (try RunPlan.small(), try RunPlan.small(seed: 2))
    let line = "\(try #require(Array(run.shards(of: 40)).first).json)"
    let changed = line.split(separator: #""seed":"1""#).joined(separator: #""seed":"2""#)

    #expect(throws: ShardError.wrongRun(run.digest, expected: other.digest)) {
      try Shard(line: changed.utf8)
    }

    func text(_ line: String) -> String {
      "\(ShardFailure(spec: line.utf8, code: 65, message: "no \"such\"").json)"
    }
    #expect(
      [text(#"{"shard":3}"#), text("{")] == [
        #"{"kind":"error","shard":3,"code":65,"message":"no \"such\""}"#,
        #"{"kind":"error","shard":null,"code":65,"message":"no \"such\""}"#,
      ])
  }
}
