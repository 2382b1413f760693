extension MemoryGame {
  /// Checks the invariants of a state, and those between it and an earlier state.
  ///
  /// - Parameter earlier: An earlier state of the same deal, whose clocks must not run back.
  /// - Returns: The violation and its place, or `nil` if there is none.
  /// - Complexity: O(cards).
  public func invariantViolation(since earlier: MemoryGame? = nil) -> String? {
    violationOfKinds ?? violationOfTurn ?? violationOfClocks(since: earlier) ?? violationOfCounts
  }

  private var violationOfKinds: String? {
    var copies = Array(repeating: 0, count: deck.kinds.count)
    var matched = copies
    for slot in slots {
      copies[Int(slot.kind)] += 1
      matched[Int(slot.kind)] += slot.state.contains(.matched) ? 1 : 0
    }
    for (number, kind) in deck.kinds.enumerated() {
      if copies[number] != kind.copies { return "kind \(number) has \(copies[number]) cards" }
      if !matched[number].isMultiple(of: rules.matchSize) {
        return "kind \(number) has \(matched[number]) matched cards"
      }
    }
    return tableOrder.sorted() == Array(slots.indices) ? nil : "the table order lost a card"
  }

  private var violationOfTurn: String? {
    let up = slots.indices.filter { slots[$0].state.contains(.up) }
    if up != faceUp.sorted() { return "cards \(up) are up, the turn has \(faceUp)" }
    if up.count > rules.matchSize { return "\(up.count) cards are up" }
    let matched = up.count { slots[$0].state.contains(.matched) }
    return matched == 0 || matched == rules.matchSize ? nil : "\(matched) of \(up) are matched"
  }

  private func violationOfClocks(since earlier: MemoryGame?) -> String? {
    for (card, slot) in slots.enumerated() {
      let used = slot.clock.used(at: progress.latest)
      if used < 0 || used > progress.latest { return "card \(card) used \(used)" }
      if slot.clock.since >= 0, slot.state != .up, slot.state != [.up, .seen] {
        return "the clock of card \(card) runs"
      }
      if let earlier, used < earlier.slots[card].clock.used(at: earlier.progress.latest) {
        return "the clock of card \(card) ran back"
      }
    }
    return nil
  }

  private var violationOfCounts: String? {
    let unmatched = slots.count { !$0.state.contains(.matched) }
    if unmatched != progress.unmatched { return "\(unmatched) cards are unmatched" }
    let matches = (slots.count - unmatched) / rules.matchSize
    if turns != matches + misses { return "\(turns) turns, \(matches) matches, \(misses) misses" }
    if !(0..<rules.players).contains(currentPlayer) { return "player \(currentPlayer) is next" }
    return isFinished && !progress.isOver ? "finished, but not over" : nil
  }
}
