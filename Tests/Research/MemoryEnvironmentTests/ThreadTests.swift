import CMemoryEnvironment
import MemoryEnvironment
import Testing

@Suite("Games of several parts, on several threads")
struct EnvironmentThreadTests {
  /// Creates games of so many cards that each is a part of its own.
  private func made(threads: Int64, games: Int64 = 5) -> memory_environment {
    var options = memory_environment_options()
    (options.games, options.kinds, options.copies, options.match_size) = (games, 2, 10_000, 2)
    (options.match_points, options.autoreset, options.threads) = (2, 2, threads)
    options.horizon = 7
    var number: memory_environment = 0
    #expect(memory_environment_create(&options, &number) == 0)
    return number
  }

  @Test("results do not depend on the number of threads", arguments: [2, 3, 16, 256])
  func same(_ threads: Int64) {
    let (one, many) = (made(threads: 0), made(threads: threads))
    var seed: UInt64 = 3
    var codes = [Int32](repeating: 0, count: 100_000)
    for environment in [one, many] {
      #expect(memory_environment_reset(environment, &seed, nil, 0, &codes, codes.count) == 0)
    }
    let expected = StepBuffers(games: 5, cards: 20_000)
    let actual = StepBuffers(games: 5, cards: 20_000)
    for step in 0..<20 {
      let actions = (0..<5).map { Int64((step * 977 + $0 * 31) % 20_000) }
      #expect(
        (
          expected.step(one, actions), actual.step(many, actions), actual.observations,
          actual.finalObservations, actual.rewards
        ) == (0, 0, expected.observations, expected.finalObservations, expected.rewards)
          && actual.truncated == expected.truncated)
    }
    for environment in [one, many] { #expect(memory_environment_free(environment) == 0) }
  }

  @Test("a mistake in the last part changes nothing in the first, and names the game")
  func mistake() {
    let environment = made(threads: 2)
    var codes = [Int32](repeating: 0, count: 100_000)
    #expect(memory_environment_reset(environment, nil, nil, 0, &codes, codes.count) == 0)
    let buffers = StepBuffers(games: 5, cards: 20_000)
    #expect(
      (
        buffers.step(environment, [1, 1, 1, 1, 20_000]),
        String(cString: memory_environment_message())
      ) == (5, "the action of game 4 must be 0...19999, not 20000"))
    var deals = [Int32](repeating: 0, count: 100_000)
    #expect(memory_environment_read_deal(environment, &deals, deals.count) == 0)
    let before = deals
    for card in 80_000..<100_000 { deals[card] = 1 }
    #expect(
      (
        memory_environment_reset_with_deal(
          environment, deals, deals.count, nil, 0, &codes, codes.count),
        memory_environment_read_deal(environment, &deals, deals.count), deals,
        memory_environment_free(environment)
      ) == (8, 0, before, 0))
  }

  @Test("each place begins with the game of its seed, in every part")
  func seeds() throws {
    let environment = made(threads: 2)
    var codes = [Int32](repeating: 0, count: 100_000)
    let (seeds, numbers): ([UInt64], [UInt64]) = ([8, 9, 8, 9, 8], [0, 1, 2, 0, 1])
    #expect(
      memory_environment_reset_each(
        environment, seeds, 5, numbers, 5, nil, 0, &codes, codes.count) == 0)
    var deals = [Int32](repeating: 0, count: 100_000)
    #expect(memory_environment_read_deal(environment, &deals, deals.count) == 0)

    var options = EnvironmentOptions()
    (options.games, options.kinds, options.copies) = (3, 2, 10_000)
    var single = try VectorEnvironment(options)
    try single.reset(seed: 8)
    #expect(
      (Array(deals[..<20_000]), Array(deals[40_000..<60_000]), Array(deals[80_000...])) == (
        Array(single.deals[..<20_000]), Array(single.deals[40_000...]),
        Array(single.deals[20_000..<40_000])
      ))
    try single.reset(seeds: [9, 8, 8], games: [1, 1, 0])
    #expect(Array(deals[20_000..<40_000]) == Array(single.deals[..<20_000]))

    #expect(
      (
        memory_environment_reset_each(environment, seeds, 4, nil, 0, nil, 0, &codes, codes.count),
        memory_environment_reset_each(environment, nil, 5, nil, 0, nil, 0, &codes, codes.count),
        memory_environment_free(environment)
      ) == (3, 1, 0))
  }

  @Test("a number of threads outside its range is refused", arguments: [-1, 257, Int64.max])
  func wrongThreads(_ threads: Int64) {
    var options = memory_environment_options()
    (options.games, options.kinds, options.copies, options.match_size) = (1, 2, 2, 2)
    options.threads = threads
    var number: memory_environment = 77
    #expect((memory_environment_create(&options, &number), number) == (4, 77))
  }

  @Test("seeds and numbers of another count are refused in Swift")
  func wrongCounts() throws {
    var environment = try VectorEnvironment(EnvironmentOptions())
    #expect(throws: EnvironmentError.count("seeds", 2, expected: 1)) {
      try environment.reset(seeds: [1, 2])
    }
    #expect(throws: EnvironmentError.count("games", 0, expected: 1)) {
      try environment.reset(seeds: [1], games: [])
    }
    #expect(throws: EnvironmentError.notReset(place: 0)) { try environment.step([0].span) }
  }
}
