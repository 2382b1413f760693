import MemoryEngine
import Testing

@testable import MemorySimulation

@Suite("The head of a run")
struct RunHeadTests {
  private static func simulation(
    pairs: Int = 3, _ players: [PlayerChoice] = [.perfect], seed: String = "1",
    flipTime: Duration = .seconds(1), _ change: (inout Rules) -> Void = { _ in }
  ) throws -> Simulation {
    let rules = Rules(change)
    return try Simulation(
      kinds: pairs, copies: rules.matchSize, rules: rules, seed: try #require(Seed(seed)),
      players: players, flipTime: flipTime)
  }

  /// Simulations that each differ from the first in one property.
  private static func different() throws -> [Simulation] {
    [
      try simulation(), try simulation(pairs: 4), try simulation([.random]),
      try simulation([.capacity(3)]), try simulation([.capacity(4)]), try simulation(seed: "01"),
      try simulation(flipTime: .milliseconds(999)), try simulation { $0.matchSize = 3 },
      try simulation { $0.matchPoints = 3 }, try simulation { $0.missPenalty = 0 },
      try simulation { $0.bonusLimit = .zero }, try simulation { $0.players = 2 },
      try simulation { $0.matchKeepsTurn = false }, try simulation { $0.peek = .nanoseconds(1) },
      try simulation { $0.limit = .turns(9) }, try simulation { $0.limit = .misses(9) },
      try simulation { $0.limit = .time(.seconds(9)) },
      try simulation([.perfect, .random]) { $0.players = 2 },
      try simulation([.random, .perfect]) { $0.players = 2 },
    ]
  }

  private static let parameters: [SweptRange.Parameter] = [
    .pairs, .flipTime, .argument(of: "capacity"),
  ]

  @Test("two runs have the same head only if they are the same, and it has all that a shard has")
  func tellsRunsApart() throws {
    let simulations = try Self.different()
    var heads = simulations.map { RunHead($0, games: 10) }
    heads.append(RunHead(simulations[0], games: 11))
    heads.append(RunHead(Comparison(simulations[0], simulations[2]), games: 10))
    heads.append(RunHead(Comparison(simulations[2], simulations[0]), games: 10))
    for values in [[3], [3, 4], [3, 5]] {
      for parameter in Self.parameters {
        for players in [["perfect"], ["perfect", "random"]] {
          let range = SweptRange(parameter, values, text: "", players: players)
          heads.append(RunHead(sweeping: range, as: simulations[0], games: 10))
        }
      }
    }

    #expect(
      (
        Set(heads).count, Set(heads.map { "\($0.json)" }).count,
        RunHead(try Self.simulation(), games: 10)
      ) == (heads.count, heads.count, heads[0]))

    for simulation in try Self.different() {
      let head = "\(RunHead(simulation, games: 10).json)"
      let spec = "\(try #require(RunPlan(simulation, games: 10).shards(of: 10).first).json)"
      let read = try Shard(line: spec.utf8).run

      #expect("\(RunHead(read.simulation, games: read.games).json)" == head)
    }
  }

  @Test("a sweep has its values, which are exact decimals, and its players as they were typed")
  func spellsSweeps() throws {
    let simulation = try Self.simulation([.capacity(3)])
    let rules = simulation.rules.json
    func text(_ range: SweptRange) -> String {
      var head = RunHead(sweeping: range, as: simulation, games: 10)
      (head.program, head.command) = ("p 1", "p")
      return "\(head.json)"
    }
    func start(_ parameter: String, _ values: String) -> String {
      #"{"program":"p 1","engine":2,"command":"p","study":"sweep","parameter":"\#(parameter)","#
        + #""values":[\#(values)],"seed":"1","games":10,"rules":\#(rules),"deck":"#
    }

    let times = SweptRange(.flipTime, [250_000_000], text: "", players: [])
    let chances = SweptRange(.argument(of: "forgetful"), [1_000_000], text: "", players: [])
    let pairs = SweptRange(.pairs, [7], text: "", players: [])
    #expect(
      text(SweptRange(.pairs, [3, 5], text: "3...5:2", players: ["capacity:3"])) == start(
        "pairs", "3,5") + #"{"copies":2},"player":"capacity:3","flipTime":1000000000}"#)
    #expect(
      text(
        SweptRange(
          .argument(of: "forgetful"), [0, 250_000_000], text: "forgetful:0...0.25",
          players: ["forgetful:0...0.25", "random"])) == start("forgetful", "0,0.25")
        + #"{"kinds":3,"copies":2},"#
        + #""players":["forgetful:0...0.25","random"],"flipTime":1000000000}"#)
    #expect(
      (
        text(SweptRange(.flipTime, [0, 500_000_000], text: "0...500ms", players: ["perfect"])),
        [times, chances, pairs].map { $0.decimal($0.values[0]) }
      ) == (
        start("flipTime", "0,500000000") + #"{"kinds":3,"copies":2},"player":"perfect"}"#,
        ["0.25", "0.001", "7"]
      ))
    #expect(
      (
        [times, chances, pairs].map { $0.number($0.values[0]) },
        [times, chances, pairs].map { "\($0.json($0.values[0]))" }
      ) == ([0.25, 0.001, 7], ["250000000", "0.001", "7"]))
  }
}
