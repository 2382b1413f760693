import CBaseline
import MemoryEngine

let shuffleBenchmarks = [shuffle(cards: 52)]

private func shuffle(cards: Int) -> Benchmark {
  Benchmark(
    "shuffle/\(cards) cards", unit: "ns/shuffle", reference: "C, the same draws",
    roundsInASecond: 8_000_000,
    ours: { shuffleAgainAndAgain(cards, $0) },
    theirs: { mg_shuffle_sum(Int64(cards), 1, UInt64($0)) })
}

private func shuffleAgainAndAgain(_ cards: Int, _ rounds: Int) -> UInt64 {
  var order = (0..<cards).map { UInt32($0) }
  var generator = SeededGenerator(seed: 1)
  var sum: UInt64 = 0
  for _ in 0..<rounds {
    var places = order.mutableSpan
    places.shuffle(using: &generator)
    sum = sum &* 31 &+ UInt64(places[0])
  }
  return sum
}
