/// The state of one place's game, without its cards.
struct Episode: Sendable {
  /// The index of the game's first card among the cards of all games.
  let first: Int
  /// The seed of the place's games.
  var seed: UInt64 = 0
  /// The number of the seed's game that was dealt last.
  var game: UInt64 = 0
  var phase = Phase.undealt
  var steps = 0
  /// The reward of the latest step.
  var reward: Float = 0
  /// The number of accepted choices.
  var flips: Int64 = 0
  var unmatched = 0
  /// The cards of the open turn, or of the finished turn that is still on show, as indices among
  /// the cards of all games.
  var turn = InlineArray<8, Int>(repeating: 0)
  var turnCount = 0
  /// The number of the turn's cards that had been seen before.
  var turnSeen = 0
  /// True if the turn on show is finished.
  var isTurnFinished = false
  /// True if the turn's cards so far are all of one kind.
  var turnAgrees = true

  enum Phase: Sendable {
    case undealt
    case playing
    case over
  }

  init(first: Int) { self.first = first }

  /// Restarts with all cards face down.
  mutating func begin(cards: Int) {
    phase = .playing
    steps = 0
    flips = 0
    unmatched = cards
    clearTurn()
  }

  mutating func append(_ card: Int) {
    turn[turnCount] = card
    turnCount += 1
  }

  mutating func clearTurn() {
    turnCount = 0
    turnSeen = 0
    turnAgrees = true
    isTurnFinished = false
  }
}
