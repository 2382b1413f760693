import MemorySimulation

/// `memorize theory`: what games come to, without playing them.
struct TheoryCommand: Sendable {
  enum Player: String, CaseIterable, Sendable {
    case perfect
    case random
  }

  let pairs: ClosedRange<Int>
  let player: Player
  /// One, or two that play for the lead.
  let players: Int
  let isJSON: Bool

  init(_ given: GivenArguments) throws(UsageError) {
    pairs = try given[.pairsOfTheory] ?? 1...20
    player = try given[.playerOfTheory] ?? .perfect
    players = try given[.playersOfTheory] ?? 1
    isJSON = given.has(.json)
    if players == 2, player == .random { throw .noTheory(.twoWithoutMemory) }
  }
}
