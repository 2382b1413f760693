public import MemoryEngine

/// A player who recalls cards by `ActivationModel`, so that the time of a flip matters.
///
/// Before each of its choices it tries to recall every card that is face down, independently; cards
/// that are up are visible. If it recalls a whole match, and trusts in all of its cards, it takes
/// it, of several the one that `ActivationModel.choice` says. All other cards are unknown to it: of
/// them it draws uniformly. Every flip, by any player, is a sight of that card, and a peek is one
/// of all cards. Without decay and noise, and with a
/// threshold of at most 0, it is the perfect player; if it recalls nothing, a game of n pairs takes
/// n² turns on average.
///
/// - Complexity: A choice is proportional to the sights of the cards that are left.
public struct ActivationPlayer: Player {
  private let model: ActivationModel
  private let trust: Double
  private var memory: ActivationMemory
  /// The number of cards of each kind that are visible, or recalled and trusted.
  private var counts: [Int] = []
  /// The cards that are face down, and recalled and trusted, with their sums of strengths.
  private var known: [(card: Int, strength: Double)] = []
  /// The other cards that may be chosen.
  private var unknown: [Int] = []

  /// - Parameters:
  ///   - model: The model of recall.
  ///   - flipTime: The time from flip to flip in the games it plays.
  public init(_ model: ActivationModel, flipTime: Duration) {
    self.model = model
    trust = Double(model.trust.millionths) / Double(Probability.whole)
    memory = ActivationMemory(model, flipTime: flipTime)
  }

  /// Forgets the previous game, and sees the cards of a peek.
  public mutating func begin(seeing table: borrowing TableObservation) {
    memory.begin(seeing: table)
    counts = Array(repeating: 0, count: table.cardCount)
  }

  /// Tries to recall, then turns a card of a completely known kind, otherwise an unknown one.
  public mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    recall(seeing: table, using: &generator)
    if let card = nextOfMatch(seeing: table) { return card }
    if unknown.isEmpty { return known[generator.draw(below: known.count)].card }
    return unknown[generator.draw(below: unknown.count)]
  }

  /// Records the sight of the card, by any player.
  public mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    guard let kind else { return }
    memory.take(card, kind, outcome)
  }

  private mutating func recall(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) {
    for kind in counts.indices { counts[kind] = 0 }
    known.removeAll(keepingCapacity: true)
    unknown.removeAll(keepingCapacity: true)
    for card in 0..<table.cardCount where table.isOnTable(card) {
      let kind = memory.kinds[card]
      let isDown = table.mayChoose(card)
      if !isDown {
        if kind >= 0 { counts[kind] += 1 }
      } else if kind >= 0, let strength = recalledStrength(of: card, using: &generator) {
        counts[kind] += 1
        known.append((card, strength))
      } else {
        unknown.append(card)
      }
    }
  }

  /// Tries to recall a card; returns nil if that fails, or if the player does not trust it.
  private mutating func recalledStrength(
    of card: Int, using generator: inout some RandomNumberGenerator
  ) -> Double? {
    let strength = memory.strength(of: card)
    let chance = model.chanceOfRecall(strength)
    let isRecalled = Double(generator.next() >> 11) < chance * 0x1p53
    return isRecalled && chance >= trust ? strength : nil
  }

  /// Returns the next card of a completely known match, of the open turn's kind if there is one.
  private func nextOfMatch(seeing table: borrowing TableObservation) -> Int? {
    let opens = table.faceUp.isEmpty || table.showsFinishedTurn
    guard opens || table.turnKind != nil else { return nil }
    let (matchSize, turnKind) = (table.matchSize, opens ? nil : table.turnKind)
    var best: (card: Int, strength: Double)?
    for (card, strength) in known {
      let kind = memory.kinds[card]
      guard counts[kind] >= matchSize, turnKind.map({ $0 == kind }) ?? true else { continue }
      if model.choice == .table { return card }
      if best.map({ $0.strength < strength }) ?? true { best = (card, strength) }
    }
    return best?.card
  }
}
