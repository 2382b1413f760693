import CBaseline
import MemoryEngine
import MemorySimulation

let simulateBenchmarks: [Benchmark] =
  [8, 26, 500].map { perfect(pairs: $0) } + [8, 26, 500].map { perfectAgainstPairsOnly(pairs: $0) }
  + [random(pairs: 26), capacity(7, pairs: 26), ownPlayer(pairs: 26), stringFaces(pairs: 26)]
  + [twoThreads(pairs: 26)]

private let second: Int64 = 1_000_000_000

private func perfect(pairs: Int) -> Benchmark {
  Benchmark(
    "simulate/perfect \(pairs) pairs", unit: "ns/game", reference: "C, the same rules",
    roundsInASecond: 20_000_000 / pairs,
    ours: { games in
      var player = PerfectPlayer()
      return play(&player, deck(pairs), games)
    },
    theirs: { games in
      withBaseline(pairs) { mg_simulate_perfect($0, 1, 0, UInt64(games), second) }
    })
}

private func perfectAgainstPairsOnly(pairs: Int) -> Benchmark {
  let general = perfect(pairs: pairs)
  return Benchmark(
    "simulate/perfect \(pairs) pairs, pairs-only C", unit: "ns/game",
    reference: "C that knows only pairs and one player",
    roundsInASecond: general.roundsInASecond, ours: general.ours,
    theirs: { pairs_simulate_perfect(Int64(pairs), 1, 0, UInt64($0), second) })
}

private func random(pairs: Int) -> Benchmark {
  Benchmark(
    "simulate/random \(pairs) pairs", unit: "ns/game", reference: "C, the same rules",
    roundsInASecond: 70_000,
    ours: { games in
      var player = RandomPlayer()
      return play(&player, deck(pairs), games)
    },
    theirs: { games in
      withBaseline(pairs) { mg_simulate_random($0, 1, 0, UInt64(games), second) }
    })
}

/// A player with a limited memory, as people have.
///
/// With a flip per day the largest time is within a turn, which only the engine can play.
private func capacity(_ cards: Int, pairs: Int) -> Benchmark {
  let day = 86_400 * second
  let simulation = checked {
    try Simulation(
      kinds: pairs, copies: 2, rules: .course, seed: Seed(1), players: [.capacity(cards)],
      flipTime: .nanoseconds(day))
  }
  return Benchmark(
    "simulate/capacity \(pairs) pairs", unit: "ns/game", reference: "C, the same rules",
    roundsInASecond: 200_000,
    ours: { play(simulation, $0) },
    theirs: { games in
      withBaseline(pairs) { mg_simulate_capacity($0, Int64(cards), 1, 0, UInt64(games), day) }
    })
}

/// A player unknown to the simulation, compared with the same one built into the engine.
private func ownPlayer(pairs: Int) -> Benchmark {
  let simulation = checked {
    try Simulation(
      kinds: pairs, copies: 2, rules: .course, seed: Seed(1),
      players: [.custom("own") { PerfectPlayer() }])
  }
  return Benchmark(
    "simulate/own player \(pairs) pairs", unit: "ns/game", reference: "the same, by the engine",
    roundsInASecond: 700_000,
    ours: { play(simulation, $0) }, theirs: perfect(pairs: pairs).ours)
}

private func stringFaces(pairs: Int) -> Benchmark {
  let faces = (0..<pairs).map { "face \($0)" }
  return Benchmark(
    "simulate/string faces \(pairs) pairs", unit: "ns/game", reference: "MemoryGame<Int>",
    roundsInASecond: 800_000,
    ours: { games in
      var player = PerfectPlayer()
      return play(&player, checked { try Deck(pairsOf: faces) }, games)
    },
    theirs: perfect(pairs: pairs).ours)
}

private func twoThreads(pairs: Int) -> Benchmark {
  let simulation = checked {
    try Simulation(kinds: pairs, copies: 2, rules: .course, seed: Seed(1), players: [.perfect])
  }
  let batches = 8
  return Benchmark(
    "simulate/two threads \(pairs) pairs", unit: "ns/game", reference: "one thread",
    unitsPerRound: simulation.gamesPerBatch * batches, roundsInASecond: 10,
    ours: { parallelTurns(simulation, threads: 2, batches: batches * $0) },
    theirs: { parallelTurns(simulation, threads: 1, batches: batches * $0) })
}

func checked<Value>(_ make: () throws -> Value) -> Value {
  do { return try make() } catch { preconditionFailure("\(error)") }
}

func deck(_ pairs: Int) -> Deck<Int> { checked { try Deck(pairsOf: 0..<pairs) } }

/// Plays games with the engine and sums turns, lucky matches and scores.
private func play<Face>(
  _ player: inout some Player & ~Copyable, _ deck: Deck<Face>, _ games: Int
) -> UInt64 {
  let seed = Seed(1)
  var game = checked { try MemoryGame(deck: deck, seed: seed) }
  var sum: UInt64 = 0
  for index in 0..<UInt64(games) {
    game.redeal(seed: seed, game: index)
    var chance = SeededGenerator(seed: seed.number, game: index, for: .player)
    let end = game.playOut(&player, step: .seconds(1), using: &chance)
    sum &+= UInt64(end.turns) &* 1_000_003 &+ UInt64(end.luckyMatches) &* 1_009
    sum &+= UInt64(bitPattern: Int64(game.score(of: 0)))
  }
  return sum
}

/// Plays games of a type-erased player, compiled in the simulation's module.
private func play(_ simulation: Simulation, _ games: Int) -> UInt64 {
  var sum: UInt64 = 0
  simulation.play(0..<UInt64(games)) { game in
    sum &+= UInt64(game.turns) &* 1_000_003 &+ UInt64(game.lucky) &* 1_009
    sum &+= UInt64(bitPattern: Int64(game.score))
  }
  return sum
}

func withBaseline(
  _ pairs: Int, rules: mg_rules = mg_course(), _ body: (OpaquePointer) -> UInt64
) -> UInt64 {
  guard let game = mg_new(Int64(pairs), 2, rules) else { preconditionFailure("out of memory") }
  defer { mg_free(game) }
  return body(game)
}
