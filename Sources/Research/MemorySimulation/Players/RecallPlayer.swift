public import MemoryEngine

/// A player with a `RecallModel` who lapses now and then: a person as `ModelFit` sees them.
///
/// With the probability of a lapse it draws uniformly among all cards that may be chosen. Otherwise
/// it plays like the perfect player with what it remembers, and draws uniformly among the cards
/// that it does not.
public struct RecallPlayer: Player {
  private let model: RecallModel
  private let lapse: Double
  private let flipTime: Duration
  private var memory: ActivationMemory
  /// The kind of each card that is remembered, or -1; with activation, of each that was seen.
  private var kinds: [Int] = []
  /// The number of own choices, and the one before which each card was last seen.
  private var choices = 0
  private var sights: [Int] = []
  /// The order of the last sights, for a capacity.
  private var orders: [Int] = []
  private var order = 0

  /// - Parameters:
  ///   - model: The model of memory.
  ///   - lapse: The probability of a lapse at a choice.
  ///   - flipTime: The time from flip to flip in the games it plays.
  /// - Precondition: `lapse` is in 0...1.
  public init(_ model: RecallModel, lapse: Double, flipTime: Duration = .seconds(1)) {
    precondition((0...1).contains(lapse), "a lapse with probability \(lapse)")
    (self.model, self.lapse, self.flipTime) = (model, lapse, flipTime)
    let activation = model.activation ?? ActivationModel(decay: ExactDecimal(millionths: 0))
    memory = ActivationMemory(activation, flipTime: flipTime)
  }

  /// Forgets the previous game, and sees the cards of a peek.
  public mutating func begin(seeing table: borrowing TableObservation) {
    memory.begin(seeing: table)
    kinds = Array(repeating: -1, count: table.cardCount)
    (sights, orders) = (Array(repeating: 0, count: table.cardCount), kinds)
    (choices, order) = (0, 0)
    guard table.isPeeking else { return }
    for card in 0..<table.cardCount {
      if let kind = table.kind(of: card) { learn(card, kind) }
    }
  }

  /// Forgets, then turns a card of a known pair, otherwise one that it does not remember.
  public mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    choices += 1
    forget(using: &generator)
    let cards = (0..<table.cardCount).filter { table.mayChoose($0) }
    if generator.drawsUnit(below: lapse) { return cards[generator.draw(below: cards.count)] }
    let known = recalled(seeing: table, using: &generator)
    if let card = nextOfMatch(known, seeing: table) { return card }
    let unknown = cards.filter { known[$0] == nil }
    let drawn = unknown.isEmpty ? cards : unknown
    return drawn[generator.draw(below: drawn.count)]
  }

  /// Remembers the card, turned by any player, and forgets what a miss leaves no room for.
  public mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    guard let kind else { return }
    memory.take(card, kind, outcome)
    learn(card, kind)
    if outcome.isMatch { for matched in outcome.faceUp { kinds[matched] = -1 } }
    if outcome.isMiss { makeRoom() }
  }
}

extension RecallPlayer {
  private mutating func learn(_ card: Int, _ kind: Int) {
    order += 1
    (kinds[card], sights[card], orders[card]) = (kind, choices, order)
  }

  private mutating func forget(using generator: inout some RandomNumberGenerator) {
    guard model.family == .forgetful || model.family == .power else { return }
    for card in kinds.indices where kinds[card] >= 0 {
      let age = choices - sights[card]
      let left = model.retention(after: age - 1)
      let kept = left > 0 ? model.retention(after: age) / left : 0
      if !generator.drawsUnit(below: kept) { kinds[card] = -1 }
    }
  }

  private mutating func makeRoom() {
    guard model.family == .capacity else { return }
    let remembered = kinds.indices.filter { kinds[$0] >= 0 }.sorted { orders[$0] > orders[$1] }
    for card in remembered.dropFirst(Int(model.parameter)) { kinds[card] = -1 }
  }

  /// The kinds of the cards that are recalled now, and of those that are up.
  ///
  /// The cards of a miss on show count as known only if they are remembered, as for the other
  /// players of a simulation; a player with activation sees them on the table.
  private mutating func recalled(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> [Int: Int] {
    let isVisible = model.family == .actr || !table.showsFinishedTurn
    var known: [Int: Int] = [:]
    for card in kinds.indices where table.isOnTable(card) {
      if isVisible, let kind = table.kind(of: card) {
        known[card] = kind
      } else if recalls(card, using: &generator) {
        known[card] = memory.kinds[card]
      }
    }
    return known
  }

  private mutating func recalls(
    _ card: Int, using generator: inout some RandomNumberGenerator
  ) -> Bool {
    guard model.family == .actr else { return kinds[card] >= 0 }
    return memory.kinds[card] >= 0 && generator.drawsUnit(below: memory.chanceOfRecall(card))
  }

  /// Returns a card of the pairs that are known, of the open turn's kind if there is one: with
  /// activation the most active one, otherwise the first.
  private mutating func nextOfMatch(
    _ known: [Int: Int], seeing table: borrowing TableObservation
  ) -> Int? {
    let opens = table.faceUp.isEmpty || table.showsFinishedTurn
    let turnKind = opens ? nil : table.turnKind
    var counts: [Int: Int] = [:]
    for kind in known.values { counts[kind, default: 0] += 1 }
    var best: (card: Int, strength: Double)?
    for card in kinds.indices where table.mayChoose(card) {
      guard let kind = known[card], counts[kind, default: 0] >= table.matchSize,
        opens || kind == turnKind
      else { continue }
      if model.family != .actr { return card }
      let strength = memory.strength(of: card)
      if best.map({ $0.strength < strength }) ?? true { best = (card, strength) }
    }
    return best?.card
  }
}

extension RandomNumberGenerator {
  /// Draws an event with a probability.
  fileprivate mutating func drawsUnit(below probability: Double) -> Bool {
    Double(next() >> 11) < probability * 0x1p53
  }
}
