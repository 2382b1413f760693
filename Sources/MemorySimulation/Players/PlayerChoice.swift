/// Who plays: a player that the library knows by name, or one of somebody's own.
public enum PlayerChoice: Hashable, Sendable {
  /// Remembers nothing, and chooses by chance.
  case random
  /// Forgets nothing.
  case perfect
  /// A memory for so many cards, of which there are none below zero.
  case capacity(Int)
  /// Forgets each card with this chance before each of its choices.
  case forgetful(Probability)
  /// Two players' best play with pairs.
  case strategist
  /// Another program, by the command that starts it.
  case external(command: String)
  /// A player that this library does not know; `custom(_:make:)` writes one.
  case custom(CustomPlayer)
}

extension PlayerChoice {
  /// Reads a name such as `perfect`, `capacity:3` or `forgetful:0.1`.
  ///
  /// - Returns: `nil` for any other text, the names of people's own players included.
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
  ///
  /// The name of somebody's own player is read by nobody but the program that has it.
  public var name: String {
    switch self {
    case .random: PlayerForm.random.name
    case .perfect: PlayerForm.perfect.name
    case .capacity(let cards): "\(PlayerForm.capacity.name):\(cards)"
    case .forgetful(let chance): "\(PlayerForm.forgetful.name):\(chance)"
    case .strategist: PlayerForm.strategist.name
    case .external(let command): "\(PlayerForm.external.name):\(command)"
    case .custom(let player): player.name
    }
  }

  /// Whether it is another program.
  public var isExternal: Bool {
    if case .external = self { true } else { false }
  }

  /// Whether the library plays it: neither another program nor somebody's own player.
  var isBuiltIn: Bool {
    switch self {
    case .random, .perfect, .capacity, .forgetful, .strategist: true
    case .external, .custom: false
    }
  }
}
