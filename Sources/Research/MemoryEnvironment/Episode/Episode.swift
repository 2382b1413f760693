/// The state of one place's game, without its cards.
///
/// The numbers have few bits, because the episodes of many games exceed a core's caches.
struct Episode: Sendable {
  /// The index of the game's first card among the cards of all games.
  let first: Int32
  /// The seed of the place's games.
  var seed: UInt64 = 0
  /// The number of the seed's game that was dealt last.
  var game: UInt64 = 0
  var phase = Phase.undealt
  var steps: Int32 = 0
  /// The reward of the latest step.
  var reward: Float = 0
  /// The number of accepted choices.
  var flips: Int32 = 0
  var unmatched: Int32 = 0
  /// The cards of the open turn, or of the finished turn that is still on show, as indices among
  /// the cards of all games.
  var turn = InlineArray<8, Int32>(repeating: 0)
  var turnCount: Int8 = 0
  /// The number of the turn's cards that had been seen before.
  var turnSeen: Int8 = 0
  /// True if the turn on show is finished.
  var isTurnFinished = false
  /// True if the turn's cards so far are all of one kind.
  var turnAgrees = true

  enum Phase: Int64, Sendable {
    case undealt
    case playing
    case over
  }

  init(first: Int) { self.first = Int32(first) }

  /// The cards of the turn, as indices among the cards of all games.
  var turnCards: some Sequence<Int> { (0..<Int(turnCount)).lazy.map { Int(turn[$0]) } }

  /// Restarts with all cards face down.
  mutating func begin(cards: Int) {
    phase = .playing
    steps = 0
    flips = 0
    unmatched = Int32(cards)
    clearTurn()
  }

  mutating func append(_ card: Int) {
    turn[Int(turnCount)] = Int32(card)
    turnCount += 1
  }

  mutating func clearTurn() {
    turnCount = 0
    turnSeen = 0
    turnAgrees = true
    isTurnFinished = false
  }
}
