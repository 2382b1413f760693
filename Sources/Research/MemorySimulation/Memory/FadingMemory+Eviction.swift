import MemoryEngine

// The orders of eviction other than by age, which is `keepNewest`.
extension FadingMemory {
  /// Forgets the most recently seen cards.
  mutating func keepOldest(_ capacity: Int, up: CardGroup) {
    while count > capacity { forget(Int(newest), isUp: up.contains(Int(newest))) }
  }

  /// Forgets random cards.
  mutating func keepAny(
    _ capacity: Int, up: CardGroup, using generator: inout some RandomNumberGenerator
  ) {
    while count > capacity {
      var card = Int(oldest)
      for _ in 0..<generator.draw(below: count) { card = Int(cards[card].newer) }
      forget(card, isUp: up.contains(card))
    }
  }
}
