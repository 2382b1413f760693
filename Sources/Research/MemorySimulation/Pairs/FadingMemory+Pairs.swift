import MemoryEngine

// Variants of `take` and `nextCard` for loops that know the place in the turn.
extension FadingMemory {
  /// Returns the first card of a turn, other than those of a miss on show.
  mutating func opener(besides shown: ShownMiss, using chance: inout SeededGenerator) -> Int {
    if let kind = takeListed() {
      let top = Int(kinds[kind].top)
      return shown.contains(top) ? Int(cards[top].below) : top
    }
    return hidden.draw(using: &chance) ?? firstRemembered { !shown.contains($0) }
  }

  /// Returns the second card of a turn.
  func closer(to opener: Int, _ kind: Int, using chance: inout SeededGenerator) -> Int {
    let top = Int(kinds[kind].top)
    if top != opener, top != Int(Self.none) { return top }
    if kinds[kind].count > 1 { return Int(cards[top].below) }
    return hidden.draw(using: &chance) ?? firstRemembered { $0 != opener }
  }

  /// Returns a card that is face down if all of them are remembered.
  private func firstRemembered(where isDown: (Int) -> Bool) -> Int {
    cards.indices.first { remembers($0) && isDown($0) } ?? 0
  }

  mutating func sawFirst(_ card: Int, _ kind: Int, turningDown shown: ShownMiss) {
    if hasForgottenUp, shown.first >= 0 {
      if !remembers(shown.first) { hidden.insert(shown.first) }
      if !remembers(shown.second) { hidden.insert(shown.second) }
      hasForgottenUp = false
    }
    learn(card, kind)
  }

  mutating func sawMatch(_ first: Int, _ second: Int) {
    hasForgottenUp = false
    if remembers(first) { drop(first) }
    if remembers(second) { drop(second) } else { hidden.remove(second) }
  }

  mutating func sawMiss(_ second: Int, _ kind: Int, keeping capacity: Int) {
    learn(second, kind)
    keepNewest(capacity, ofWhichUp: 2)
  }
}
