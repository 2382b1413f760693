import CMemoryEnvironment

/// The caller's memory for the results of a step.
struct StepResults {
  private let observations: CallerOutput<Int32>
  private let rewards: CallerOutput<Float>
  private let terminated: CallerOutput<UInt8>
  private let truncated: CallerOutput<UInt8>
  private let finalObservations: CallerOutput<Int32>?

  init(
    _ step: memory_environment_step, of environment: borrowing EnvironmentParts
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

  /// Writes the results of a part of the games.
  func write(_ part: borrowing VectorEnvironment) {
    observations.write(part.observations, at: part.firstCard)
    rewards.write(part.rewards, at: part.firstPlace)
    terminated.write(part.terminated, at: part.firstPlace)
    truncated.write(part.truncated, at: part.firstPlace)
    guard let finalObservations, part.options.autoreset == .sameStep else { return }
    for place in 0..<part.options.games where part.terminated[place] || part.truncated[place] {
      let cards = part.range(of: place)
      finalObservations.write(
        part.finalObservations[cards], at: part.firstCard + cards.lowerBound)
    }
  }
}
