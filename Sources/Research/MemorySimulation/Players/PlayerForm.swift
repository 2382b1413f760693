/// The written forms of players: a name, some with a colon and an argument.
public enum PlayerForm: String, CaseIterable, Hashable, Sendable {
  /// Written `perfect`.
  case perfect
  /// Written `random`.
  case random
  /// Written `capacity:7`, `capacity:7:lifo` or `capacity:7:random`.
  case capacity
  /// Written `forgetful:0.1`.
  case forgetful
  /// Written `swapping:0.1`.
  case swapping
  /// Written `actr:0.5`, with up to three more numbers of `ActivationModel` after further colons.
  case actr
  /// Written `strategist`.
  case strategist
  /// Written `external:` and the command.
  case external

  /// The name, before any colon.
  public var name: String { rawValue }

  /// The name of the argument in help, or nil if there is none.
  public var argument: String? {
    switch self {
    case .perfect, .random, .strategist: nil
    case .capacity: "N"
    case .forgetful, .swapping: "P"
    case .actr: "D"
    case .external: "COMMAND"
    }
  }

  /// The description of the player, for a line of help.
  public var summary: String {
    switch self {
    case .perfect: "forgets nothing"
    case .random: "remembers nothing"
    case .capacity: "keeps the N cards seen last after each miss"
    case .forgetful: "forgets each card with chance P (0...1) before each choice"
    case .swapping: "mixes up each card with chance P before each choice"
    case .actr: "recalls by ACT-R: activation decays by D (such as 0.5) in game time"
    case .strategist: "plays pairs optimally, for two players"
    case .external: "another program, by lines of JSON"
    }
  }
}
