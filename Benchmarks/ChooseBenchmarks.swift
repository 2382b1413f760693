import CBaseline
import MemoryEngine

let chooseBenchmarks = [interactive(pairs: 26), interactiveDuration(pairs: 26)]

/// Plays flip by flip through the public interface, as an app does: every pair of places in order.
private func interactive(pairs: Int) -> Benchmark {
  let cards = 2 * pairs
  return Benchmark(
    "choose/interactive \(pairs) pairs", unit: "ns/choice", reference: "C, the same rules",
    unitsPerRound: cards * (cards - 1), roundsInASecond: 60_000,
    ours: { chooseAll(deck(pairs), $0, by: chooseAllPairs) },
    theirs: { games in
      withBaseline(pairs) { mg_interactive($0, 1, 0, UInt64(games), 1_000_000_000) }
    })
}

/// Like `interactive`, with times as `Duration`, whose arithmetic is 128 bits wide.
private func interactiveDuration(pairs: Int) -> Benchmark {
  let plain = interactive(pairs: pairs)
  return Benchmark(
    "choose/interactive \(pairs) pairs, Duration", unit: plain.unit, reference: plain.reference,
    unitsPerRound: plain.unitsPerRound, roundsInASecond: plain.roundsInASecond,
    ours: { chooseAll(deck(pairs), $0, by: chooseAllPairsByDuration) }, theirs: plain.theirs)
}

private func chooseAll(
  _ deck: Deck<Int>, _ games: Int, by chooseAllPairs: (inout MemoryGame<Int>) -> UInt64
) -> UInt64 {
  let seed = Seed(1)
  var game = checked { try MemoryGame(deck: deck, seed: seed) }
  var sum: UInt64 = 0
  for index in 0..<UInt64(games) {
    game.redeal(seed: seed, game: index)
    sum &+= chooseAllPairs(&game)
    sum &+= UInt64(game.turns) &* 1_000_003
    sum &+= UInt64(bitPattern: Int64(game.score(of: 0)))
  }
  return sum
}

private func chooseAllPairs(of game: inout MemoryGame<Int>) -> UInt64 {
  var sum: UInt64 = 0
  var now: Int64 = 0
  for first in 0..<game.cardCount {
    for second in first + 1..<game.cardCount {
      sum &+= figures(game.choose(first, atNanoseconds: now))
      sum &+= figures(game.choose(second, atNanoseconds: now + 1_000_000_000))
      now += 2_000_000_000
    }
  }
  return sum
}

private func chooseAllPairsByDuration(of game: inout MemoryGame<Int>) -> UInt64 {
  var sum: UInt64 = 0
  var now = Duration.zero
  for first in 0..<game.cardCount {
    for second in first + 1..<game.cardCount {
      sum &+= figures(game.choose(first, at: now))
      sum &+= figures(game.choose(second, at: now + .seconds(1)))
      now += .seconds(2)
    }
  }
  return sum
}

private func figures(_ outcome: Outcome) -> UInt64 {
  let cards = outcome.faceUp.count + outcome.turnedDown.count + outcome.removed.count
  return UInt64(bitPattern: Int64(outcome.points + cards))
}
