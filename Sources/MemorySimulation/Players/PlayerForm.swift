/// How players are written: a name, some with a colon and an argument behind it.
public enum PlayerForm: String, CaseIterable, Hashable, Sendable {
  /// Written `perfect`.
  case perfect
  /// Written `random`.
  case random
  /// Written `capacity:7`.
  case capacity
  /// Written `forgetful:0.1`.
  case forgetful
  /// Written `strategist`.
  case strategist
  /// Written `external:` and the command.
  case external

  /// As it is typed, before any colon.
  public var name: String { rawValue }

  /// What must follow the colon, as help calls it, or nil if the name is all.
  public var argument: String? {
    switch self {
    case .perfect, .random, .strategist: nil
    case .capacity: "N"
    case .forgetful: "P"
    case .external: "COMMAND"
    }
  }

  /// What such a player does, for a line of help.
  public var summary: String {
    switch self {
    case .perfect: "forgets nothing"
    case .random: "remembers nothing"
    case .capacity: "keeps the N cards seen last after each miss"
    case .forgetful: "forgets each card with chance P (0...1) before each choice"
    case .strategist: "plays pairs best, for two players"
    case .external: "another program, by lines of JSON"
    }
  }
}
