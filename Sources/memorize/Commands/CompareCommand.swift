import CommandLineKit
import MemorySimulation

/// `memorize compare`: two players on the same deals.
struct CompareCommand: Sendable {
  /// What each would play alone, at every seat.
  let first: SimulateCommand
  let second: SimulateCommand
  let isJSON: Bool

  /// What is typed: two players, and what both would be simulated with.
  struct Arguments: Sendable {
    let players: [String]
    let simulate: SimulateCommand.Arguments

    init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
      players = arguments.operand(.players)
      var simulate = SimulateCommand.Arguments()
      simulate.deck = try DeckChoice.Arguments(&arguments)
      simulate.seed = try arguments[.seed]
      simulate.games = try arguments[.games]
      simulate.flipTime = try arguments[.flipTime]
      simulate.threads = try arguments[.threads]
      simulate.rules = try RuleOptions(&arguments)
      simulate.isJSON = try arguments[.json]
      simulate.playerOption = nil
      self.simulate = simulate
    }
  }

  init(_ arguments: Arguments) throws(UsageError) {
    isJSON = try SimulateCommand(arguments.simulate).output == .json
    let players = try arguments.players.map { name throws(UsageError) in
      guard let player = ValueForm<PlayerChoice>.ownPlayer.read(name) else {
        throw .notAPlayer(name)
      }
      return player
    }
    first = try Self.simulate(players[0], arguments.simulate)
    second = try Self.simulate(players[1], arguments.simulate)
  }

  private static func simulate(
    _ player: PlayerChoice, _ arguments: SimulateCommand.Arguments
  ) throws(UsageError) -> SimulateCommand {
    var arguments = arguments
    arguments.players = [player]
    return try SimulateCommand(arguments)
  }
}

extension Operand<[String]> {
  fileprivate static let players = Self(
    2...2, of: PlayerForm.placeholder,
    completion: Option.ownPlayer.row.value?.completion ?? .nothing)
}
