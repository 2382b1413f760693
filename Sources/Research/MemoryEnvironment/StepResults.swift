import CMemoryEnvironment

/// The caller's memory for the results of a step.
struct StepResults {
  private let observations: CallerOutput<Int32>
  private let rewards: CallerOutput<Float>
  private let terminated: CallerOutput<UInt8>
  private let truncated: CallerOutput<UInt8>
  private let finalObservations: CallerOutput<Int32>?

  init(
    _ step: memory_environment_step, of environment: borrowing VectorEnvironment
  ) throws(EnvironmentError) {
    let games = environment.options.games
    observations = try environment.output(
      step.observations, step.observation_count, of: "observations")
    rewards = try CallerOutput(step.rewards, step.reward_count, of: "rewards", expected: games)
    terminated = try CallerOutput(
      step.terminated, step.terminated_count, of: "terminated", expected: games)
    truncated = try CallerOutput(
      step.truncated, step.truncated_count, of: "truncated", expected: games)
    let isWanted = step.final_observations != nil || step.final_observation_count != 0
    finalObservations =
      isWanted
      ? try environment.output(
        step.final_observations, step.final_observation_count, of: "final_observations")
      : nil
  }

  func write(_ environment: borrowing VectorEnvironment) {
    observations.write(environment.observations)
    rewards.write(environment.rewards)
    terminated.write(environment.terminated)
    truncated.write(environment.truncated)
    guard let finalObservations, environment.options.autoreset == .sameStep else { return }
    for place in 0..<environment.options.games
    where environment.terminated[place] || environment.truncated[place] {
      finalObservations.write(environment.finalObservations, environment.range(of: place))
    }
  }
}

extension VectorEnvironment {
  /// Returns memory for a number per card of all games.
  func output(
    _ pointer: UnsafeMutablePointer<Int32>?, _ count: Int, of name: String
  ) throws(EnvironmentError) -> CallerOutput<Int32> {
    try CallerOutput(pointer, count, of: name, expected: observations.count)
  }
}
