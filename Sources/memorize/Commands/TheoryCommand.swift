import CommandLineKit
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

  init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
    pairs = try arguments[.pairsOfTheory]
    player = try arguments[.playerOfTheory]
    players = try arguments[.playersOfTheory]
    isJSON = try arguments[.json]
  }

  /// The same, if there is such a theory.
  func checked() throws(UsageError) -> Self {
    if players == 2, player == .random { throw .noTheory(.twoWithoutMemory) }
    return self
  }
}
