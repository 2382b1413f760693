// A memory for which card lies where that can be wrong.
extension FadingMemory {
  /// Visits the remembered cards, from the one seen longest ago on.
  func forEachRemembered(_ visit: (Int) -> Void) {
    var next = oldest
    while next != Self.none {
      visit(Int(next))
      next = cards[Int(next)].newer
    }
  }

  /// Takes each of two remembered cards for the other.
  func exchange(_ one: Int, _ other: Int) {
    let (kind, otherKind) = (Int(cards[one].kind), Int(cards[other].kind))
    guard kind != otherKind else { return }
    unlinkKind(one)
    unlinkKind(other)
    push(one, onto: otherKind)
    push(other, onto: kind)
  }

  /// Gives up what was believed of a card that shows another kind.
  mutating func correct(_ card: Int, _ kind: Int) {
    let believed = Int(cards[card].kind)
    guard remembers(card), believed != kind else { return }
    unlinkKind(card)
    push(card, onto: kind)
    // It may have been chosen for a match of others that are still believed to be one.
    list(believed)
    list(kind)
  }
}
