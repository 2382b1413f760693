import MemoryEngine

/// The rules of plain pairs: one player, two cards per match, no peek and no limit.
///
/// Flips have equal steps, so a card's used bonus time is a number of steps: a miss takes two from
/// its first card and one from its second, a match takes one from its first. A card has been seen
/// if it has used any. The engine defines the rules; tests compare game by game.
struct PlainPairs {
  let pairs: Int
  let seed: UInt64
  let matchPoints: Int
  let missPenalty: Int
  /// The number of turns after which a game is left unfinished.
  let turnCap: Int
  private let step: Int64
  private let bonusLimit: Int64

  /// The largest game time of the engine in nanoseconds, at which a game ends even within a turn.
  private static let latest: Int64 = 1 << 62

  /// - Returns: `nil` for a simulation that only the engine can play.
  init?(_ simulation: Simulation) {
    let rules = simulation.rules
    let step = simulation.flipTime.clampedNanoseconds
    let flipCap = min(simulation.flipCap, Int(Self.latest / max(1, step)))
    // A perfect player needs fewer turns than there are cards.
    let isPerfect = simulation.players == [.perfect]
    guard isPerfect ? flipCap >= 4 * simulation.kinds : flipCap.isMultiple(of: 2)
    else { return nil }
    guard simulation.players.count == 1, simulation.copies == 2, rules.matchSize == 2,
      rules.players == 1, rules.peek == .zero, rules.limit == nil
    else { return nil }
    pairs = simulation.kinds
    seed = simulation.seed.number
    matchPoints = rules.matchPoints
    missPenalty = rules.missPenalty
    turnCap = flipCap / 2
    self.step = step
    bonusLimit = rules.bonusLimit.clampedNanoseconds
  }

  var cards: Int { 2 &* pairs }

  /// Returns the bonus of a matched card in whole seconds, after a number of steps up.
  @inline(__always) func bonus(after steps: Int) -> Int {
    Int(max(0, bonusLimit &- Int64(steps) &* step) / 1_000_000_000)
  }

  /// Returns the player's random number generator of a game.
  @inline(__always) func chance(ofGame index: UInt64) -> SeededGenerator {
    SeededGenerator(seed: seed, game: index, for: .player)
  }
}
