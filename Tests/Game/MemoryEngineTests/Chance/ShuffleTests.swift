import MemoryEngine
import Testing

@Suite("Draws and shuffles")
struct ShuffleTests {
  @Test("draws are below their bound and all equally likely", arguments: [1, 2, 3, 7, 10, 52])
  func drawsUniformly(bound: Int) {
    var generator = SeededGenerator(seed: 2026, game: UInt64(bound))
    var counts = Array(repeating: 0, count: bound)
    for _ in 1...1000 * bound { counts[generator.draw(below: bound)] += 1 }

    expectUniform(counts)
  }

  @Test("draws below a bound that does not divide 2^64 are unbiased")
  func drawsWithoutBias() {
    // Without rejection, 2/3 of these would get 3 of 8 preimages and the others 2.
    var generator = SeededGenerator(seed: 2026)
    var counts = [0, 0, 0]
    for _ in 1...30_000 { counts[generator.draw(below: 3 << 61) % 3] += 1 }

    expectUniform(counts)
  }

  @Test(
    "a biased draw is drawn again, and a shuffle draws once per element, from the last one down")
  func rejectsBiasedDraws() {
    var numbers = Script([0, .max, 0, 1 << 63, 5])
    let draws = [3, 3, 1].map { numbers.draw(below: $0) }
    var edges = Script([.max, 1 << 63, 1])
    let edgeDraws = [.max, 1 << 62, 1 << 62].map { edges.draw(below: $0) }
    #expect((draws, edgeDraws) == ([2, 1, 0], [.max - 1, 1 << 61, 0]))
    #expect(numbers.rest.isEmpty && edges.rest.isEmpty)

    // Draws below 4, 3 and 2, each from the middle of 64 bits: 2, 1, 1.
    var otherNumbers = Script([1 << 63, 1 << 63, 1 << 63])
    #expect(shuffled(4, using: &otherNumbers) == [0, 3, 1, 2] && otherNumbers.rest.isEmpty)
    var generator = SeededGenerator(seed: 4)
    let sizes = [0, 1, 2, 100]
    let sorted = sizes.map { shuffled($0, using: &generator).sorted() }
    #expect(sorted == sizes.map { Array(0..<$0) })
  }

  @Test("a bound of zero or below is refused")
  func refusesEmptyBounds() async {
    await #expect(processExitsWith: .failure) {
      var generator = SeededGenerator(seed: 1)
      _ = generator.draw(below: 0)
    }
  }

  @Test("all 24 orders of four are equally likely")
  func shufflesUniformly() {
    var generator = SeededGenerator(seed: 4)
    var counts: [[Int]: Int] = [:]
    for _ in 1...12_000 {
      counts[shuffled(4, using: &generator), default: 0] += 1
    }

    #expect(counts.count == 24)
    expectUniform(Array(counts.values))
  }

  @Test(
    "the order of a deal never changes",
    arguments: [
      (0, [2, 3, 0, 1, 8, 4, 6, 9, 7, 5]), (1, [9, 5, 0, 3, 1, 8, 7, 6, 2, 4]),
      (2, [2, 6, 4, 0, 3, 1, 8, 5, 7, 9]), (3, [1, 9, 0, 5, 3, 2, 6, 8, 7, 4]),
      (42, [1, 4, 7, 2, 5, 8, 3, 9, 0, 6]), (2023, [0, 8, 2, 6, 7, 1, 5, 9, 3, 4]),
      (65_535, [4, 5, 8, 3, 6, 7, 9, 2, 0, 1]), (1 << 32, [1, 8, 6, 3, 4, 5, 0, 2, 7, 9]),
      (1 << 63, [3, 8, 2, 9, 0, 6, 4, 5, 1, 7]), (.max, [6, 3, 4, 0, 2, 7, 9, 8, 5, 1]),
    ] as [(UInt64, [Int])])
  func fixesTheDeal(seed: UInt64, order: [Int]) throws {
    let deck = try Deck<Int>(kinds: 1, copies: 10)
    let game = try MemoryGame(deck: deck, seed: Seed(seed))

    #expect(
      (game.cards(at: .zero).map(\.face), handDeal(10, seed: seed, game: 0)) == (order, order))
  }

  @Test("every game of a seed has the order calculated by hand")
  func dealsAsByHand() throws {
    let deck = try Deck<Int>(kinds: 1, copies: 24)
    let deals = try (0...50).map { index in
      try MemoryGame(deck: deck, seed: Seed(7), game: index).cards(at: .zero).map(\.face)
    }
    #expect(deals == (0...50).map { handDeal(24, seed: 7, game: $0) })
  }

  private func shuffled(_ count: Int, using generator: inout some RandomNumberGenerator) -> [Int] {
    var order = Array(0..<count)
    var places = order.mutableSpan
    places.shuffle(using: &generator)
    return order
  }

  /// Expects a chi-square value that one fair generator in a thousand exceeds (Wilson, Hilferty
  /// 1931).
  private func expectUniform(_ counts: [Int]) {
    let expected = Double(counts.reduce(0, +)) / Double(counts.count)
    let statistic = counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) }
    let freedom = Double(counts.count - 1)
    let spread = 2 / (9 * max(1, freedom))
    let root = 1 - spread + 3.09 * spread.squareRoot()
    #expect(statistic / expected <= freedom * root * root * root, "\(counts)")
  }
}

/// A generator that returns the given numbers.
private struct Script: RandomNumberGenerator {
  var rest: ArraySlice<UInt64>

  init(_ numbers: [UInt64]) { rest = numbers[...] }

  mutating func next() -> UInt64 { rest.removeFirst() }
}

/// Returns a deal computed independently of the library: xoshiro256++ on an array, Lemire's draw in
/// 128 bits, and the original Fisher-Yates shuffle, which removes cards.
private func handDeal(_ count: Int, seed: UInt64, game: UInt64) -> [Int] {
  var state = (1...4).map {
    SplitMix.output(4 * game + $0, seed: seed, domain: 0x9E37_79B9_7F4A_7C15)
  }
  func rotated(_ word: UInt64, _ bits: UInt64) -> UInt64 { word << bits | word >> (64 - bits) }
  func next() -> UInt64 {
    let result = rotated(state[0] &+ state[3], 23) &+ state[0]
    let shifted = state[1] << 17
    for (target, source) in [(2, 0), (3, 1), (1, 2), (0, 3)] { state[target] ^= state[source] }
    state[2] ^= shifted
    state[3] = rotated(state[3], 45)
    return result
  }
  func draw(_ bound: UInt128) -> Int {
    let fair = (1 << 64) / bound * bound
    while true {
      let product = UInt128(next()) * bound
      // The lowest 2^64 mod bound remainders are the surplus.
      if product & ((1 << 64) - 1) >= (1 << 64) - fair { return Int(product >> 64) }
    }
  }
  var order = Array(0..<count)
  for last in stride(from: count - 1, to: 0, by: -1) {
    let chosen = draw(UInt128(last + 1))
    (order[last], order[chosen]) = (order[chosen], order[last])
  }
  return order
}
