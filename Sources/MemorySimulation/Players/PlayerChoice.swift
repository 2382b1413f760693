/// The players that a simulation knows by name.
public enum PlayerChoice: Hashable, Sendable {
  case random
  case perfect
  /// A memory for so many cards, of which there are none below zero.
  case capacity(Int)
  case forgetful(Probability)
  /// Two players' best play with pairs.
  case strategist
  /// Another program, by the command that starts it.
  case external(command: String)
}

extension PlayerChoice {
  /// Reads a name such as `perfect`, `capacity:3` or `forgetful:0.1`.
  public init?(_ name: String) {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let form = PlayerForm(rawValue: String(parts[0])) else { return nil }
    switch (form, parts.count > 1 ? String(parts[1]) : nil) {
    case (.random, nil): self = .random
    case (.perfect, nil): self = .perfect
    case (.strategist, nil): self = .strategist
    case (.capacity, let cards?):
      guard let capacity = Self.capacity(cards) else { return nil }
      self = .capacity(capacity)
    case (.forgetful, let chance?):
      guard let chance = Probability(chance) else { return nil }
      self = .forgetful(chance)
    case (.external, let command?):
      guard !command.isEmpty, !command.utf8.contains(0) else { return nil }
      self = .external(command: command)
    default: return nil
    }
  }

  /// More cards than any deck has need no name of their own.
  private static func capacity(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let cards = Int(text) else {
      return nil
    }
    return cards <= 65_535 ? cards : nil
  }

  /// What `init` reads as this player, always in the same spelling; a command is foreign text.
  public var name: String {
    switch self {
    case .random: PlayerForm.random.name
    case .perfect: PlayerForm.perfect.name
    case .capacity(let cards): "\(PlayerForm.capacity.name):\(cards)"
    case .forgetful(let chance): "\(PlayerForm.forgetful.name):\(chance)"
    case .strategist: PlayerForm.strategist.name
    case .external(let command): "\(PlayerForm.external.name):\(command)"
    }
  }

  /// Whether it is another program.
  public var isExternal: Bool {
    if case .external = self { true } else { false }
  }
}
