/// How far one place's game has come, beside its cards.
struct Episode: Sendable {
  /// Where its cards are among those of all games.
  let first: Int
  /// The seed of its games, until it is given another.
  var seed: UInt64 = 0
  /// Which of the seed's games was dealt last.
  var game: UInt64 = 0
  var phase = Phase.undealt
  var steps = 0
  /// What the latest step brought.
  var reward: Float = 0
  /// Accepted choices.
  var flips: Int64 = 0
  var unmatched = 0
  /// The cards of the open turn, or of the finished turn that is still on show, as places among the
  /// cards of all games.
  var turn = InlineArray<8, Int>(repeating: 0)
  var turnCount = 0
  /// How many of the turn's cards had been seen before.
  var turnSeen = 0
  /// Whether the turn on show is finished.
  var isTurnFinished = false
  /// Whether the turn's cards so far are all of one kind.
  var turnAgrees = true

  enum Phase: Sendable {
    case undealt
    case playing
    case over
  }

  init(first: Int) { self.first = first }

  /// Begins anew, with the cards face down.
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
