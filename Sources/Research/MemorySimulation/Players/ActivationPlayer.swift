public import MemoryEngine

/// A player who recalls what it has seen by `ActivationModel`, so that it matters how long a flip
/// takes.
///
/// Before each of its choices it tries to recall every card that lies face down, one independently
/// of another; cards that are up it sees. With what it recalls, and trusts, it plays as the perfect
/// player does, and all others are unknown to it: of them it draws uniformly. Every flip, whoever
/// makes it, is a sight of that card, and a peek is one of all cards. With no decay and no noise,
/// and a threshold of at most 0, it is the perfect player; if it recalls nothing, a game of n pairs
/// takes n² turns on average.
///
/// A choice takes time in proportion to all sights of the cards that are left.
public struct ActivationPlayer: Player {
  private let trust: Double
  private var memory: ActivationMemory
  /// How many cards of each kind are seen, or recalled and trusted.
  private var counts: [Int] = []
  /// The cards that lie face down and are recalled and trusted.
  private var known: [Int] = []
  /// The others that may be chosen.
  private var unknown: [Int] = []

  /// - Parameters:
  ///   - model: How it recalls.
  ///   - flipTime: The time from flip to flip, which is that of the games it plays.
  public init(_ model: ActivationModel, flipTime: Duration) {
    trust = Double(model.trust.millionths) / Double(Probability.whole)
    memory = ActivationMemory(model, flipTime: flipTime)
  }

  /// Forgets the game before; sees what the peek shows.
  public mutating func begin(seeing table: borrowing TableObservation) {
    memory.begin(seeing: table)
    counts = Array(repeating: 0, count: table.cardCount)
  }

  /// Tries to recall, then turns a card of a kind that it knows wholly, else an unknown one.
  public mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    recall(seeing: table, using: &generator)
    if let card = nextOfMatch(seeing: table) { return card }
    let cards = unknown.isEmpty ? known : unknown
    return cards[generator.draw(below: cards.count)]
  }

  /// Notes the sight of the card, whoever turned it.
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
      if kind >= 0, !isDown || recalls(card, using: &generator) {
        counts[kind] += 1
        if isDown { known.append(card) }
      } else if isDown {
        unknown.append(card)
      }
    }
  }

  private mutating func recalls(
    _ card: Int, using generator: inout some RandomNumberGenerator
  ) -> Bool {
    let chance = memory.chanceOfRecall(card)
    let isRecalled = Double(generator.next() >> 11) < chance * 0x1p53
    return isRecalled && chance >= trust
  }

  /// The next card of a match that is known wholly, of the open turn's kind if there is one.
  private func nextOfMatch(seeing table: borrowing TableObservation) -> Int? {
    let opens = table.faceUp.isEmpty || table.showsFinishedTurn
    guard opens || table.turnKind != nil else { return nil }
    let (matchSize, turnKind) = (table.matchSize, opens ? nil : table.turnKind)
    return known.first { card in
      let kind = memory.kinds[card]
      return counts[kind] >= matchSize && (turnKind.map { $0 == kind } ?? true)
    }
  }
}
