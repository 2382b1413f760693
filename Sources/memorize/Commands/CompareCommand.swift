import MemorySimulation

/// `memorize compare`: two players on the same deals.
struct CompareCommand: Sendable {
  /// What each would play alone, at every seat.
  let first: SimulateCommand
  let second: SimulateCommand
  let isJSON: Bool

  init(_ given: GivenArguments) throws(UsageError) {
    isJSON = try SimulateCommand(given).output == .json
    for name in given.operands where ValueForm<PlayerChoice>.ownPlayer.read(name) == nil {
      throw .notAPlayer(name)
    }
    first = try Self.simulate(given.operands[0], given)
    second = try Self.simulate(given.operands[1], given)
  }

  private static func simulate(
    _ name: String, _ given: GivenArguments
  ) throws(UsageError) -> SimulateCommand {
    try SimulateCommand(given.giving(Option.ownPlayer.row, name))
  }
}
