/// A card with its face, for the owner of the game; players get a `TableObservation`.
public struct Card<Face: Hashable>: Identifiable, Hashable {
  /// The card's position right after the deal.
  public let id: Int
  /// The face of the card.
  public let face: Face
  /// The index of the card's kind in the deck.
  public let kind: Int
  /// True if the card's face is visible, as it is during a peek, too.
  public let isFaceUp: Bool
  /// True if the card is matched; it may still be on show.
  public let isMatched: Bool
  /// True if the card is on the table; a match on show still is.
  public let isOnTable: Bool
  /// True if the card has been up and was turned down again.
  public let wasSeen: Bool
  /// The bonus time that is left; it runs while the card is up and unmatched.
  public let bonusTime: Duration
  /// The share of the bonus time that is left, 0...1; zero if the rules give no bonus.
  public let bonusFraction: Double
  /// True if the bonus time is running.
  public let isBonusRunning: Bool
}

extension Card: Sendable where Face: Sendable {}

extension MemoryGame {
  /// Returns the card with an id at a time since the deal.
  ///
  /// - Precondition: `id` is one of 0..<cardCount.
  public func card(_ id: Int, at now: Duration) -> Card<Face> {
    precondition(slots.indices.contains(id), "no card \(id) among \(slots.count)")
    let slot = slots[id]
    let kind = deck.kinds[Int(slot.kind)]
    let time = max(now.clampedNanoseconds, progress.latest)
    let left = slot.clock.remaining(at: time, of: numbers.bonusLimit)
    return Card(
      id: id, face: kind.faces[Int(slot.copy) % kind.faces.count], kind: Int(slot.kind),
      isFaceUp: slot.state.contains(.up) || time < numbers.peek,
      isMatched: slot.state.contains(.matched), isOnTable: slot.isOnTable,
      wasSeen: slot.state.contains(.seen), bonusTime: .nanoseconds(left),
      bonusFraction: numbers.bonusLimit > 0 ? Double(left) / Double(numbers.bonusLimit) : 0,
      isBonusRunning: slot.clock.since >= 0 && left > 0)
  }
}
