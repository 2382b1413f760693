extension MemoryGame {
  /// A hash of the state of a deck, the same on every machine.
  ///
  /// Words are folded by `hash = mix(hash ^ word)` from zero, `mix` being SplitMix64's. The words
  /// are: the number of cards; for each card by id, its kind + 2^32 · its copy + 2^48 · its state
  /// (1 up, 2 matched, 4 seen), the nanoseconds its clock has used, and the start of its clock (-1
  /// if it is stopped); the table order; then latest flip, flips, turns, misses, player; the number
  /// of up cards and their ids in the order of the flips; the score of each player. Faces do not
  /// count.
  ///
  /// - Complexity: O(cards).
  public var digest: UInt64 {
    var fold = Fold()
    fold.add(slots.count)
    for slot in slots {
      fold.add(
        UInt64(slot.kind) | UInt64(slot.copy) << 32 | UInt64(slot.state.rawValue) << 48)
      fold.add(Int(slot.clock.past))
      fold.add(Int(slot.clock.since))
    }
    for card in tableOrder { fold.add(card) }
    fold.add(Int(progress.latest))
    for number in [flips, turns, misses, currentPlayer, faceUp.count] { fold.add(number) }
    for card in faceUp { fold.add(card) }
    for score in scores { fold.add(score) }
    return fold.hash
  }
}

private struct Fold {
  var hash: UInt64 = 0

  mutating func add(_ word: UInt64) { hash = SplitMix64.mix(hash ^ word) }
  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }
}
