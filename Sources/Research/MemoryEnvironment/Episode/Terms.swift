import MemoryEngine

/// The common values of an environment's games, as plain numbers.
struct Terms: Sendable {
  let cards: Int
  let matchSize: Int
  let matchPoints: Int64
  let missPenalty: Int64
  let bonusLimit: Int64
  let flipTime: Int64
  /// True if there is a bonus, and so clocks.
  let hasBonus: Bool
  let horizon: Int
  /// The codes of cards without a visible kind.
  let faceDown: Int32
  let gone: Int32
  /// The rewards of a match and of a card in a failed turn, in Concentration.
  let success: Double
  let failure: Double

  /// The number of numbers in the saved state of a game.
  var stateSize: Int { EpisodeState.headSize + cards * (hasBonus ? 3 : 1) }

  init(_ options: EnvironmentOptions) {
    cards = options.cards
    matchSize = options.rules.matchSize
    matchPoints = Int64(options.rules.matchPoints)
    missPenalty = Int64(options.rules.missPenalty)
    bonusLimit = options.rules.bonusLimit.clampedNanoseconds
    flipTime = options.flipTime.clampedNanoseconds
    hasBonus = bonusLimit > 0 && options.moves == .memorize
    horizon = options.steps
    faceDown = Int32(options.kinds)
    gone = Int32(options.kinds + 1)
    success = 1 / Double(options.cards / 2)
    failure = -1 / Double(options.steps)
  }
}
