import MemoryEngine

/// The choice of a player: one that the library knows by name, or the user's own.
public enum PlayerChoice: Hashable, Sendable {
  /// Remembers nothing, and chooses at random.
  case random
  /// Forgets nothing.
  case perfect
  /// Remembers a limited number of cards; a negative number is refused.
  case capacity(Int, evicting: Eviction = .oldest)
  /// Forgets each card with this probability before each of its choices.
  case forgetful(Probability)
  /// Confuses each card with this probability with another before each of its choices.
  case swapping(Probability)
  /// Recalls cards by activation: the better, the more often and the more recently they were seen.
  case actr(ActivationModel)
  /// Plays optimally against another player, with pairs.
  case strategist
  /// Runs an external program, by the command that starts it.
  case external(command: String)
  /// Plays the user's own strategy; `custom(_:make:)` creates it.
  case custom(CustomPlayer)
}

extension PlayerChoice {
  /// Parses a name such as `perfect`, `capacity:3`, `capacity:3:lifo` or `forgetful:0.1`.
  ///
  /// - Returns: `nil` for any other text, including the names of custom players.
  public init?(_ name: String) {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let form = PlayerForm(rawValue: String(parts[0])) else { return nil }
    switch (form, parts.count > 1 ? String(parts[1]) : nil) {
    case (.random, nil): self = .random
    case (.perfect, nil): self = .perfect
    case (.strategist, nil): self = .strategist
    case (.capacity, let memory?):
      guard let player = Self.capacity(memory) else { return nil }
      self = player
    case (.forgetful, let chance?):
      guard let chance = Probability(chance) else { return nil }
      self = .forgetful(chance)
    case (.swapping, let chance?):
      guard let chance = Probability(chance) else { return nil }
      self = .swapping(chance)
    case (.actr, let model?):
      guard let model = ActivationModel(model) else { return nil }
      self = .actr(model)
    case (.external, let command?):
      guard !command.isEmpty, !command.utf8.contains(0) else { return nil }
      self = .external(command: command)
    default: return nil
    }
  }

  /// The largest capacity in a name, which is the size of the largest deck.
  private static let mostCards = Deck<Int>.maximumCardCount

  private static func capacity(_ text: String) -> PlayerChoice? {
    let digits = text.prefix { $0 != ":" }
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let cards = Int(digits),
      cards <= mostCards,
      let eviction = Eviction.allCases.first(where: { $0.suffix == text[digits.endIndex...] })
    else { return nil }
    return .capacity(cards, evicting: eviction)
  }

  /// The canonical name that `init` parses as this player; the command of an external one is
  /// foreign text.
  ///
  /// The name of a custom player is not parsed.
  public var name: String {
    switch self {
    case .random: PlayerForm.random.name
    case .perfect: PlayerForm.perfect.name
    case .capacity(let cards, let eviction):
      "\(PlayerForm.capacity.name):\(min(cards, Self.mostCards))\(eviction.suffix)"
    case .forgetful(let chance): "\(PlayerForm.forgetful.name):\(chance)"
    case .swapping(let chance): "\(PlayerForm.swapping.name):\(chance)"
    case .actr(let model): "\(PlayerForm.actr.name):\(model)"
    case .strategist: PlayerForm.strategist.name
    case .external(let command): "\(PlayerForm.external.name):\(command)"
    case .custom(let player): player.name
    }
  }

  /// True if the player is an external program.
  public var isExternal: Bool {
    if case .external = self { true } else { false }
  }

  /// True if the library has the strategy: neither an external nor a custom player.
  var isBuiltIn: Bool {
    switch self {
    case .external, .custom: false
    default: true
    }
  }

  /// Returns the factory of the player; nil for a strategist, an external or a custom player.
  func maker(flipTime: Duration) -> PlayerMaker? {
    switch self {
    case .random: PlayerMaker { RandomPlayer() }
    case .perfect: PlayerMaker { PerfectPlayer() }
    case .capacity(let cards, let eviction):
      PlayerMaker { CapacityPlayer(cards, evicting: eviction) }
    case .forgetful(let chance): PlayerMaker { ForgetfulPlayer(forgetting: chance) }
    case .swapping(let chance): PlayerMaker { SwappingPlayer(swapping: chance) }
    case .actr(let model): PlayerMaker { ActivationPlayer(model, flipTime: flipTime) }
    case .strategist, .external, .custom: nil
    }
  }
}
