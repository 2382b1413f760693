import MemoryEngine

/// A player of any `PlayerChoice`, for games in which each seat has a player of its own.
// All of them are stored inline: the payload of an enum would be moved out and back at every
// choice.
struct AnyPlayer: Player, ~Copyable {
  private let choice: PlayerChoice
  private var random = RandomPlayer()
  private var perfect = PerfectPlayer()
  private var capacity: CapacityPlayer
  private var forgetful: ForgetfulPlayer
  private var swapping: SwappingPlayer
  /// The player if the choice is `actr`, otherwise nil; the next two properties are alike.
  private var activation: ActivationPlayer?
  private var strategist: StrategistPlayer?
  private var external: ExternalPlayer?
  /// The player if the choice has no property above.
  ///
  /// A custom player is created for each game, so that games do not depend on earlier ones.
  private var other: (any Player & ~Copyable)?

  init(_ choice: PlayerChoice, in simulation: borrowing Simulation) {
    self.choice = choice
    capacity = choice.capacity
    forgetful = ForgetfulPlayer(forgetting: choice.forgetting)
    swapping = SwappingPlayer(swapping: choice.swapping)
    if case .actr(let model) = choice {
      activation = ActivationPlayer(model, flipTime: simulation.flipTime)
    }
    if choice == .strategist { strategist = simulation.theory.map { StrategistPlayer($0) } }
    if case .external(let command) = choice {
      external = simulation.connect.map { ExternalPlayer($0(command)) }
    }
    other = choice.maker(flipTime: simulation.flipTime)?.make()
  }

  mutating func begin(seeing table: borrowing TableObservation) {
    switch choice {
    case .random: random.begin(seeing: table)
    case .perfect: perfect.begin(seeing: table)
    case .capacity: capacity.begin(seeing: table)
    case .forgetful: forgetful.begin(seeing: table)
    case .swapping: swapping.begin(seeing: table)
    case .actr: activation?.begin(seeing: table)
    case .strategist: strategist?.begin(seeing: table)
    case .external: external?.begin(seeing: table)
    default:
      if case .custom(let player) = choice { other = player.make() }
      other?.begin(seeing: table)
    }
  }

  mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    switch choice {
    case .random: random.nextCard(seeing: table, using: &generator)
    case .perfect: perfect.nextCard(seeing: table, using: &generator)
    case .capacity: capacity.nextCard(seeing: table, using: &generator)
    case .forgetful: forgetful.nextCard(seeing: table, using: &generator)
    case .swapping: swapping.nextCard(seeing: table, using: &generator)
    case .actr: activation?.nextCard(seeing: table, using: &generator) ?? -1
    case .strategist: strategist?.nextCard(seeing: table, using: &generator) ?? -1
    case .external: external?.nextCard(seeing: table, using: &generator) ?? -1
    default: other?.nextCard(seeing: table, using: &generator) ?? -1
    }
  }

  mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    switch choice {
    case .random: random.saw(card, kind: kind, outcome: outcome)
    case .perfect: perfect.saw(card, kind: kind, outcome: outcome)
    case .capacity: capacity.saw(card, kind: kind, outcome: outcome)
    case .forgetful: forgetful.saw(card, kind: kind, outcome: outcome)
    case .swapping: swapping.saw(card, kind: kind, outcome: outcome)
    case .actr: activation?.saw(card, kind: kind, outcome: outcome)
    case .strategist: strategist?.saw(card, kind: kind, outcome: outcome)
    case .external: external?.saw(card, kind: kind, outcome: outcome)
    default: other?.saw(card, kind: kind, outcome: outcome)
    }
  }

  /// Notifies an external player of the end of the game.
  mutating func end(game: UInt64, scores: [Int], _ end: Playthrough) {
    external?.end(game: game, scores: scores, turns: end.turns, lastFlip: end.lastFlip)
  }

  var leavesGame: Bool { externalLeaves || otherLeaves }

  private var externalLeaves: Bool {
    switch external {
    case let player?: player.leavesGame
    case nil: false
    }
  }

  private var otherLeaves: Bool {
    switch other {
    case let player?: player.leavesGame
    case nil: false
    }
  }
}

extension PlayerChoice {
  fileprivate var capacity: CapacityPlayer {
    if case .capacity(let cards, let eviction) = self {
      CapacityPlayer(cards, evicting: eviction)
    } else {
      CapacityPlayer(0)
    }
  }

  fileprivate var forgetting: Probability {
    if case .forgetful(let chance) = self { chance } else { Probability(millionths: 0) }
  }

  fileprivate var swapping: Probability {
    if case .swapping(let chance) = self { chance } else { Probability(millionths: 0) }
  }
}
