import MemoryEngine

/// The cards of plain pairs, dealt game after game as the engine deals them.
// Buffers instead of arrays, to avoid uniqueness checks.
struct PairsDeck: ~Copyable {
  let seed: UInt64
  /// The kinds in the order before the deal.
  private let box: UnsafeMutableBufferPointer<UInt16>
  /// The kinds on the table, in order, after the deal.
  let kinds: UnsafeMutableBufferPointer<UInt16>

  init(_ rules: PlainPairs) {
    seed = rules.seed
    box = .inOwnCacheLines(capacity: rules.cards)
    kinds = .inOwnCacheLines(capacity: rules.cards)
    for card in 0..<rules.cards { box[card] = UInt16(truncatingIfNeeded: card / 2) }
  }

  deinit {
    box.deallocate()
    kinds.deallocate()
  }

  /// Resets the cards to the order before the deal, and returns the generator of a game.
  @inline(__always) func generator(ofGame index: UInt64) -> SeededGenerator {
    _ = kinds.update(fromContentsOf: box)
    return SeededGenerator(seed: seed, game: index)
  }

  /// Deals places from the last down to the first: a place is final as soon as its card is drawn.
  ///
  /// - Precondition: All places above have been dealt.
  @inline(__always) func deal(
    _ places: Range<Int>, using generator: inout SeededGenerator,
    put: (_ place: Int, _ kind: UInt16) -> Void
  ) {
    let end = max(1, places.lowerBound)
    var left = places.upperBound
    while left > end {
      let drawn = generator.place(below: left)
      left &-= 1
      let kind = kinds[drawn]
      kinds[drawn] = kinds[left]
      put(left, kind)
    }
    if places.lowerBound == 0 { put(0, kinds[0]) }
  }
}
