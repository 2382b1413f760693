import MemoryEngine

/// Who plays: a player that the library knows by name, or one of somebody's own.
public enum PlayerChoice: Hashable, Sendable {
  /// Remembers nothing, and chooses by chance.
  case random
  /// Forgets nothing.
  case perfect
  /// A memory for so many cards; below zero nobody plays with it.
  case capacity(Int, evicting: Eviction = .oldest)
  /// Forgets each card with this chance before each of its choices.
  case forgetful(Probability)
  /// Takes each card with this chance for another before each of its choices.
  case swapping(Probability)
  /// Recalls what it has seen the better the oftener and the later it was.
  case actr(ActivationModel)
  /// Two players' best play with pairs.
  case strategist
  /// Another program, by the command that starts it.
  case external(command: String)
  /// A player that this library does not know; `custom(_:make:)` writes one.
  case custom(CustomPlayer)
}

extension PlayerChoice {
  /// Reads a name such as `perfect`, `capacity:3`, `capacity:3:lifo` or `forgetful:0.1`.
  ///
  /// - Returns: `nil` for any other text, the names of people's own players included.
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

  /// More cards than any deck has need no name of their own.
  private static let mostCards = Deck<Int>.maximumCardCount

  private static func capacity(_ text: String) -> PlayerChoice? {
    let digits = text.prefix { $0 != ":" }
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let cards = Int(digits),
      cards <= mostCards,
      let eviction = Eviction.allCases.first(where: { $0.suffix == text[digits.endIndex...] })
    else { return nil }
    return .capacity(cards, evicting: eviction)
  }

  /// What `init` reads as this player, always in the same spelling; a command is foreign text.
  ///
  /// The name of somebody's own player is read by nobody but the program that has it.
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

  /// Whether it is another program.
  public var isExternal: Bool {
    if case .external = self { true } else { false }
  }

  /// Whether the library plays it: neither another program nor somebody's own player.
  var isBuiltIn: Bool {
    switch self {
    case .external, .custom: false
    default: true
    }
  }

  /// Makes the player; nil for one that is not made from its choice alone.
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
