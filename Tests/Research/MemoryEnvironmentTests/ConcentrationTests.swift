import MemoryEngine
import MemoryEnvironment
import Testing

@Suite("Concentration with POPGym's rules")
struct ConcentrationTests {
  /// Returns a game of two kinds, two cards of each, in the order 0, 1, 0, 1, with 8 steps.
  private func dealt() throws -> VectorEnvironment {
    var options = EnvironmentOptions()
    options.moves = .concentration
    options.kinds = 2
    var environment = try VectorEnvironment(options)
    try environment.reset(deals: [0, 1, 0, 1])
    return environment
  }

  private func steps(_ cards: [Int64]) throws -> [(codes: [Int32], reward: Float)] {
    var environment = try dealt()
    return try cards.map { card in
      try environment.step([card].span)
      return (environment.observations, environment.rewards[0])
    }
  }

  @Test(
    "a match is rewarded with its share, and a miss, a card turned twice and a matched one cost")
  func match() throws {
    let matches = try steps([0, 2, 1])

    let misses = try steps([0, 1, 3])
    let twice = try steps([0, 0, 2])
    let matched = try steps([0, 2, 2, 1, 0, 3])
    #expect(
      (
        matches.map(\.codes), matches.map(\.reward), misses.map(\.codes), misses.map(\.reward),
        twice.map(\.codes)
      ) == (
        [[0, 2, 2, 2], [0, 2, 0, 2], [0, 1, 0, 2]], [0, 0.5, 0],
        [[0, 2, 2, 2], [0, 1, 2, 2], [2, 2, 2, 1]], [0, -0.25, 0],
        [[0, 2, 2, 2], [0, 2, 2, 2], [2, 2, 0, 2]]
      ))
    #expect(
      (
        twice.map(\.reward), matched.map(\.reward), matched[2].codes, matched[4].codes,
        matched[5].codes
      ) == (
        [0, -0.25, 0], [0, 0.5, -0.125, 0, -0.25, 0], [0, 2, 0, 2], [0, 1, 0, 2], [0, 2, 0, 1]
      ))
  }

  @Test("the last match terminates; the horizon truncates; the last step may do both")
  func ends() throws {
    for (waste, isTruncated) in [(0, false), (1, false), (2, true)] {
      var environment = try dealt()
      for card in Array(repeating: [0, 0], count: waste).joined() + [0, 2, 1] {
        try environment.step([Int64(card)].span)
        #expect(environment.terminated == [false] && environment.truncated == [false])
      }
      try environment.step([3].span)
      #expect((environment.terminated, environment.truncated) == ([true], [isTruncated]))
    }
  }
}
