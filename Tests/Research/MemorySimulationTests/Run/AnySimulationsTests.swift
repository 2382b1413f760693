import MemoryEngine
import PlainJSON
import TestSupport
import Testing

@testable import MemorySimulation

/// Random numbers and texts give games and their report, or a typed error.
@Suite("Any simulations")
struct AnySimulationsTests {
  @Test("any deck, rules, players and times are played, or refused by name")
  func simulations() {
    var numbers = SeededNumbers(seed: 1)
    var played = 0
    for _ in 0..<1_500 {
      do {
        let simulation = try numbers.simulation()
        played += 1
        play(simulation, with: &numbers)
      } catch {
        let isTyped = error is RulesError || error is DeckError || error is PlayersError
        #expect(isTyped && !"\(error)".isEmpty, "\(error)")
      }
    }
    #expect(played > 200, "only \(played) could be played")
  }

  private func play(_ simulation: Simulation, with numbers: inout SeededNumbers) {
    let first = UInt64(bitPattern: Int64(numbers.anyNumber())) / 2
    var questions = 0
    let tally = simulation.tally(of: first..<first + 2) {
      questions += 1
      return questions > 200
    }
    #expect(!Report(simulation, tally).json.description.isEmpty && simulation.gamesPerBatch > 0)
    do throws(TheoryGap) {
      #expect(try simulation.predictions().allSatisfy { $0.variance >= 0 })
    } catch {
      #expect(!"\(error)".isEmpty)
    }
    cut(simulation, with: &numbers)
  }

  private func cut(_ simulation: Simulation, with numbers: inout SeededNumbers) {
    func count() -> Int {
      min(max(1, numbers.anyNumber()), RunPlan.gameCounts.upperBound)
    }
    let plan = RunPlan(simulation, games: count())
    let ends = [numbers.anyNumber(), numbers.anyNumber()].sorted()
    let shards = plan.shards(of: count(), covering: ends[0]..<ends[1])
    for shard in [shards.first, shards.last].compactMap(\.self) {
      let line = Array(shard.json.description.utf8)
      #expect(
        (try? Shard(line: line))?.games == shard.games
          && ends[0]..<ends[1] ~= shard.games.lowerBound && shard.number >= 0)
      _ = try? Shard(line: numbers.edited(line))
    }
  }

  @Test("any number of threads plays the same games")
  func threads() async throws {
    let simulation = try Simulation(
      kinds: 3, copies: 2, rules: .course, seed: Seed(1), players: [.random])
    for threads in [1, 7, .max] {
      var games = 0
      try await simulation.run(games: 40, threads: threads) { games += $0.tally.games }
      #expect(games == 40)
    }
  }

  @Test("any text is a player, an activation model or neither, and printed as it was read")
  func players() {
    var numbers = SeededNumbers(seed: 2)
    let words = [
      "capacity", "actr", "forgetful", "swapping", "perfect", ":", "0.5", "-", "lifo", "9",
    ]
    for _ in 0..<3_000 {
      let text =
        numbers.whole(0...4) == 0
        ? numbers.anyText()
        : (0..<numbers.whole(0...5)).map { _ in numbers.one(of: words) }.joined()
      if let player = PlayerChoice(text) { #expect(PlayerChoice(player.name) == player) }
      if let model = ActivationModel(text) {
        #expect(ActivationModel(model.description) == model)
      }
    }
  }

  @Test("any lines are merged, counted as damaged, or refused with a reason")
  func merges() throws {
    var numbers = SeededNumbers(seed: 3)
    let plan = try RunPlan.small(games: 9)
    let lines = plan.summaries(of: 3).map { Array($0.line.utf8) }
    for _ in 0..<150 {
      var merge = ShardMerge()
      for _ in 0..<4 {
        let line = numbers.one(of: lines)
        do throws(MergeError) {
          try merge.add(line: numbers.whole(0...1) == 0 ? line : numbers.edited(line))
        } catch {
          #expect(!"\(error)".isEmpty)
        }
      }
      if let gaps = try? merge.gaps() { #expect(gaps.allSatisfy { !$0.isEmpty }) }
      #expect(merge.size > 0)
    }
  }
}

extension SeededNumbers {
  fileprivate mutating func simulation() throws -> Simulation {
    var rules = one(of: [Rules.course, .relaxed, .hotSeat(2)])
    switch whole(0...11) {
    case 0: rules.matchSize = anyNumber()
    case 1: rules.matchPoints = anyNumber()
    case 2: rules.bonusLimit = anyTime()
    case 3: rules.peek = anyTime()
    case 4: rules.players = anyNumber()
    case 5: rules.limit = one(of: [.turns(anyNumber()), .misses(anyNumber()), .time(anyTime())])
    default: break
    }
    return try Simulation(
      kinds: whole(0...5) == 0 ? anyNumber() : whole(1...5),
      copies: whole(0...5) == 0 ? anyNumber() : 2, rules: rules, seed: Seed(next()),
      players: (0..<one(of: [0, 1, 1, 1, 1, 2, 3])).map { _ in player() },
      flipTime: whole(0...3) == 0 ? anyTime() : .seconds(1))
  }

  private mutating func player() -> PlayerChoice {
    let chance = Probability(millionths: whole(0...1_000_000))
    return one(of: [
      .random, .perfect, .capacity(anyNumber(), evicting: one(of: Eviction.allCases)),
      .forgetful(chance), .swapping(chance), .strategist, .external(command: anyText()),
      .actr(ActivationModel(decay: one(of: [0, 500_000, 10_000_000].map(ExactDecimal.init)))),
      .custom(anyText(), make: { PerfectPlayer() }),
    ])
  }
}
