import MemoryEnvironment
import Testing

@Suite("A finished game is reset by")
struct AutoresetTests {
  /// Returns two games of one pair each, the second of which is won in two steps.
  private func environment(
    _ autoreset: EnvironmentOptions.Autoreset
  ) throws -> VectorEnvironment {
    var options = EnvironmentOptions()
    options.games = 2
    options.kinds = 1
    options.autoreset = autoreset
    var environment = try VectorEnvironment(options)
    try environment.reset(seed: 1)
    try environment.step([0, 0].span)
    try environment.step([0, 1].span)
    #expect((environment.terminated, environment.rewards) == ([false, true], [0, 2]))
    return environment
  }

  @Test("the caller: until then a step is refused and changes nothing")
  func disabled() throws {
    var environment = try environment(.disabled)
    #expect(environment.observations == [0, 1, 0, 0])
    #expect(throws: EnvironmentError.gameOver(place: 1)) { try environment.step([1, 0].span) }
    #expect(environment.observations == [0, 1, 0, 0])

    try environment.reset(only: [false, true])
    #expect(environment.observations == [0, 1, 1, 1])
    try environment.step([1, 0].span)
    #expect(environment.observations == [0, 0, 0, 1])
  }

  @Test("the next step, whose action is ignored")
  func nextStep() throws {
    var environment = try environment(.nextStep)
    try environment.step([1, 1].span)
    #expect(
      (environment.observations, environment.rewards, environment.terminated) == (
        [0, 0, 1, 1], [2, 0], [true, false]
      ))

    try environment.step([1, 1].span)
    #expect(environment.observations == [1, 1, 1, 0])
  }

  @Test("the last step, which keeps the final observation")
  func sameStep() throws {
    var environment = try environment(.sameStep)
    #expect(
      (environment.observations, environment.finalObservations[2...]) == ([0, 1, 1, 1], [0, 0]))

    try environment.step([1, 1].span)
    #expect(
      (environment.observations, environment.finalObservations[..<2], environment.terminated) == (
        [1, 1, 1, 0], [0, 0], [true, false]
      ))
  }

  @Test("a game that reaches its horizon is truncated", arguments: [1, 3])
  func horizon(_ horizon: Int) throws {
    var options = EnvironmentOptions()
    options.horizon = horizon
    var environment = try VectorEnvironment(options)
    try environment.reset(seed: 1)
    for step in 1...horizon {
      try environment.step([0].span)
      #expect(environment.truncated == [step == horizon])
    }
    #expect(environment.terminated == [false])
    #expect(throws: EnvironmentError.gameOver(place: 0)) { try environment.step([0].span) }
  }
}
