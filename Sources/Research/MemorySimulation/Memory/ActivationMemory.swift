import MemoryEngine

/// The times at which each card was seen, in flips of equal length, and the resulting strength.
struct ActivationMemory {
  private struct Sight {
    let flip: Int
    /// The index in `sights` of the previous sight of the same card, or -1.
    let earlier: Int
  }

  private let model: ActivationModel
  private let flipTime: Duration
  /// The strengths of a sight, indexed by the number of flips since then; kept from game to game.
  private var strengths: [Double] = []
  private var sights: [Sight] = []
  /// The index in `sights` of each card's last sight, or -1.
  private var latest: [Int] = []
  /// The kind of each card that was seen and is not matched, or -1.
  private(set) var kinds: [Int] = []
  /// The number of flips, plus one after a peek.
  private var flips = 0

  init(_ model: ActivationModel, flipTime: Duration) {
    (self.model, self.flipTime) = (model, flipTime)
  }

  /// Starts a game; a peek counts as a sight of each card one flip before the first.
  mutating func begin(seeing table: borrowing TableObservation) {
    sights.removeAll(keepingCapacity: true)
    latest = Array(repeating: -1, count: table.cardCount)
    kinds = latest
    flips = 0
    guard table.isPeeking else { return }
    for card in 0..<table.cardCount {
      if let kind = table.kind(of: card) { see(card, kind) }
    }
    flips = 1
  }

  /// Records that a flip, by any player, has shown a card.
  mutating func take(_ card: Int, _ kind: Int, _ outcome: Outcome) {
    precondition(kinds.indices.contains(card), "no such card in the game that was begun")
    see(card, kind)
    flips += 1
    if outcome.isMatch {
      for matched in outcome.faceUp { kinds[matched] = -1 }
    }
  }

  private mutating func see(_ card: Int, _ kind: Int) {
    kinds[card] = kind
    sights.append(Sight(flip: flips, earlier: latest[card]))
    latest[card] = sights.count - 1
  }

  /// Returns the probability that a card that has been seen is recalled now.
  mutating func chanceOfRecall(_ card: Int) -> Double {
    model.chanceOfRecall(strength(of: card))
  }

  /// Returns the sum of strengths of a card that has been seen, whose logarithm is its activation.
  mutating func strength(of card: Int) -> Double {
    while strengths.count <= flips {
      strengths.append(model.strength(after: flipTime * strengths.count))
    }
    var sum = 0.0
    var sight = latest[card]
    while sight >= 0 {
      sum += strengths[flips - sights[sight].flip]
      sight = sights[sight].earlier
    }
    return sum
  }
}
