import MemoryEngine

/// The cards that are face down and not remembered, any of which can be drawn.
struct UnknownCards: ~Copyable {
  /// All cards, the hidden ones first.
  // Buffers instead of arrays, as in the other players' memories.
  private var cards = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 0)
  /// The index of each card in `cards`.
  private var places = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 0)
  private var count = 0

  deinit {
    cards.deallocate()
    places.deallocate()
  }

  /// Hides all cards; memory is allocated only if their number has changed.
  mutating func hideAll(of cardCount: Int) {
    if cards.count != cardCount { makeRoom(for: cardCount) }
    for card in 0..<cardCount {
      cards[card] = UInt16(truncatingIfNeeded: card)
      places[card] = UInt16(truncatingIfNeeded: card)
    }
    count = cardCount
  }

  private mutating func makeRoom(for cardCount: Int) {
    cards.deallocate()
    places.deallocate()
    cards = .allocate(capacity: cardCount)
    places = .allocate(capacity: cardCount)
  }

  /// Returns a card with uniform probability, or `nil` if there is none.
  func draw(using generator: inout some RandomNumberGenerator) -> Int? {
    count > 0 ? Int(cards[generator.draw(below: count)]) : nil
  }

  mutating func insert(_ card: Int) {
    guard places[card] >= count else { return }
    move(card, to: count)
    count &+= 1
  }

  mutating func remove(_ card: Int) {
    guard places[card] < count else { return }
    count &-= 1
    move(card, to: count)
  }

  private func move(_ card: Int, to place: Int) {
    let (other, free) = (cards[place], places[card])
    cards[Int(free)] = other
    places[Int(other)] = free
    cards[place] = UInt16(truncatingIfNeeded: card)
    places[card] = UInt16(truncatingIfNeeded: place)
  }
}
