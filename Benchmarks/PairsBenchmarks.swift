import CBaseline
import MemoryEngine
import MemorySimulation

/// Plain pairs as `memorize simulate` tallies them, compared with three C programs.
let pairsBenchmarks: [Benchmark] =
  [8, 26, 500].flatMap { [fused(pairs: $0), pairsOnly(pairs: $0), general(pairs: $0)] }
  + [8, 26].map { random(pairs: $0) }
  + [(3, 8), (7, 26)].map { capacity($0.0, pairs: $0.1) }

private let second: Int64 = 1_000_000_000

private func fused(pairs: Int) -> Benchmark {
  perfect(pairs: pairs, "fused C", reference: "C that figures games from their deals") {
    pairs_simulate_perfect_fused(Int64(pairs), 1, 0, UInt64($0))
  }
}

private func pairsOnly(pairs: Int) -> Benchmark {
  perfect(pairs: pairs, "pairs-only C", reference: "C that knows only pairs and one player") {
    pairs_simulate_perfect(Int64(pairs), 1, 0, UInt64($0), second)
  }
}

private func general(pairs: Int) -> Benchmark {
  perfect(pairs: pairs, "general C", reference: "C of any rules") { games in
    withBaseline(pairs) { mg_simulate_perfect($0, 1, 0, UInt64(games), second) }
  }
}

private func perfect(
  pairs: Int, _ kind: String, reference: String, theirs: @escaping @Sendable (Int) -> UInt64
) -> Benchmark {
  Benchmark(
    "pairs/perfect \(pairs) pairs, \(kind)", unit: "ns/game", reference: reference,
    roundsInASecond: 80_000_000 / pairs,
    ours: { tallied(pairs, .perfect, $0) }, theirs: theirs)
}

private func random(pairs: Int) -> Benchmark {
  Benchmark(
    "pairs/random \(pairs) pairs", unit: "ns/game", reference: "C of any rules",
    roundsInASecond: 70_000_000 / (pairs * pairs),
    ours: { tallied(pairs, .random, $0) },
    theirs: { games in
      withBaseline(pairs) { mg_simulate_random($0, 1, 0, UInt64(games), second) }
    })
}

private func capacity(_ cards: Int, pairs: Int) -> Benchmark {
  Benchmark(
    "pairs/capacity \(pairs) pairs", unit: "ns/game", reference: "C of any rules",
    roundsInASecond: 8_000_000 / pairs,
    ours: { tallied(pairs, .capacity(cards), $0) },
    theirs: { games in
      withBaseline(pairs) { mg_simulate_capacity($0, Int64(cards), 1, 0, UInt64(games), second) }
    })
}

private func tallied(_ pairs: Int, _ player: PlayerChoice, _ games: Int) -> UInt64 {
  let simulation = checked {
    try Simulation(kinds: pairs, copies: 2, rules: .course, seed: Seed(1), players: [player])
  }
  let tally = simulation.tally(of: 0..<UInt64(games))
  return tally.turns.sum &* 1_000_003 &+ tally.lucky.sum &* 1_009 &+ tally.score.sum
}

extension Histogram {
  /// The sum of all counts, modulo 2^64.
  fileprivate var sum: UInt64 {
    entries.reduce(0) { $0 &+ UInt64(bitPattern: Int64($1.value &* $1.count)) }
  }
}
